/** Languages whose spelling is checked: those of the application. */
export const dictionaryLocales = ['fr', 'en'] as const;
export type DictionaryLocale = (typeof dictionaryLocales)[number];

/**
 * Folder of the packed dictionaries in the built page, and of the script that looks words up in them; stored and served
 * as `documentScripts` are.
 */
export const dictionaryFolder = 'dictionaries';

/** Name of a packed dictionary among the files of the page. */
export const dictionaryFile = (locale: DictionaryLocale): string => `${dictionaryFolder}/${locale}.txt`;
