import type { SiteConfig } from '#shared/config.ts';

/** The address of an event on the public site, by its id; null where the configuration names no public site. */
export const publicPageOf = ({ publicSiteUrl }: SiteConfig, id: number): string | null =>
  publicSiteUrl === undefined ? null : `${publicSiteUrl.replace(/\/+$/, '')}/covoiturages-evenements/${id}`;
