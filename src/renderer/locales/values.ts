import type { FormatterModule, i18n } from 'i18next';
import { numbersOfTexts } from '#shared/texts/options.ts';

/**
 * Writes the values of texts: a right by its name, since its code says nothing to the person who lacks it; a number as
 * its language does.
 *
 * @param texts the texts of the current language
 */
export const valuesOfTexts = (texts: Pick<i18n, 'exists' | 't'>): FormatterModule => ({
  ...numbersOfTexts,
  format: (value, format, language, options) => {
    if (options?.interpolationkey !== 'right') return numbersOfTexts.format(value, format, language, options);
    // The rights that have a name are those that are known: the list of them would be loaded with the first window.
    const key = `rights:${String(value)}` as 'rights:other';
    return texts.t(texts.exists(key) ? key : 'rights:other');
  },
});
