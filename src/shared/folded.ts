/** A text for comparison: case, accents and the form of an apostrophe do not count, as in the platform's filters. */
export const folded = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().trim();

/** Whether a value contains a text, in the way the platform compares. */
export const contains = (value: string | null, text: string): boolean => folded(value ?? '').includes(folded(text));
