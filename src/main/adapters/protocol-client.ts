import { app } from 'electron';
import { deepLinkScheme } from '#shared/deep-link.ts';

/**
 * Claims the application's links for this account where nobody opens them yet: an installer writes them for the
 * computer, and removes them.
 */
export function claimLinks(): void {
  if (!app.isPackaged || app.isDefaultProtocolClient(deepLinkScheme)) return;
  // On Windows that tells of the person's own registry alone; the name is that of whoever opens them.
  if (app.getApplicationNameForProtocol(`${deepLinkScheme}:`) !== '') return;
  app.setAsDefaultProtocolClient(deepLinkScheme);
}

/** Gives the links of the application back, where this account had claimed them. */
export function releaseLinks(): void {
  if (app.isPackaged) app.removeAsDefaultProtocolClient(deepLinkScheme);
}
