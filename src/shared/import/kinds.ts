import type { ImportType } from './causes.ts';

/** A kind of import as the screens offer it: what its file holds, and which values are given for all lines. */
interface ImportKind {
  /** Decides the columns, the rules of each line and the platform's address. */
  readonly type: ImportType;
  /** Column with one value for all lines, which is asked for first and never read from the file. */
  readonly given: 'communityId' | null;
}

/** The kinds of imports (docs/screens/02-users-hitchhikers.md §8, 03-communities.md §7, 05-content.md D4). */
export const importKinds = {
  users: { type: 'users', given: null },
  members: { type: 'users', given: 'communityId' },
  relaypoints: { type: 'relaypoints', given: null },
} as const satisfies Readonly<Record<string, ImportKind>>;

export type ImportKindName = keyof typeof importKinds;

/** By platform column, the value that all lines have, whatever the file says. */
export type GivenValues = { readonly communityId: string };

/** The kind of an import, by what its file holds and what was given for all lines. */
export function kindOf({ type, given }: { type: ImportType; given?: GivenValues | undefined }): ImportKindName {
  if (type === 'relaypoints') return 'relaypoints';
  return given === undefined ? 'users' : 'members';
}

/** Whether two imports give their lines the same values. */
export const isSameGiven = (one: GivenValues | undefined, other: GivenValues | undefined): boolean =>
  one?.communityId === other?.communityId;
