import type { Locale } from '#shared/preferences.ts';

/** The language of Escale that fits the system's: for what is said before the preferences are read. */
export const systemLocale = (): Locale =>
  Intl.DateTimeFormat().resolvedOptions().locale.startsWith('fr') ? 'fr' : 'en';
