import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '#shared/preferences.ts';
import type { HelpTexts } from './pages.ts';

const loaders: Readonly<Record<Locale, () => Promise<HelpTexts>>> = {
  fr: async () => (await import('#renderer/locales/fr/help.json')).default,
  en: async () => (await import('#renderer/locales/en/help.json')).default,
};

/** The texts of the help in one language. They are no namespace: they are loaded when somebody asks for help. */
export const helpTexts = (locale: Locale) =>
  queryOptions({
    queryKey: ['help', locale],
    queryFn: loaders[locale],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
