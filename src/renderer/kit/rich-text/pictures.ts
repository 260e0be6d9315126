import type { Bootstrap } from '#shared/ipc/app.ts';
import { pictureHostsOf } from '#shared/picture-hosts.ts';

const hostOf = (address: string | undefined): string | null =>
  address !== undefined && URL.canParse(address) ? new URL(address).host : null;

/**
 * Whether a picture is the platform's own: at its address, or on a host that the site names. Any other host would learn
 * who reads the text.
 */
export function isOfPlatform(
  src: string,
  { platformHost, config }: Pick<Bootstrap, 'platformHost' | 'config'>,
): boolean {
  const host = hostOf(src);
  if (host === null) return src !== '' && !/^[a-z][a-z\d+.-]*:/i.test(src.trim()) && !src.trim().startsWith('//');
  return [platformHost, hostOf(config.apiBaseUrl), ...pictureHostsOf(config)].includes(host);
}
