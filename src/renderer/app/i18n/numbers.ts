import type { FormatterModule } from 'i18next';

/** Values of texts that name something rather than count it: they are written without groups of digits. */
export const names: ReadonlySet<string> = new Set(['id', 'record', 'old', 'new', 'status', 'version']);

const formats = new Map<string, Intl.NumberFormat>();

/** Cache of formatters: Intl is slow to create them. */
function formatOf(language: string): Intl.NumberFormat {
  const known = formats.get(language);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 20 });
  formats.set(language, format);
  return format;
}

/** Writes every number that stands in a text as its language writes numbers: `2 473 lignes`. */
export const numbersOfTexts: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  // biome-ignore lint/suspicious/noExplicitAny: the type that i18next gives to formatters.
  format: (value: any, _format, language, options): any =>
    typeof value === 'number' && !names.has(String(options?.interpolationkey))
      ? formatOf(language ?? 'fr').format(value)
      : value,
};
