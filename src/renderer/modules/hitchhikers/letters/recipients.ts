import { ageOn } from '#renderer/kit/form/fields/day.ts';
import { folded } from '#shared/folded.ts';
import { fullNameOf } from '#shared/full-name.ts';
import type { User } from '#shared/resources/users/user.ts';

/** What is noted of a letter. */
export type LetterFlag = 'isLetterPrinted' | 'isLetterPosted';

/** Told of those whose letter is noted as printed or as posted, or of whom that was taken back. */
export type OnNoted = (flag: LetterFlag, ids: readonly number[], isNoted: boolean) => void;

/** Somebody a letter or a label is for. */
export interface Recipient {
  id: number;
  name: string;
  givenName: string;
  familyName: string;
  /** The lines of the envelope, the name first; none without an address. */
  lines: readonly string[];
  isMinor: boolean;
  isPrinted: boolean;
  isPosted: boolean;
}

const FULL_AGE = 18;

/**
 * The lines to write to. The postal address is the text of the person, or what the platform computes of their home
 * (docs/platform/a-auth-users.md §5): with or without the name. Else those of the home, the town in a line of its own.
 */
export function envelopeLines(user: User): string[] {
  const name = fullNameOf(user);
  const written = (user.postalAddress ?? '').split('\n').map((line) => line.trim());
  const lines = written.some((line) => line !== '') ? written : homeLines(user);
  const filled = lines.filter((line) => line !== '');
  if (filled.length === 0) return [];
  const isNamed = isNameOf(user, filled[0] ?? '');
  // A text with the name alone is no address.
  if (isNamed && filled.length === 1) return [];
  return isNamed ? filled : [name, ...filled];
}

/** Words before a name that are no part of it. */
const titles: ReadonlySet<string> = new Set(['m', 'mr', 'monsieur', 'mme', 'madame', 'mlle', 'mademoiselle']);

const wordsOf = (text: string): string =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !titles.has(word))
    .toSorted()
    .join(' ');

/** Whether a line is the name of the person, in whatever order: a street may be named like them. */
const isNameOf = (user: User, line: string): boolean =>
  fullNameOf(user) !== '' && wordsOf(line) === wordsOf(fullNameOf(user));

function homeLines({ homeAddress }: User): string[] {
  if (homeAddress === null) return [];
  const { houseNumber, street, postalCode, locality } = homeAddress;
  const town = [postalCode, locality].filter(Boolean).join(' ');
  return town === '' ? [] : [[houseNumber, street].filter(Boolean).join(' '), town];
}

/** @param today YYYY-MM-DD */
export function recipientOf(user: User, today: string): Recipient {
  const age = user.birthDate === null ? null : ageOn(user.birthDate, today);
  return {
    id: user.id,
    name: fullNameOf(user),
    givenName: user.givenName ?? '',
    familyName: user.familyName ?? '',
    lines: envelopeLines(user),
    isMinor: age !== null && age < FULL_AGE,
    isPrinted: user.isLetterPrinted === true,
    isPosted: user.isLetterPosted === true,
  };
}
