import type { Locale } from '#shared/preferences.ts';
import type { Finding } from './findings.ts';
import { type CheckTexts, en, type Name } from './texts.en.ts';
import { fr } from './texts.fr.ts';

/** Texts of the check, outside the page: commands print them where there is no page. */
export const checkTexts: Readonly<Record<Locale, CheckTexts>> = { fr, en };

/** Puts the values of a finding into the braces of one of its texts, numbers and names as the language has them. */
export function filled(text: string, values: Finding['values'], locale: Locale): string {
  const written = (value: string | number | readonly Name[]): string => {
    if (typeof value === 'string') return value;
    if (typeof value === 'number') return value.toLocaleString(locale);
    return value.map((name) => checkTexts[locale].names[name]).join(', ');
  };
  return text.replaceAll(/\{(\w+)\}/gu, (braces, key: string) => {
    const value = values?.[key];
    return value === undefined ? braces : written(value);
  });
}
