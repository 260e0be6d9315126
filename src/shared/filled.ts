import type { Locale } from './locale.ts';

/** What stands for the words in braces of a text. */
export type TextValues = Readonly<Record<string, string | number>>;

/**
 * Puts values into the words in braces of a text, numbers as the language writes them. A word without a value stays as
 * it is, with its braces.
 */
export const filled = (text: string, values: TextValues, locale: Locale): string =>
  text.replaceAll(/\{(\w+)\}/gu, (braces, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value?.toLocaleString(locale) ?? braces;
  });
