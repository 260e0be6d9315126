/** Who made a call, as the adapter saw it at the moment the call arrived. */
export interface Sender {
  /** Address of the calling frame; null when the frame has gone. */
  frameUrl: string | null;
  isMainFrame: boolean;
  isOwnWindow: boolean;
}

/** Whether a call comes from the main frame of our own window, at our own origin (`app://escale`). */
export function isTrustedSender({ frameUrl, isMainFrame, isOwnWindow }: Sender, origin: string): boolean {
  return isOwnWindow && isMainFrame && frameUrl !== null && isOwnAddress(frameUrl, origin);
}

/** Whether an address lies at our own origin. `URL.origin` is 'null' for a scheme of one's own, so host and scheme are compared. */
export function isOwnAddress(address: string, origin: string): boolean {
  const url = URL.parse(address);
  const own = URL.parse(origin);
  return url !== null && own !== null && url.protocol === own.protocol && url.host === own.host && url.username === '';
}
