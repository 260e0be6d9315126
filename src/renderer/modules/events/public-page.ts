import type { SiteConfig } from '#shared/config.ts';

/** The page of an event on the public site, whose routes take the id alone; null where the site has named none. */
export const publicPageOf = ({ publicSiteUrl }: SiteConfig, id: number): string | null =>
  publicSiteUrl === undefined ? null : `${publicSiteUrl.replace(/\/+$/, '')}/covoiturages-evenements/${id}`;
