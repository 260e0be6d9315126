import { folded } from '../folded.ts';
import { isTelephone, nationalTelephone } from '../telephone.ts';

/** The facts by which accounts are compared; what a list does not answer may be absent. */
export interface Comparable {
  readonly id: number;
  readonly givenName: string | null;
  readonly familyName: string | null;
  readonly telephone?: string | null;
  readonly email?: string | null;
  /** YYYY-MM-DD. */
  readonly birthDate?: string | null;
}

/** What two accounts have in common, in the order in which it is said. */
export const reasons = ['telephone', 'email', 'names', 'similarNames', 'birthDate'] as const;
export type Reason = (typeof reasons)[number];

/** What speaks against their being of one person. */
export const doubts = ['otherNames', 'otherBirthDate'] as const;
export type Doubt = (typeof doubts)[number];

/** How sure it is that two accounts are of one person, the surest first. */
export const levels = ['sure', 'likely', 'possible'] as const;
export type Level = (typeof levels)[number];

export interface Likeness {
  readonly level: Level;
  readonly reasons: readonly Reason[];
  readonly doubts: readonly Doubt[];
}

/** A telephone number as it is compared; null for a text that is none. */
export const telephoneKey = (telephone: string | null | undefined): string | null =>
  telephone && isTelephone(telephone) ? nationalTelephone(telephone) : null;

/** The words of a name as they are compared: without case, accents, apostrophes and hyphens. */
export const wordsOf = (name: string | null): string[] =>
  folded(name ?? '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const keyOf = (words: readonly string[]) => words.toSorted().join(' ');

/** Both names as they are compared, in whatever order; null unless both are there. */
export function namesKey({ givenName, familyName }: Pick<Comparable, 'givenName' | 'familyName'>): string | null {
  const [given, family] = [wordsOf(givenName), wordsOf(familyName)];
  return given.length === 0 || family.length === 0 ? null : keyOf([...given, ...family]);
}

/** Domains of one provider that ignores dots in the name. */
const DOTLESS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/** The parts of an e-mail address that decide who receives it; null for a text that is none. */
export function mailboxOf(email: string | null | undefined): { name: string; domain: string } | null {
  const text = (email ?? '').trim().toLowerCase();
  const at = text.lastIndexOf('@');
  const [name = ''] = text.slice(0, Math.max(at, 0)).split('+');
  const domain = text.slice(at + 1);
  if (at < 0 || name === '' || domain === '') return null;
  return DOTLESS.has(domain) ? { name: name.replaceAll('.', ''), domain: 'gmail.com' } : { name, domain };
}

/** An e-mail address as it is compared: without case, what follows a plus, and the dots that Gmail ignores. */
export function emailKey(email: string | null | undefined): string | null {
  const mailbox = mailboxOf(email);
  return mailbox === null ? null : `${mailbox.name}@${mailbox.domain}`;
}

/** An account with what it is compared by, worked out once. */
export interface Facts {
  readonly id: number;
  readonly telephone: string | null;
  readonly email: string | null;
  readonly names: string | null;
  readonly given: readonly string[];
  readonly family: readonly string[];
  readonly birthDate: string | null;
}

export const factsOf = (person: Comparable): Facts => ({
  id: person.id,
  telephone: telephoneKey(person.telephone),
  email: emailKey(person.email),
  names: namesKey(person),
  given: wordsOf(person.givenName),
  family: wordsOf(person.familyName),
  birthDate: person.birthDate || null,
});

/** Letters that two names must have before one that differs is taken for a slip. */
const LEAST_LETTERS = 6;

/** Whether two texts differ by one letter: one more, one less, another one, or two that changed places. */
export function differsByOne(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || long === short) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  const areSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return areSwapped && short.slice(at + 2) === long.slice(at + 2);
}

/**
 * Whether names that are not the same may be those of one person: a first name in common (another last name, one first
 * name more), the beginning of a first name with the same last name (an initial, a short form), or one letter apart.
 */
export function areSimilar(one: Facts, other: Facts): boolean {
  if (one.given.some((word) => word.length > 1 && other.given.includes(word))) return true;
  const [first = '', second = ''] = [one.given.join(''), other.given.join('')];
  const isBeginning = first !== '' && second !== '' && (first.startsWith(second) || second.startsWith(first));
  if (isBeginning && one.family.length > 0 && keyOf(one.family) === keyOf(other.family)) return true;
  const [names, others] = [one.names ?? '', other.names ?? ''];
  return names.length >= LEAST_LETTERS && others.length >= LEAST_LETTERS && differsByOne(names, others);
}

/** What each sign counts for. An e-mail address reaches one mailbox; a telephone is often that of a home. */
const weights: Readonly<Record<Reason | Doubt, number>> = {
  telephone: 1,
  email: 2,
  names: 2,
  similarNames: 1,
  birthDate: 1,
  otherNames: -1,
  otherBirthDate: -1,
};

function levelOf(signs: readonly (Reason | Doubt)[]): Level {
  const weight = signs.reduce((sum, sign) => sum + weights[sign], 0);
  if (weight >= 3) return 'sure';
  return weight === 2 ? 'likely' : 'possible';
}

const areSame = (one: string | null, other: string | null) => one !== null && one === other;
const areOther = (one: string | null, other: string | null) => one !== null && other !== null && one !== other;

/** Compares two accounts; null where nothing says that they may be of one person. */
export function likenessOf(one: Facts, other: Facts): Likeness | null {
  const names = areSame(one.names, other.names);
  const holds: Readonly<Record<Reason, boolean>> = {
    telephone: areSame(one.telephone, other.telephone),
    email: areSame(one.email, other.email),
    names,
    similarNames: !names && areSimilar(one, other),
    birthDate: areSame(one.birthDate, other.birthDate),
  };
  const isSeen = holds.telephone || holds.email || holds.names || (holds.birthDate && holds.similarNames);
  if (!isSeen) return null;
  const speaksAgainst: Readonly<Record<Doubt, boolean>> = {
    otherNames: areOther(one.names, other.names) && !holds.similarNames,
    otherBirthDate: areOther(one.birthDate, other.birthDate),
  };
  const found = reasons.filter((reason) => holds[reason]);
  const against = doubts.filter((doubt) => speaksAgainst[doubt]);
  return { level: levelOf([...found, ...against]), reasons: found, doubts: against };
}

/** The name of a pair, whatever its order. */
export const pairOf = (one: number, other: number): string => `${Math.min(one, other)}-${Math.max(one, other)}`;

/** Every pair of some ids. */
export const pairsOf = (ids: readonly number[]): [number, number][] =>
  ids.flatMap((one, at) =>
    ids.slice(at + 1).map((other): [number, number] => [Math.min(one, other), Math.max(one, other)]),
  );
