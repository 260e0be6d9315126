#!/bin/sh
# Run by dpkg after the files are gone. electron-builder replaces the two names. The settings in /etc/escale are the
# administrator's, also on purge.
set -e
# An upgrade keeps the command and the profile: those of the new version are there already.
case "$1" in
  remove | purge | disappear | abort-install) ;;
  *) exit 0 ;;
esac

update-alternatives --remove '${executable}' '/opt/${sanitizedProductName}/${executable}'

profile='/etc/apparmor.d/${executable}'
if [ -e "$profile" ]; then
  if apparmor_status --enabled >/dev/null 2>&1 && ! ischroot 2>/dev/null; then
    apparmor_parser --remove "$profile" || true
  fi
  rm -f "$profile"
fi
