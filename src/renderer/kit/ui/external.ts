import { invoke } from '#renderer/kit/data/bridge.ts';

/** The address that starts a message to someone. */
export const mailtoOf = (address: string): string =>
  `mailto:${encodeURIComponent(address.toWellFormed()).replace('%40', '@')}`;

/** Hands an https or mailto address to the system; main refuses any other and logs why. */
export function openExternal(url: string): void {
  void invoke('app.openExternal', { url }).catch(() => undefined);
}
