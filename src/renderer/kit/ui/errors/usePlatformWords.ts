import { useTranslation } from 'react-i18next';
import { type Catalogue, wordsFor } from './catalogue.ts';

/** Our words for a text of the platform, in the language of the person; the text itself where there are none. */
export function usePlatformWords(): (platformText: string, context?: string) => string {
  const { i18n } = useTranslation('notifications');
  return (platformText, context) => {
    const catalogue: Catalogue = i18n.getResourceBundle(i18n.language, 'notifications') ?? {};
    return wordsFor(catalogue, platformText, context) ?? platformText;
  };
}
