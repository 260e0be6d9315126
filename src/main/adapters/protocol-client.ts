import { app } from 'electron';
import { deepLinkScheme } from '#shared/deep-link.ts';

/** After `--` nothing is a switch, whatever a link holds, as in what the MSI writes. Windows alone takes these. */
const command: [scheme: string, program: string, args: string[]] = [deepLinkScheme, process.execPath, ['--']];

/**
 * Registers the application's links for this account if no program is registered for them: an installer registers and
 * unregisters them for the computer.
 */
export function claimLinks(): void {
  if (!app.isPackaged || app.isDefaultProtocolClient(...command)) return;
  // On Windows the call above reads the person's own registry only; this name is of the program that opens the links.
  if (app.getApplicationNameForProtocol(`${deepLinkScheme}:`) !== '') return;
  app.setAsDefaultProtocolClient(...command);
}

/** Unregisters the application's links if this account had registered them. */
export function releaseLinks(): void {
  if (app.isPackaged) app.removeAsDefaultProtocolClient(...command);
}
