import type { SiteConfig } from './config.ts';

/**
 * Returns the hosts besides the API's from which pictures are shown: those listed by the site, its public site, and its
 * upload address for article pictures. Any other host would learn who reads a text.
 */
export function pictureHostsOf({
  pictureHosts,
  publicSiteUrl,
  articleImageUrl,
}: Pick<SiteConfig, 'pictureHosts' | 'publicSiteUrl' | 'articleImageUrl'>): string[] {
  const places = [publicSiteUrl, articleImageUrl].filter((address) => address !== undefined);
  return [...new Set([...pictureHosts, ...places.map((address) => new URL(address).host)])];
}
