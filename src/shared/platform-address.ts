import type { PlainReasonCode } from './config-reasons.ts';

/**
 * Returns why a text cannot be the base URL of a platform, nor the address of the file of updates; null when it can. The
 * client appends paths and sends credentials in headers, so a user, query or fragment would end up in the wrong place.
 */
export function addressRefusal(text: string): PlainReasonCode | null {
  const url = URL.parse(text);
  if (url === null) return 'apiAddress';
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'notHttps';
  if (url.protocol === 'http:' && !isThisComputer(url)) return 'farHttp';
  if (url.username !== '' || url.password !== '') return 'credentials';
  // An empty query or fragment leaves only its sign in the address.
  if (url.search !== '' || /^[^#]*\?/u.test(text)) return 'query';
  if (url.hash !== '' || text.includes('#')) return 'fragment';
  return null;
}

/** Whether an address leads to the computer it is read on. */
export const isThisComputer = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** Normalises the base URL, without a final slash. */
export const platformAddress = (text: string): string => new URL(text).href.replace(/\/+$/u, '');
