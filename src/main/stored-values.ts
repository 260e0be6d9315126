import { AppFailure } from '#shared/failure.ts';

/**
 * Every value stored in plain text on this computer, with the maximum characters of its JSON: the longest that its
 * schema allows, or several times the usual size. The whole file is written at each change.
 */
export const storedBounds = {
  /** The views of every list, by person. */
  preferences: 2_000_000,
  window: 1_000,
  /** Who is signed in, with the structures of an administrator of all. */
  session: 200_000,
  sessionActivity: 100,
  /** By person, as `structureChoices` are. */
  signIns: 500_000,
  structureChoices: 500_000,
  sentPictures: 1_000_000,
  externalContacts: 1_000_000,
  /** The ids of a hundred selections. */
  campaignRecipients: 2_000_000,
  campaignTests: 200_000,
  /** Fifty files of a thousand columns. */
  importColumns: 1_500_000,
  /** Twenty recipes of hundreds of corrections. */
  importRecipes: 2_000_000,
  ownWords: 2_000_000,
  analyticsHosts: 1_000_000,
  updates: 20_000,
} as const;
export type StoredKey = keyof typeof storedBounds;

/** Bytes of the file beyond which it is not read: all of the above, in characters of two bytes. */
export const largestStore = 2 * Object.values(storedBounds).reduce((sum, bound) => sum + bound, 0);

/** Whether a value of a file may be read: one of another version has the bound of the longest. */
export const isWithinBound = (key: string, text: string): boolean =>
  text.length <= (new Map<string, number>(Object.entries(storedBounds)).get(key) ?? storedBounds.preferences);

/**
 * Returns a value as it is stored.
 * @throws AppFailure `refused` with the limit `size` for one that is too long
 */
export function storedText(key: StoredKey, value: unknown): string {
  const text = JSON.stringify(value);
  if (isWithinBound(key, text)) return text;
  throw new AppFailure({ kind: 'refused', limit: 'size', platformText: key });
}
