import type { Area } from '#shared/area.ts';
import type { LatLng } from '#shared/geo.ts';
import type { ImportedPoint } from '#shared/ipc/transfer.ts';
import { filterParams } from '#shared/resources/define.ts';
import { type RelayPoint, relayPoints } from '#shared/resources/relaypoints/index.ts';
import type { PlatformClient } from '../../api/client.ts';
import { allPages } from '../../api/pages.ts';
import { idOfRow, readRows } from '../../api/read-rows.ts';
import type { CallContext } from '../../ipc/handler.ts';
import type { ExistingRecord } from './existing-people.ts';
import { positionKey } from './places.ts';

const PAGE = 500;

/** More than what rounding to six decimals changes, so that points on the edge are found. */
const MARGIN = 0.000001;

/** The bounding box of positions, wider by some degrees; null when there are none. */
export function boundsOf(
  places: readonly Pick<ImportedPoint, 'latitude' | 'longitude'>[],
  margin: number = MARGIN,
): Area | null {
  if (places.length === 0) return null;
  const bounds = { west: 180, north: -90, east: -180, south: 90 };
  for (const { latitude, longitude } of places) {
    bounds.west = Math.min(bounds.west, longitude);
    bounds.east = Math.max(bounds.east, longitude);
    bounds.south = Math.min(bounds.south, latitude);
    bounds.north = Math.max(bounds.north, latitude);
  }
  return {
    west: Math.max(-180, bounds.west - margin),
    north: Math.min(90, bounds.north + margin),
    east: Math.min(180, bounds.east + margin),
    south: Math.max(-90, bounds.south - margin),
  };
}

/**
 * Reads the relay points of an area, in pages of 500; those without a position are left out.
 * @throws AppFailure
 */
export async function* pointsIn(
  client: Pick<PlatformClient, 'list'>,
  area: Area,
  { signal, progress }: Pick<CallContext, 'signal' | 'progress'>,
): AsyncGenerator<RelayPoint> {
  const [filters] = filterParams(relayPoints.filters, { area });
  const right = relayPoints.serverRights?.list;
  const pages = allPages(async (page) => {
    const params = [['page', String(page)], ['perPage', String(PAGE)], ['order[id]', 'asc'], ...filters] as const;
    const { members, total } = await client.list(relayPoints.path, params, { signal, right });
    return { rows: members, total };
  }, idOfRow);
  for await (const { fresh, done, total } of pages) {
    for (const row of readRows(fresh, relayPoints.row, { most: fresh.length }).rows) {
      if (placeOf(row) !== null) yield row;
    }
    progress({ phase: 'read', done: Math.min(done, total), total });
  }
}

/** Where a relay point is; null for one without a position. */
export function placeOf({ address }: Pick<RelayPoint, 'address'>): LatLng | null {
  const { latitude = null, longitude = null } = address ?? {};
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

type Position = Omit<ImportedPoint, 'duplicate'>;

/**
 * Finds the relay points at some positions, compared to six decimals: the first one of each position.
 * @throws AppFailure
 */
export async function pointsAt(
  client: Pick<PlatformClient, 'list'>,
  places: readonly Position[],
  call: Pick<CallContext, 'signal' | 'progress'>,
): Promise<Map<Position, RelayPoint>> {
  const area = boundsOf(places);
  if (area === null) return new Map();
  const known = new Map<string, RelayPoint>();
  for await (const row of pointsIn(client, area, call)) {
    const place = placeOf(row);
    const key = place === null ? '' : positionKey(place);
    if (!known.has(key)) known.set(key, row);
  }
  const found = new Map<Position, RelayPoint>();
  for (const place of places) {
    const point = known.get(positionKey(place));
    if (point !== undefined) found.set(place, point);
  }
  return found;
}

/**
 * Returns the lines at whose position the platform already has a relay point.
 * @throws AppFailure
 */
export async function findExisting(
  client: Pick<PlatformClient, 'list'>,
  places: readonly Position[],
  call: Pick<CallContext, 'signal' | 'progress'>,
): Promise<ExistingRecord[]> {
  const points = await pointsAt(client, places, call);
  return [...points].map(([{ line }, { id, name }]) => ({ line, id, name }));
}
