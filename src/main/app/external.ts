import { AppFailure } from '#shared/failure.ts';

/** Longest web address that is opened, in characters: a page that was taken over could put much into one. */
const longestWebAddress = 2048;

/**
 * Parses an address that may be opened in the system's browser, mail program or telephone.
 * @throws AppFailure `refused` for anything but https, mailto and the digits of a number
 */
export function externalAddress(address: string): string {
  const url = URL.parse(address.trim());
  const isWeb =
    url?.protocol === 'https:' && url.username === '' && url.password === '' && url.href.length <= longestWebAddress;
  const isMail = url?.protocol === 'mailto:';
  const isNumber = url !== null && /^tel:\+?\d{2,20}$/.test(url.href);
  if (url === null || !(isWeb || isMail || isNumber))
    throw new AppFailure({ kind: 'refused', platformText: 'address' });
  return url.href;
}
