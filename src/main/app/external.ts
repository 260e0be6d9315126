import { AppFailure } from '#shared/failure.ts';

/**
 * Parses an address that may be opened in the system's browser, mail program or telephone.
 * @throws AppFailure `refused` for anything but https, mailto and the digits of a number
 */
export function externalAddress(address: string): string {
  const url = URL.parse(address.trim());
  const isWeb = url?.protocol === 'https:' && url.username === '' && url.password === '';
  const isMail = url?.protocol === 'mailto:';
  const isNumber = url !== null && /^tel:\+?\d{2,20}$/.test(url.href);
  if (url === null || !(isWeb || isMail || isNumber))
    throw new AppFailure({ kind: 'refused', platformText: 'address' });
  return url.href;
}
