const hostOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).host : null);

/**
 * Whether a picture is the platform's own: at its address, or on a host that the site names. Any other host would learn
 * who reads the text.
 */
export function isOfPlatform(src: string, pictureHosts: readonly string[]): boolean {
  const host = hostOf(src);
  if (host === null) return src !== '' && !/^[a-z][a-z\d+.-]*:/i.test(src.trim()) && !src.trim().startsWith('//');
  return pictureHosts.includes(host);
}
