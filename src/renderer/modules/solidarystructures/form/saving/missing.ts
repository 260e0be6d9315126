import { read } from '#renderer/kit/data/bridge.ts';
import type { OperatorDraft } from '../operators/field.tsx';

/** The territories of these ids that the platform no longer has; none where it cannot be read. */
export async function missingTerritories(ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  try {
    const request = { page: 1, perPage: ids.length, sort: [], filters: { ids: [...ids] } };
    const { rows } = await read('territories.list', request);
    return ids.filter((id) => !rows.some((row) => row.id === id));
  } catch {
    return [];
  }
}

/** The people of a list whose account the platform no longer has; none where it cannot be read. */
export async function missingPeople(people: readonly OperatorDraft[]): Promise<OperatorDraft[]> {
  const found = people.map(async (person): Promise<OperatorDraft[]> => {
    const request = { page: 1, perPage: 1, sort: [], filters: { search: `#${person.id}` } };
    const { total } = await read('users.list', request).catch(() => ({ total: 1 }));
    return total === 0 ? [person] : [];
  });
  return (await Promise.all(found)).flat();
}
