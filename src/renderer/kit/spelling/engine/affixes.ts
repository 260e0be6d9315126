/** One rule: a prefix or a suffix that words with its flag may have. */
export interface Affix {
  flag: string;
  /** What is taken off the word before. */
  strip: string;
  add: string;
  /** What the word must begin or end with; null for anything. */
  condition: RegExp | null;
  /** Whether it goes together with one at the other end. */
  isCrossed: boolean;
  /** Flags of the word that it makes. */
  flags: ReadonlySet<string>;
}

/** The rules of a dictionary, as those of Hunspell (hunspell(5)); what the shipped ones do not use is not read. */
export interface Rules {
  /** By what they add: a word is looked up by its beginnings and its ends. */
  prefixes: ReadonlyMap<string, readonly Affix[]>;
  suffixes: ReadonlyMap<string, readonly Affix[]>;
  longestPrefix: number;
  longestSuffix: number;
  needsAffix: string;
  keepsCase: string;
  forbidden: string;
  notSuggested: string;
  onlyInCompound: string;
  needsBoth: string;
  /** Signs between which each part may be a word of its own. */
  breaks: readonly string[];
  /** Letters that are tried for suggestions, the most frequent first. */
  letters: string;
  /** Frequent mistakes, with what is meant. */
  replacements: readonly (readonly [string, string])[];
  /** Letters that are easily taken for each other. */
  alike: readonly string[];
  /** Splits the flags of a word. */
  flagsOf: (text: string) => ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();
/** A flag that no word has: of what a dictionary does not use. */
const UNUSED = '\0';

const zeroOr = (text: string): string => (text === '0' ? '' : text);

/** Reads the rules of affixes. @param text in the format of `.aff`, in UTF-8 */
export function readRules(text: string): Rules {
  const lines = text.split('\n').map((line) => line.trim().split(/\s+/u));
  const one = (name: string): string => lines.find(([first]) => first === name)?.[1] ?? UNUSED;
  const many = (name: string): readonly (readonly string[])[] =>
    lines.filter(
      ([first, second], at) => first === name && second !== undefined && lines.findIndex(([f]) => f === name) !== at,
    );
  const isLong = one('FLAG') === 'long';
  const known = new Map<string, ReadonlySet<string>>();
  const flagsOf = (flags: string): ReadonlySet<string> => {
    if (flags === '') return NONE;
    const before = known.get(flags);
    if (before !== undefined) return before;
    const read = new Set(isLong ? (flags.match(/..?/gsu) ?? []) : flags);
    known.set(flags, read);
    return read;
  };
  const conditions = new Map<string, RegExp | null>();
  const conditionOf = (source: string, isPrefix: boolean): RegExp | null => {
    if (source === '.' || source === '') return null;
    const key = isPrefix ? `^${source}` : `${source}$`;
    const before = conditions.get(key);
    if (before !== undefined) return before;
    const read = new RegExp(key, 'u');
    conditions.set(key, read);
    return read;
  };
  const affixes = { PFX: new Map<string, Affix[]>(), SFX: new Map<string, Affix[]>() };
  const crossed = new Set<string>();
  for (const [kind, flag = '', strip = '', added = '', condition = '.'] of lines) {
    if (kind !== 'PFX' && kind !== 'SFX') continue;
    const key = `${kind}${flag}`;
    // The head of a class: whether it is crossed, and the number of its rules.
    if (/^[YN]$/u.test(strip) && /^\d+$/u.test(added)) {
      if (strip === 'Y') crossed.add(key);
      continue;
    }
    const [add = '', flags = ''] = added.split('/');
    const affix: Affix = {
      flag,
      strip: zeroOr(strip),
      add: zeroOr(add),
      condition: conditionOf(condition, kind === 'PFX'),
      isCrossed: crossed.has(key),
      flags: flagsOf(flags),
    };
    const same = affixes[kind].get(affix.add);
    if (same === undefined) affixes[kind].set(affix.add, [affix]);
    else same.push(affix);
  }
  const longest = (all: ReadonlyMap<string, unknown>) => Math.max(0, ...[...all.keys()].map(({ length }) => length));
  return {
    prefixes: affixes.PFX,
    suffixes: affixes.SFX,
    longestPrefix: longest(affixes.PFX),
    longestSuffix: longest(affixes.SFX),
    needsAffix: one('NEEDAFFIX'),
    keepsCase: one('KEEPCASE'),
    forbidden: one('FORBIDDENWORD'),
    notSuggested: one('NOSUGGEST'),
    onlyInCompound: one('ONLYINCOMPOUND'),
    needsBoth: one('CIRCUMFIX'),
    breaks: ['-', ...many('BREAK').flatMap(([, sign = '']) => (/^[^^$-]$/u.test(sign) ? [sign] : []))],
    letters: one('TRY') === UNUSED ? '' : one('TRY'),
    replacements: many('REP').flatMap(([, from, to]) =>
      from === undefined || to === undefined ? [] : [[from, to.replaceAll('_', ' ')] as const],
    ),
    alike: many('MAP').flatMap(([, letters]) => letters ?? []),
    flagsOf,
  };
}
