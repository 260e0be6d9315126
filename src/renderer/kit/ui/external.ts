import { invoke } from '#renderer/kit/data/bridge.ts';
import { compactTelephone } from '#shared/telephone.ts';

/** Builds a mailto address. */
export const mailtoOf = (address: string): string =>
  `mailto:${encodeURIComponent(address.toWellFormed()).replace('%40', '@')}`;

/** Builds the address that dials a number; null for a text without one. */
export function telOf(telephone: string): string | null {
  const digits = compactTelephone(telephone);
  return /^\+?\d{2,20}$/.test(digits) ? `tel:${digits}` : null;
}

/** Opens an https, mailto or tel address in the system; the main process refuses and logs any other. */
export function openExternal(url: string): void {
  void invoke('app.openExternal', { url }).catch(() => undefined);
}
