import type { PickSource } from '#renderer/kit/form/pickers/sources.ts';

/** Values that are looked up by their name; the others are chosen by hand. */
const MAX_NAMES = 100;
const IDS_PER_CALL = 100;
const AT_A_TIME = 4;

/** Case, accents and blanks do not make another name. */
export const foldName = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/gu, ' ').trim();

const isId = (value: string): boolean => /^[1-9][0-9]{0,9}$/.test(value);

/**
 * What the values of a column of ids stand for on the platform: the id of the record of that number or of that very name,
 * null where there is none.
 *
 * @throws AppFailure
 */
export async function knownIds(
  { find, named }: Pick<PickSource, 'find' | 'named'>,
  values: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, number | null>> {
  const known = new Map<string, number | null>(values.map((value) => [value, null]));
  const ids = values.filter(isId);
  for (let at = 0; at < ids.length; at += IDS_PER_CALL) {
    const batch = ids.slice(at, at + IDS_PER_CALL);
    const found = new Set((await named(batch.map(Number), signal)).map(({ id }) => id));
    for (const value of batch) if (found.has(Number(value))) known.set(value, Number(value));
  }
  const names = values.filter((value) => !isId(value)).slice(0, MAX_NAMES);
  for (let at = 0; at < names.length; at += AT_A_TIME) {
    await Promise.all(
      names.slice(at, at + AT_A_TIME).map(async (name) => {
        const { records } = await find(name, 1, signal);
        const same = records.filter((one) => foldName(one.name) === foldName(name));
        // Of two of the same name nobody knows which is meant.
        if (same.length === 1) known.set(name, same[0]?.id ?? null);
      }),
    );
  }
  return known;
}
