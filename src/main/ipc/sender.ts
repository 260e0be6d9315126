/** The origin of a call, as it was when the call arrived. */
export interface Sender {
  /** Address of the calling frame; null when the frame has gone. */
  frameUrl: string | null;
  isMainFrame: boolean;
  isOwnWindow: boolean;
}

/** Whether a call comes from the main frame of the application's window, at its own origin (`app://escale`). */
export function isTrustedSender({ frameUrl, isMainFrame, isOwnWindow }: Sender, origin: string): boolean {
  return isOwnWindow && isMainFrame && frameUrl !== null && isOwnAddress(frameUrl, origin);
}

/**
 * Whether an address has the application's origin. `URL.origin` is 'null' for a custom scheme, so host and scheme are
 * compared.
 */
export function isOwnAddress(address: string, origin: string): boolean {
  const url = URL.parse(address);
  const own = URL.parse(origin);
  return url !== null && own !== null && url.protocol === own.protocol && url.host === own.host && url.username === '';
}
