import { type Affix, type Rules, readRules } from './affixes.ts';
import { unpack } from './packed.ts';

type Flags = ReadonlySet<string>;

/** How a dictionary writes what other programs write otherwise: an apostrophe, composed letters, ligatures. */
export const written = (word: string): string =>
  word
    .normalize('NFC')
    .replaceAll(/[’ʼ]/gu, "'")
    .replaceAll(/[ﬀ-ﬆ]/gu, (ligature) => ligature.normalize('NFKC'));

/** The first letter as a capital, the others as they are. */
export const capitalized = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

const isNamed = (stem: string): boolean => stem !== stem.toLowerCase();

/**
 * The words of a language: those of its list, with the prefixes and suffixes that its rules give them. A word is looked
 * up without its affixes, so that the list is never written out: that of French has some 84,000 words and millions of
 * forms.
 */
export class Dictionary {
  readonly rules: Rules;
  /** The flags of each word; several lists where words of one spelling have different ones. */
  readonly #words = new Map<string, Flags | readonly Flags[]>();
  readonly #own = new Set<string>();
  /** Words with capitals of their own, such as names of towns, as they are written in capitals alone. */
  #inCapitals: ReadonlySet<string> | undefined;

  /** @param packed as `pack` wrote it */
  constructor(packed: string) {
    const waiting: [string, string][] = [];
    this.rules = readRules(unpack(packed, (word, flags) => waiting.push([word, flags])));
    for (const [word, flags] of waiting) {
      const read = this.rules.flagsOf(flags);
      const before = this.#words.get(word);
      if (before === undefined) this.#words.set(word, read);
      else this.#words.set(word, before instanceof Set ? [before as Flags, read] : [...(before as Flags[]), read]);
    }
  }

  /** The words of the list, without their forms. */
  get stems(): Iterable<string> {
    return this.#words.keys();
  }

  /** Replaces the words that the person added. */
  setOwn(words: readonly string[]): void {
    this.#own.clear();
    for (const word of words) this.#own.add(written(word).toLowerCase());
  }

  /** Whether a word is spelled as the language spells it, or is one of the person's own. */
  has(typed: string): boolean {
    const word = written(typed);
    return this.#own.has(word.toLowerCase()) || this.#isWord(word) || this.#isJoined(word);
  }

  /** Whether a form may be suggested: a word that is neither rude nor one of several parts. */
  mayBeSuggested(word: string): boolean {
    return this.#isWord(word, true);
  }

  /** Parts between hyphens and the like, each a word of its own. */
  #isJoined(word: string): boolean {
    for (const sign of this.rules.breaks) {
      if (!word.includes(sign)) continue;
      const parts = word.split(sign);
      if (parts.every((part) => part === '' || this.has(part))) return true;
    }
    const bare = word.replaceAll(/^'+|'+$/gu, '');
    return bare !== word && bare !== '' && this.has(bare);
  }

  #isWord(word: string, isSuggested = false): boolean {
    if (this.#isForm(word, false, isSuggested)) return true;
    const lower = word.toLowerCase();
    if (lower === word) return false;
    const upper = word.toUpperCase();
    // A capital at the beginning of a sentence, after an elision too; a whole word in capitals.
    if (word === capitalized(lower) || word === upper || /^\p{L}'\p{Lu}[^\p{Lu}]*$/u.test(word)) {
      if (this.#isForm(lower, true, isSuggested)) return true;
    }
    const first = lower.slice(0, 1) + word.slice(1);
    if (first !== lower && this.#isForm(first, true, isSuggested)) return true;
    if (word !== upper) return false;
    this.#inCapitals ??= new Set([...this.stems].filter(isNamed).map((stem) => stem.toUpperCase()));
    if (this.#inCapitals.has(word)) return true;
    const named = lower.replaceAll(
      /(^|[-'])(\p{Ll})/gu,
      (_, sign: string, letter: string) => sign + letter.toUpperCase(),
    );
    return this.#isForm(capitalized(lower), true, isSuggested) || this.#isForm(named, true, isSuggested);
  }

  #flagsOf(stem: string): readonly Flags[] {
    const found = this.#words.get(stem);
    if (found === undefined) return [];
    return found instanceof Set ? [found as Flags] : (found as readonly Flags[]);
  }

  /** Whether the list has a form, by itself or with affixes. @param isChanged its capitals were changed */
  #isForm(form: string, isChanged: boolean, isSuggested: boolean): boolean {
    const { needsAffix, keepsCase, forbidden, notSuggested, onlyInCompound } = this.rules;
    const isStem = (flags: Flags): boolean =>
      !flags.has(forbidden) &&
      !flags.has(onlyInCompound) &&
      !(isChanged && flags.has(keepsCase)) &&
      !(isSuggested && flags.has(notSuggested));
    const alone = this.#flagsOf(form);
    if (alone.some((flags) => flags.has(forbidden))) return false;
    if (alone.some((flags) => isStem(flags) && !flags.has(needsAffix))) return true;
    return this.#hasSuffix(form, null, isStem) || this.#hasPrefix(form, isStem);
  }

  #hasPrefix(form: string, isStem: (flags: Flags) => boolean): boolean {
    const { prefixes, longestPrefix, needsBoth, needsAffix } = this.rules;
    for (let length = 0; length <= Math.min(longestPrefix, form.length); length++) {
      for (const prefix of prefixes.get(form.slice(0, length)) ?? []) {
        const rest = prefix.strip + form.slice(length);
        if (rest === '' || prefix.condition?.test(rest) === false) continue;
        const isAlone = !prefix.flags.has(needsBoth) && !prefix.flags.has(needsAffix);
        if (isAlone && this.#flagsOf(rest).some((flags) => flags.has(prefix.flag) && isStem(flags))) return true;
        if (prefix.isCrossed && this.#hasSuffix(rest, prefix, isStem)) return true;
      }
    }
    return false;
  }

  /** Whether a form has a suffix; together with a prefix that was taken off it, where there is one. */
  #hasSuffix(form: string, prefix: Affix | null, isStem: (flags: Flags) => boolean): boolean {
    const { suffixes, longestSuffix, needsBoth, needsAffix } = this.rules;
    for (let length = 0; length <= Math.min(longestSuffix, form.length); length++) {
      for (const suffix of suffixes.get(form.slice(form.length - length)) ?? []) {
        const stem = form.slice(0, form.length - length) + suffix.strip;
        if (stem === '' || suffix.condition?.test(stem) === false) continue;
        if (prefix === null && (suffix.flags.has(needsBoth) || suffix.flags.has(needsAffix))) continue;
        if (prefix !== null && !suffix.isCrossed) continue;
        if (prefix !== null && suffix.flags.has(needsBoth) !== prefix.flags.has(needsBoth)) continue;
        const has = (flags: Flags) =>
          flags.has(suffix.flag) &&
          (prefix === null || flags.has(prefix.flag) || suffix.flags.has(prefix.flag)) &&
          isStem(flags);
        if (this.#flagsOf(stem).some(has)) return true;
      }
    }
    return false;
  }
}
