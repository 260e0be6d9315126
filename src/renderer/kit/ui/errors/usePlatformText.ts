import { useTranslation } from 'react-i18next';
import { type Catalogue, catalogueText } from './catalogue.ts';

/**
 * Returns a function that translates a text of the platform; it returns the text itself when the catalogue has none.
 */
export function usePlatformText(): (platformText: string, context?: string) => string {
  const { i18n } = useTranslation('notifications');
  return (platformText, context) => {
    const catalogue: Catalogue = i18n.getResourceBundle(i18n.language, 'notifications') ?? {};
    return catalogueText(catalogue, platformText, context) ?? platformText;
  };
}
