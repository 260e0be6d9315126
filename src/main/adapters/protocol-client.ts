import { app } from 'electron';
import { deepLinkScheme } from '#shared/deep-link.ts';

/** After `--` nothing is a switch, whatever a link holds, as in what the MSI writes. Windows alone takes these. */
const command: [scheme: string, program: string, args: string[]] = [deepLinkScheme, process.execPath, ['--']];

/**
 * Claims the application's links for this account where nobody opens them yet: an installer writes them for the
 * computer, and removes them.
 */
export function claimLinks(): void {
  if (!app.isPackaged || app.isDefaultProtocolClient(...command)) return;
  // On Windows that tells of the person's own registry alone; the name is that of whoever opens them.
  if (app.getApplicationNameForProtocol(`${deepLinkScheme}:`) !== '') return;
  app.setAsDefaultProtocolClient(...command);
}

/** Gives the links of the application back, where this account had claimed them. */
export function releaseLinks(): void {
  if (app.isPackaged) app.removeAsDefaultProtocolClient(...command);
}
