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

/**
 * Opens links that lead out of the application by the bridge, however they are clicked: with the middle button or a key
 * a link asks for a window, which main refuses. Those that a component has handled are left alone.
 */
export function followLinksOutside(document: Document): void {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button > 1) return;
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || !outside.has(link.protocol)) return;
    event.preventDefault();
    openExternal(link.href);
  };
  document.addEventListener('click', follow);
  document.addEventListener('auxclick', follow);
}

/** Schemes that another program opens. */
const outside: ReadonlySet<string> = new Set(['https:', 'mailto:', 'tel:']);
