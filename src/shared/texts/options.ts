import type { FormatterModule, InitOptions } from 'i18next';

/** Values of texts that name something rather than count it: they are written without groups of digits. */
export const identifiers: ReadonlySet<string> = new Set(['id', 'record', 'old', 'new', 'status', 'version']);

const formats = new Map<string, Intl.NumberFormat>();

/** Cache of formatters: Intl is slow to create them. */
function formatOf(language: string): Intl.NumberFormat {
  const known = formats.get(language);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 20 });
  formats.set(language, format);
  return format;
}

/** Formats every number in a text for its language: `2 473 lignes`. */
export const numbersOfTexts: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  // biome-ignore lint/suspicious/noExplicitAny: the type that i18next gives to formatters.
  format: (value: any, _format, language, options): any =>
    typeof value === 'number' && !identifiers.has(String(options?.interpolationkey))
      ? formatOf(language ?? 'fr').format(value)
      : value,
};

/**
 * Options of i18next for every catalogue. A value is put into its text as it is; where that must not be, `escape` of the
 * interpolation says how it is changed.
 */
export const textOptions = {
  fallbackLng: false,
  returnNull: false,
  // The defaults of i18next. Setting them explicitly avoids a search in each key, which takes a fifth of the time of a
  // translation.
  keySeparator: '.',
  nsSeparator: ':',
  interpolation: { escapeValue: false, alwaysFormat: true },
} as const satisfies InitOptions;

const OTHER = '_other';

/**
 * Adds the plural form for millions in French (`_many`), which reads the same as the other plurals here. Without it a
 * count of 1 000 000 would show the key. In place: the build does it to the texts of the page, main to its own.
 */
export function addMany(texts: object): void {
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'object' && value !== null) addMany(value);
    else if (key.endsWith(OTHER)) {
      const many = `${key.slice(0, -OTHER.length)}_many`;
      if (!(many in texts)) Object.assign(texts, { [many]: value });
    }
  }
}
