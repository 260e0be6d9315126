import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { namespacesOf } from '#renderer/locales/namespaces.ts';
import type { Locale } from '#shared/preferences.ts';

const loaders: Record<Locale, () => Promise<{ default: Parameters<typeof namespacesOf>[0] }>> = {
  fr: () => import('#renderer/locales/fr/index.ts'),
  en: () => import('#renderer/locales/en/index.ts'),
};

/** The texts of a language, by namespace. */
async function textsOf(locale: Locale): Promise<Record<string, object>> {
  const namespaces = namespacesOf((await loaders[locale]()).default);
  return Object.fromEntries(Object.entries(namespaces).map(([name, texts]) => [name, withMany(texts)]));
}

/**
 * French counts a million apart (`_many`); our sentences read the same as for other plurals, so that the texts do not
 * repeat them. Without this a count of 1 000 000 would show the key.
 */
function withMany(texts: object): object {
  const entries = Object.entries(texts).flatMap(([key, value]: [string, unknown]) => {
    const entry = [key, typeof value === 'object' && value !== null ? withMany(value) : value] as const;
    const many = key.replace(/_other$/, '_many');
    return many === key || many in texts ? [entry] : [entry, [many, value] as const];
  });
  return Object.fromEntries(entries);
}

/** Starts the translations in one language; the other is loaded when a person asks for it. */
export async function startTexts(locale: Locale): Promise<void> {
  const texts = await textsOf(locale);
  await i18next.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    defaultNS: 'common',
    ns: Object.keys(texts),
    resources: { [locale]: texts },
    // React escapes what it shows.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    returnNull: false,
  });
  document.documentElement.lang = locale;
}

/** Loads the texts of a language without switching to it; nothing when they are there. */
export async function loadTexts(locale: Locale): Promise<void> {
  if (i18next.hasResourceBundle(locale, 'common')) return;
  for (const [namespace, texts] of Object.entries(await textsOf(locale))) {
    i18next.addResourceBundle(locale, namespace, texts);
  }
}

/** The language asked for last: its texts may come before those of one that was asked for earlier. */
let wanted: Locale | undefined;

/** Switches the language of everything on screen, its texts loaded first. */
export async function changeTexts(locale: Locale): Promise<void> {
  wanted = locale;
  await loadTexts(locale);
  if (wanted !== locale) return;
  await i18next.changeLanguage(locale);
  document.documentElement.lang = locale;
}
