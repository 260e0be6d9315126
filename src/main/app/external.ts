import { AppFailure } from '#shared/failure.ts';

/**
 * Parses an address that may be opened in the system's browser or mail program.
 * @throws AppFailure `refused` for anything but https and mailto
 */
export function externalAddress(address: string): string {
  const url = URL.parse(address.trim());
  const isWeb = url?.protocol === 'https:' && url.username === '' && url.password === '';
  const isMail = url?.protocol === 'mailto:';
  if (url === null || !(isWeb || isMail)) throw new AppFailure({ kind: 'refused', platformText: 'address' });
  return url.href;
}
