import { AppFailure } from '#shared/failure.ts';
import { mailOf, mailtoAddress } from '#shared/mailto.ts';

/** Longest web address that is opened, in characters: a page that was taken over could put much into one. */
const longestWebAddress = 2048;

/**
 * Parses an address that may be opened in the system's browser, mail program or telephone. A mailto address keeps one
 * mailbox, its subject and its text; whatever else a mail program would take from it is left out.
 * @throws AppFailure `refused` for anything but https, mailto to one mailbox and the digits of a number, and for an
 *   address with a control in it, such as the end of a line
 */
export function externalAddress(address: string): string {
  const given = address.trim();
  const url = /\p{Cc}/u.test(given) ? null : URL.parse(given);
  const isWeb =
    url?.protocol === 'https:' && url.username === '' && url.password === '' && url.href.length <= longestWebAddress;
  const isNumber = url !== null && /^tel:\+?\d{2,20}$/.test(url.href);
  if (url !== null && (isWeb || isNumber)) return url.href;
  const mail = url && mailOf(url);
  if (mail === null) throw new AppFailure({ kind: 'refused', platformText: 'address' });
  return mailtoAddress(mail);
}
