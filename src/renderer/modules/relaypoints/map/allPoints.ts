import { queryOptions } from '@tanstack/react-query';
import { read } from '#renderer/kit/data/bridge.ts';
import { keys, type ListRequest } from '#renderer/kit/data/queries.ts';
import { mapPageSize, mostMapPoints, type RelayPoint } from '#shared/resources/relaypoints/index.ts';

/** The points of a map: those that have come, and the number of all of them. */
export interface MapRows {
  readonly rows: readonly RelayPoint[];
  readonly total: number;
}

type Filters = ListRequest<'relaypoints'>['filters'];

/** By number: a point that is renamed meanwhile does not move to another page. */
const sort = [{ field: 'id', direction: 'asc' }] as const;

/**
 * Queries every point that the filters find, page after page (docs/screens/05-content.md D1). A point that comes twice,
 * because others were removed before it meanwhile, counts once.
 * @param onPart called after each page but the last one
 */
export const allPointsQuery = (filters: Filters, onPart: (part: MapRows) => void) =>
  queryOptions({
    queryKey: [...keys.lists('relaypoints'), 'map', filters],
    queryFn: async ({ signal }): Promise<MapRows> => {
      const rows = new Map<number, RelayPoint>();
      for (let page = 1; ; page += 1) {
        const request: ListRequest<'relaypoints'> = { page, perPage: mapPageSize, sort: [...sort], filters };
        const answer = await read('relaypoints.list', request, { signal });
        const before = rows.size;
        for (const row of answer.rows) rows.set(row.id, row);
        const part = { rows: [...rows.values()], total: answer.total };
        const isLast = page * mapPageSize >= Math.min(answer.total, mostMapPoints);
        // A platform that answers the same page again would be asked for ever.
        if (isLast || rows.size === before) return part;
        onPart(part);
      }
    },
    // Thousands of rows: comparing them with those before takes longer than drawing them.
    structuralSharing: false,
    staleTime: 60_000,
  });
