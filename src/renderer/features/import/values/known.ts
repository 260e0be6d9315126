import type { PickSource } from '#renderer/kit/form/pickers/sources.ts';
import { folded } from '#shared/folded.ts';

/** Maximum number of values resolved by name; the others are chosen by hand. */
const MAX_NAMES = 100;
const IDS_PER_CALL = 100;
const AT_A_TIME = 4;

const isId = (value: string): boolean => /^[1-9][0-9]{0,9}$/.test(value);

/**
 * Resolves the values of an id column: the id of the record with that number or exactly that name, null where there is
 * none.
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
        const same = records.filter((one) => folded(one.name) === folded(name));
        // Two records of the same name are ambiguous.
        if (same.length === 1) known.set(name, same[0]?.id ?? null);
      }),
    );
  }
  return known;
}
