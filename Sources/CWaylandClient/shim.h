// SPDX-License-Identifier: MIT
#include <wayland-client-core.h>
