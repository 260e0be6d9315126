import type { Bootstrap } from '#shared/ipc/app.ts';

const hostOf = (address: string | undefined): string | null =>
  address !== undefined && URL.canParse(address) ? new URL(address).host : null;

/**
 * Whether a picture is the platform's own: one of its address, of the public site, or of the place where pictures of
 * articles are kept. Any other host would learn who reads the text.
 */
export function isOfPlatform(
  src: string,
  { platformHost, config }: Pick<Bootstrap, 'platformHost' | 'config'>,
): boolean {
  const host = hostOf(src);
  if (host === null) return src !== '' && !/^[a-z][a-z\d+.-]*:/i.test(src.trim()) && !src.trim().startsWith('//');
  const own = [platformHost, hostOf(config.apiBaseUrl), hostOf(config.publicSiteUrl), hostOf(config.articleImageUrl)];
  return own.includes(host);
}
