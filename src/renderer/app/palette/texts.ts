import { queryOptions } from '@tanstack/react-query';
import { locales } from '#shared/preferences.ts';
import { loadTexts } from '../i18n/i18n.ts';

/** The texts of both languages, by whose titles pages are found; the start has loaded one. */
export const everyText = queryOptions({
  queryKey: ['texts'],
  queryFn: async () => {
    await Promise.all(locales.map(loadTexts));
    return locales;
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});
