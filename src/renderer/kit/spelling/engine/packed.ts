/**
 * The dictionaries as the application ships them: the rules of affixes of Hunspell, and its words grouped by their flags,
 * each word without what it has in common with the one before (docs/rich-text.md).
 */

/** Stands between the rules and the words. */
const WORDS = '\f';
/** Begins a group, before its flags. */
const GROUP = '\n';
/** The first of the signs that begin a word: each says how many letters are those of the word before. */
const SHARED = 0x0e;
/** Most letters that are told as those of the word before. */
const MOST = 0x1f - SHARED;

/** The words of a dictionary by their flags. */
export type FlaggedWords = ReadonlyMap<string, readonly string[]>;

/** Writes a dictionary in its packed form. Words hold no control character. */
export function pack(affixes: string, words: FlaggedWords): string {
  let packed = affixes + WORDS;
  for (const [flags, group] of words) {
    packed += GROUP + flags;
    let before = '';
    for (const word of group) {
      let shared = 0;
      while (shared < MOST && shared < word.length && word[shared] === before[shared]) shared++;
      packed += String.fromCharCode(SHARED + shared) + word.slice(shared);
      before = word;
    }
  }
  return packed;
}

/** Reads what `pack` wrote; `onWord` is called with each word and its flags. @returns the rules of affixes */
export function unpack(packed: string, onWord: (word: string, flags: string) => void): string {
  const start = packed.indexOf(WORDS);
  if (start < 0) throw new Error('not a packed dictionary');
  for (const group of packed.slice(start + 2).split(GROUP)) {
    let [flags, word, at]: [string | null, string, number] = [null, '', 0];
    let shared = 0;
    for (let end = 0; end <= group.length; end++) {
      const code = end === group.length ? SHARED : group.charCodeAt(end);
      if (code < SHARED || code > SHARED + MOST) continue;
      const text = group.slice(at, end);
      if (flags === null) flags = text;
      else {
        word = word.slice(0, shared) + text;
        onWord(word, flags);
      }
      shared = code - SHARED;
      at = end + 1;
    }
  }
  return packed.slice(0, start);
}
