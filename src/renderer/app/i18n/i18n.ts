import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { namespacesOf } from '#renderer/locales/namespaces.ts';
import { valuesOfTexts } from '#renderer/locales/values.ts';
import { isolated } from '#shared/bidi.ts';
import { cut, longestInSentence } from '#shared/cut.ts';
import type { Locale } from '#shared/preferences.ts';
import { textOptions } from '#shared/texts/options.ts';

const loaders: Record<Locale, () => Promise<{ default: Parameters<typeof namespacesOf>[0] }>> = {
  fr: () => import('#renderer/locales/fr/index.ts'),
  en: () => import('#renderer/locales/en/index.ts'),
};

/** Loads the texts of a language, by namespace. */
async function textsOf(locale: Locale): Promise<Record<string, object>> {
  return namespacesOf((await loaders[locale]()).default);
}

/** The language that the page was written in; French where it is none of the application's. */
export function languageOfDocument(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : 'fr';
}

const isLocale = (lang: string): lang is Locale => Object.hasOwn(loaders, lang);

/** Starts i18next in one language; the other is loaded on demand. */
export async function startTexts(locale: Locale): Promise<void> {
  const texts = await textsOf(locale);
  await i18next
    .use(initReactI18next)
    .use(valuesOfTexts(i18next))
    .init({
      ...textOptions,
      lng: locale,
      defaultNS: 'common',
      ns: Object.keys(texts),
      resources: { [locale]: texts },
      // React escapes by itself. Values are isolated and cut, so that none changes the direction of the sentence or
      // fills the screen.
      interpolation: {
        ...textOptions.interpolation,
        escapeValue: true,
        escape: (value) => isolated(cut(value, longestInSentence)),
      },
      react: { useSuspense: false },
    });
  document.documentElement.lang = locale;
}

/** Loads the texts of a language without switching to it; does nothing when they are loaded. */
export async function loadTexts(locale: Locale): Promise<void> {
  if (i18next.hasResourceBundle(locale, 'common')) return;
  for (const [namespace, texts] of Object.entries(await textsOf(locale))) {
    i18next.addResourceBundle(locale, namespace, texts);
  }
}

/** The last requested language: its texts may arrive before those of an earlier request. */
let wanted: Locale | undefined;

/** Switches the language of the screen, after loading its texts. */
export async function changeTexts(locale: Locale): Promise<void> {
  wanted = locale;
  await loadTexts(locale);
  if (wanted !== locale) return;
  await i18next.changeLanguage(locale);
  document.documentElement.lang = locale;
}
