import type { FormatterModule } from 'i18next';
import { isPermission, type Permission } from '#shared/permissions.ts';
import { numbersOfTexts } from '#shared/texts/options.ts';

/**
 * Writes the values of texts: a right by its name, since its code says nothing to the person who lacks it; a number as
 * its language does.
 *
 * @param translate gives the text of a key in the current language
 */
export const valuesOfTexts = (translate: (key: `rights:${Permission | 'other'}`) => string): FormatterModule => ({
  ...numbersOfTexts,
  format: (value, format, language, options) => {
    if (options?.interpolationkey !== 'right') return numbersOfTexts.format(value, format, language, options);
    const right = String(value);
    return translate(isPermission(right) ? `rights:${right}` : 'rights:other');
  },
});
