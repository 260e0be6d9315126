import type { SiteConfig } from './config.ts';

/**
 * Returns the hosts besides the API's from which pictures are shown: those listed by the site, its public site, its
 * upload address for article pictures, and the picture of its letters. Any other host would learn who reads a text.
 */
export function pictureHostsOf({
  pictureHosts,
  publicSiteUrl,
  articleImageUrl,
  letters,
}: Pick<SiteConfig, 'pictureHosts' | 'publicSiteUrl' | 'articleImageUrl' | 'letters'>): string[] {
  const places = [publicSiteUrl, articleImageUrl, letters.picture].filter((address) => address !== undefined);
  return [...new Set([...pictureHosts, ...places.map((address) => new URL(address).host)])];
}
