import type { SiteConfig } from './config.ts';

/**
 * Hosts besides the API's whose pictures are shown: those that the site names for them, its public site, and where it sends
 * pictures of articles. Any other host would learn who reads a text.
 */
export function pictureHostsOf({
  pictureHosts,
  publicSiteUrl,
  articleImageUrl,
}: Pick<SiteConfig, 'pictureHosts' | 'publicSiteUrl' | 'articleImageUrl'>): string[] {
  const places = [publicSiteUrl, articleImageUrl].filter((address) => address !== undefined);
  return [...new Set([...pictureHosts, ...places.map((address) => new URL(address).host)])];
}
