/**
 * Characters of a text that are drawn at once. A screen of 1280 × 800 has room for some 4,000 letters of 14 pixels; what
 * is longer is shown on demand.
 */
export const longestText = 4000;

/**
 * Characters of a name that are drawn: in a heading, a cell, a title of the window or a sentence. No line of a screen
 * has room for more; the page of the record shows the whole.
 */
export const longestName = 300;

/** Maximum characters of a value inside a sentence, so that the rest of the sentence stays visible. */
export const longestInSentence = 500;

/** Maximum characters before the cut that are searched for the start of a letter with combining marks. */
const around = 32;

let segmenter: Intl.Segmenter | undefined;

/** The start of a text, at most this long (UTF-16 code units), which ends with a whole letter as people see it. */
export function startOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const from = Math.max(0, most - around);
  // What follows tells whether the last letter is whole.
  const near = text.slice(from, most + around);
  // Made when a text is first cut: a start would wait for it.
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const last = segmenter.segment(near).containing(most - from);
  const end = last === undefined || last.index === 0 ? most : from + last.index;
  return text.slice(0, end).replace(/[\uD800-\uDBFF]$/, '');
}

/** The same with an ellipsis where something was left out. */
export const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${startOf(text, most).trimEnd()}…`;

/** A name as it is drawn, whole or cut. */
export const cutName = (name: string): string => cut(name, longestName);
