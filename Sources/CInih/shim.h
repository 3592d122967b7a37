// SPDX-License-Identifier: MIT
#include <ini.h>
