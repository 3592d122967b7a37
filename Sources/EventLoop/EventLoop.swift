// SPDX-License-Identifier: MIT
import CLinux
