import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { app } from 'electron';
import reg from 'native-reg';
import { toastActivatorClsid } from '#shared/app-id.ts';

// What Electron writes for the person with the first use of notifications on Windows, whatever the installer wrote for
// the computer (shell/browser/notifications/win/windows_toast_activator.cc, 142-160 and 223-308). Only imported there.

const classes = String.raw`Software\Classes\CLSID`;
const key = `${classes}\\${toastActivatorClsid}`;

/** Whether this account has an entry by which Windows starts the application for a click on a notification. */
export function isActivatorRegistered(): boolean {
  const opened = reg.openKey(reg.HKCU, key, reg.Access.READ);
  reg.closeKey(opened);
  return opened !== null;
}

/**
 * Removes that entry, and the shortcut in the person's Start menu that came with it.
 * @returns what was removed, for the administrator; nothing where there is no entry: a shortcut without one is somebody
 *   else's
 * @throws Error with the system's code
 */
export function removeActivator(): string[] {
  if (!isActivatorRegistered()) return [];
  const shortcut = join(programsFolder(), `${app.getName()}.lnk`);
  // Before the entry of the registry, which tells that the shortcut belongs to this application.
  rmSync(shortcut, { force: true });
  const parent = reg.openKey(reg.HKCU, classes, reg.Access.ALL_ACCESS);
  try {
    if (parent !== null) reg.deleteTree(parent, toastActivatorClsid);
  } finally {
    reg.closeKey(parent);
  }
  return [shortcut, `HKCU\\${key}`];
}

/** The person's part of the Start menu, which a policy may have moved to a server. */
function programsFolder(): string {
  const folders = String.raw`Software\Microsoft\Windows\CurrentVersion\Explorer\Shell Folders`;
  const known = reg.openKey(reg.HKCU, folders, reg.Access.READ);
  const given = known === null ? null : reg.queryValue(known, 'Programs');
  reg.closeKey(known);
  if (typeof given === 'string') return given;
  return join(app.getPath('appData'), 'Microsoft', 'Windows', 'Start Menu', 'Programs');
}
