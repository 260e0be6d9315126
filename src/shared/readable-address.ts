import { mailOf } from './mailto.ts';

/** Characters that would end an address or change its meaning: they stay encoded. */
const unreadable = /[\p{C}\p{Z}"<>]/gu;

/**
 * Returns the address of a link as a person reads it: the mailbox, the number, or the address of the web with its
 * letters in place of their codes (`/%C3%A9v%C3%A9nements` is `/événements`), which still opens the same page.
 */
export function readableAddress(address: string): string {
  const url = URL.parse(address);
  if (url?.protocol === 'mailto:') return mailOf(url)?.to ?? '';
  if (url?.protocol === 'tel:') return url.pathname;
  try {
    return decodeURI(address).replaceAll(unreadable, (sign) => encodeURIComponent(sign.toWellFormed()));
  } catch {
    return address;
  }
}
