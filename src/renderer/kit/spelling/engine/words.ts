/** A word of a text, with its place in it. */
export interface WordAt {
  word: string;
  from: number;
  to: number;
}

/** What is no word: addresses, mail addresses, names of hosts, placeholders, values of templates, tags. */
const apart =
  /\b(?:https?|mailto|tel):\S+|\bwww\.\S+|\S+@\S+|[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:fr|org|com|net|eu|info|be|ch|io|uk|pdf|docx?|xlsx?|png|jpe?g)\b\S*|\{\{[^{}]*\}\}|\{[^{}\s]*\}|%\w+%|\[[^\]]*\]|[#@][\p{L}\d_]+|_{2,}/giu;

const words = /[\p{L}\p{M}\d]+(?:['’·-][\p{L}\p{M}\d]+)*/gu;

/** Letters of a word in capitals up to which it is an acronym. */
const ACRONYM = 6;

/** Whether a place begins a sentence. */
const begins = (text: string, at: number): boolean =>
  /(?:^|[.!?…:;]["»”)]*\s+|[\n•–—-]\s*|[«“"(]\s*)$/u.test(text.slice(0, at));

/** Whether a word is not looked at: with digits, an acronym, a name inside a sentence, a single letter. */
function isSkipped({ word, from }: WordAt, text: string): boolean {
  if (/\d/u.test(word) || word.length < 2) return true;
  if (word === word.toUpperCase() && word.length <= ACRONYM) return true;
  // A capital after the first letter: a brand, such as `BlaBlaCar`.
  if (/\p{Ll}\p{Lu}/u.test(word)) return true;
  return /^(?:\p{L}{1,2}['’])?\p{Lu}/u.test(word) && /\p{Lu}\p{Ll}/u.test(word) && !begins(text, from);
}

/**
 * Returns the words of a text that a dictionary is asked for. Left out are names inside a sentence, acronyms, numbers,
 * addresses and placeholders.
 */
export function wordsIn(text: string): WordAt[] {
  const plain = text.replaceAll(apart, (found) => ' '.repeat(found.length));
  const found: WordAt[] = [];
  for (const match of plain.matchAll(words)) {
    const one = { word: match[0], from: match.index, to: match.index + match[0].length };
    if (!isSkipped(one, plain)) found.push(one);
  }
  return found;
}
