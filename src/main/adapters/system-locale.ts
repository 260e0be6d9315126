import { app } from 'electron';
import { type Locale, locale } from '#shared/preferences.ts';

/**
 * The language of Escale that comes first among those that the person prefers in the system: for messages that are
 * shown before the preferences are read. Electron knows them before it is ready; the locale of Node is that of `LANG`,
 * which a start from the Finder does not have.
 */
export function systemLocale(): Locale {
  const spoken = app.getPreferredSystemLanguages().map((language) => locale.safeParse(/^[a-z]+/.exec(language)?.[0]));
  return spoken.find(({ success }) => success)?.data ?? 'en';
}
