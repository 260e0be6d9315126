#!/bin/sh
# Run by dpkg after the files are in place. electron-builder replaces the two names.
set -e
[ "$1" = configure ] || exit 0

update-alternatives --install '/usr/bin/${executable}' '${executable}' '/opt/${sanitizedProductName}/${executable}' 100

# Ubuntu gives user namespaces to programs that a profile of AppArmor names. An older AppArmor cannot read this profile,
# and its system needs none.
profile='/etc/apparmor.d/${executable}'
shipped='/opt/${sanitizedProductName}/resources/apparmor-profile'
if apparmor_status --enabled >/dev/null 2>&1 && apparmor_parser --skip-kernel-load "$shipped" >/dev/null 2>&1; then
  cp -f "$shipped" "$profile"
  if ! ischroot 2>/dev/null; then
    apparmor_parser --replace --write-cache --skip-read-cache "$profile" || true
  fi
fi

# Chromium makes its sandbox from user namespaces. Where an ordinary account has none, the helper has to run as root.
ordinary='setpriv --reuid=65534 --regid=65534 --clear-groups'
if [ -e "$profile" ] || $ordinary unshare --user true 2>/dev/null; then
  chmod 0755 '/opt/${sanitizedProductName}/chrome-sandbox'
else
  chmod 4755 '/opt/${sanitizedProductName}/chrome-sandbox'
fi

if command -v update-desktop-database >/dev/null; then
  update-desktop-database /usr/share/applications || true
fi
