import { invoke } from '#renderer/kit/data/bridge.ts';

/** Builds a mailto address. */
export const mailtoOf = (address: string): string =>
  `mailto:${encodeURIComponent(address.toWellFormed()).replace('%40', '@')}`;

/** Opens an https or mailto address in the system; the main process refuses and logs any other. */
export function openExternal(url: string): void {
  void invoke('app.openExternal', { url }).catch(() => undefined);
}
