import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { read } from '#renderer/kit/data/bridge.ts';
import { keys } from '#renderer/kit/data/queries.ts';
import { AppFailure, toAppError } from '#shared/failure.ts';
import type { RelayPointType } from '#shared/resources/relaypointtypes/index.ts';
import { nameTaken, takenBy } from './fields.tsx';

const PER_CALL = 500;
/** Calls at most: ten times the types of the largest site. */
const MAX_CALLS = 10;

async function readAll(signal: AbortSignal): Promise<RelayPointType[]> {
  const found: RelayPointType[] = [];
  for (let page = 1; page <= MAX_CALLS; page += 1) {
    const request = {
      page,
      perPage: PER_CALL,
      sort: [{ field: 'id' as const, direction: 'asc' as const }],
      filters: {},
    };
    const { rows, total } = await read('relaypointtypes.list', request, { signal });
    found.push(...rows);
    if (page * PER_CALL >= total || rows.length === 0) break;
  }
  return found;
}

const everyType = queryOptions({
  queryKey: [...keys.resource('relaypointtypes'), 'all'],
  queryFn: ({ signal }) => readAll(signal),
});

interface OtherNames {
  /** The names, as far as they were read. */
  names: readonly string[];
  /**
   * Refuses a name that another type has by now.
   *
   * @throws AppFailure `invalid` on the field, or the failure of the list; not for a missing right to list, which does
   * not block the save
   */
  refuseTaken: (name: string) => Promise<void>;
}

/**
 * The names of all types but one (null: of all), which a type's own must differ from (docs/screens/05-content.md E).
 */
export function useOtherNames(id: number | null): OtherNames {
  const client = useQueryClient();
  const { data } = useQuery(everyType);
  const namesOf = (rows: readonly RelayPointType[]) => rows.filter((row) => row.id !== id).map(({ name }) => name);

  const refuseTaken = async (name: string) => {
    const rows = await client.fetchQuery({ ...everyType, staleTime: 0 }).catch((thrown: unknown) => {
      if (toAppError(thrown).kind === 'denied') return [];
      throw thrown;
    });
    const duplicate = takenBy(name, namesOf(rows));
    if (duplicate === undefined) return;
    throw new AppFailure({ kind: 'invalid', fields: [{ field: 'name', message: nameTaken(duplicate) }] });
  };

  return { names: namesOf(data ?? []), refuseTaken };
}
