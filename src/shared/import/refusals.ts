import type { ImportCause } from './causes.ts';

/** Reasons for which the platform refuses lines (docs/platform/a-auth-users.md §9), without anything of the lines. */
export const refusalReasons = [
  'unknownCommunity',
  'unknownType',
  'email',
  'empty',
  'gender',
  'date',
  'number',
  'latitude',
  'longitude',
  'boolean',
  'tooLong',
  'columnCount',
  'file',
  // Refused alone, without a word.
  'unsaid',
  // In words that are not known.
  'other',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** Why a line was refused, or was not sent: a cause of the check, or the person left it out. */
export type LineReason = ImportCause | RefusalReason | 'byPerson';

/** A reason, and the platform column that it is about where the words tell it. */
export interface Refusal {
  reason: RefusalReason;
  column: string | null;
}

const FOR_LINE = / for line \[.*$/s;

const known: readonly (readonly [words: RegExp, reason: RefusalReason, column: string | null])[] = [
  [/^\d+ community is unknown/, 'unknownCommunity', 'communityId'],
  [/^RelayPointType unknown for/, 'unknownType', 'relayPointTypeId'],
  [/is not a valid email$/, 'email', 'email'],
  [/cannot be empty$/, 'empty', null],
  [/is not a valid gender\b/, 'gender', 'gender'],
  [/is not a valid date\b/, 'date', 'birthDate'],
  [/is not a valid Latitude$/, 'latitude', 'latitude'],
  [/is not a valid Longitude$/, 'longitude', 'longitude'],
  [/can only be empty or a numeric boolean value/, 'boolean', null],
  [/can only be empty or a string value/, 'tooLong', null],
  [/is not a number$|can only be empty or a (?:float )?number$/, 'number', null],
  [/^Incorrect number of column\b/, 'columnCount', null],
  [/^(?:Incorrect MIME type|File not in UTF-8)/, 'file', null],
];

/** Reads the reason of a refusal from the platform's message about a line. */
export function refusalOf(message: string): Refusal {
  const words = message.replace(FOR_LINE, '').trim();
  if (words === '') return { reason: 'unsaid', column: null };
  const found = known.find(([pattern]) => pattern.test(words));
  return found === undefined ? { reason: 'other', column: null } : { reason: found[1], column: found[2] };
}
