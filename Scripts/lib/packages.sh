# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Debian packages by what they are for, and how to install what is missing of them.

build_packages=(
  libwayland-dev wayland-protocols libxkbcommon-dev xkb-data libcairo2-dev libpango1.0-dev
  libexpat1-dev libinih-dev libstdc++-12-dev pkg-config fonts-dejavu-core
)
# A compositor without a screen, with a touch screen of ours, and programs to type into.
rig_packages=(
  sway phoc foot grim swaybg libwlroots-dev libpixman-1-dev libudev-dev libinput-dev gcc make
  libc6-dev python3 python3-gi gir1.2-gtk-3.0 gir1.2-gtk-4.0 adwaita-icon-theme
  fonts-cantarell gsettings-desktop-schemas
)
check_packages=(python3-pytest python3-pytest-xdist libxml2-utils mandoc wvkbd squeekboard dbus
  libglib2.0-bin)
peer_packages=(wvkbd squeekboard dbus libglib2.0-bin)

# Installs those of the named packages that are missing, and says which.
install_missing() {
  local missing=() name
  for name in "$@"; do
    dpkg-query --show --showformat='${db:Status-Status}' "$name" 2>/dev/null |
      grep -qx installed || missing+=("$name")
  done
  [ ${#missing[@]} -eq 0 ] && return
  echo "Installing from Debian: ${missing[*]}" >&2
  # sudo drops what is set before it, so that env comes after it.
  local apt=(env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=600)
  if [ "$(id -u)" -ne 0 ]; then apt=(sudo "${apt[@]}"); fi
  "${apt[@]}" update >&2 || true # One source out of reach may not matter; the installing shows.
  if ! "${apt[@]}" install --yes --no-install-recommends "${missing[@]}" >/dev/null; then
    echo "These Debian packages couldn't be installed; install them, and run this again." >&2
    exit 1
  fi
}

# The Swift toolchain is the one thing that Debian doesn't have.
need_swift() {
  command -v swift >/dev/null && return
  echo "This needs a Swift 6.3 toolchain in the PATH: https://www.swift.org/install/linux/" >&2
  exit 1
}
