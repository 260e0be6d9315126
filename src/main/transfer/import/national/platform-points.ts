import type { Area } from '#shared/area.ts';
import type { LatLng } from '#shared/geo.ts';
import { departmentOf } from '#shared/import/national/departments.ts';
import type { RelayPoint } from '#shared/resources/relaypoints/index.ts';
import type { PlatformClient } from '../../../api/client.ts';
import type { CallContext } from '../../../ipc/handler.ts';
import { columnOf } from '../answer.ts';
import { boundsOf, pointsIn } from '../existing.ts';
import type { PlaceLine } from './place-lines.ts';

/** About twenty kilometres, in degrees: a point that was moved farther is not found. */
const MARGIN = 0.2;
/** More departments are read as one area. */
const MAX_AREAS = 10;

const [latitudeAt, longitudeAt] = [columnOf('relaypoints', 'latitude'), columnOf('relaypoints', 'longitude')];

/** The position of a line that can be sent. */
export const positionOfLine = ({ values }: Pick<PlaceLine, 'values'>): LatLng => ({
  latitude: Number(values[latitudeAt]),
  longitude: Number(values[longitudeAt]),
});

const meet = (one: Area, other: Area): boolean =>
  one.west <= other.east && other.west <= one.east && one.south <= other.north && other.south <= one.north;

const both = (one: Area, other: Area): Area => ({
  west: Math.min(one.west, other.west),
  north: Math.max(one.north, other.north),
  east: Math.max(one.east, other.east),
  south: Math.min(one.south, other.south),
});

/** The areas around the lines of each department; those that overlap are one. */
export function areasOf(lines: readonly Pick<PlaceLine, 'commune' | 'values'>[]): Area[] {
  const byDepartment = Map.groupBy(lines, ({ commune }) => departmentOf(commune));
  const boundsAround = (some: readonly Pick<PlaceLine, 'values'>[]) => boundsOf(some.map(positionOfLine), MARGIN) ?? [];
  const areas: Area[] = [];
  for (let area of [...byDepartment.values()].flatMap(boundsAround)) {
    for (let at = areas.findIndex((other) => meet(area, other)); at !== -1; ) {
      const [other] = areas.splice(at, 1);
      if (other !== undefined) area = both(area, other);
      at = areas.findIndex((one) => meet(area, one));
    }
    areas.push(area);
  }
  return areas.length > MAX_AREAS ? [boundsAround(lines)].flat() : areas;
}

/**
 * Reads the relay points around the lines of a file.
 * @throws AppFailure
 */
export async function pointsAround(
  client: Pick<PlatformClient, 'list'>,
  lines: readonly PlaceLine[],
  call: Pick<CallContext, 'signal' | 'progress'>,
): Promise<readonly RelayPoint[]> {
  const points = new Map<number, RelayPoint>();
  for (const area of areasOf(lines)) {
    for await (const point of pointsIn(client, area, call)) points.set(point.id, point);
  }
  return [...points.values()];
}

/** The relay points around the lines of the last file, which are kept until it is sent. */
export class PlatformPoints {
  readonly #client: Pick<PlatformClient, 'list'>;
  #last: { key: string; points: readonly RelayPoint[] } | null = null;

  constructor(client: Pick<PlatformClient, 'list'>) {
    this.#client = client;
  }

  /**
   * @param selectionId the file
   * @throws AppFailure
   */
  async around(
    selectionId: string,
    lines: readonly PlaceLine[],
    call: Pick<CallContext, 'signal' | 'progress'>,
  ): Promise<readonly RelayPoint[]> {
    const key = JSON.stringify([selectionId, areasOf(lines)]);
    if (this.#last?.key === key) return this.#last.points;
    this.forget();
    const points = await pointsAround(this.#client, lines, call);
    this.#last = { key, points };
    return points;
  }

  forget(): void {
    this.#last = null;
  }
}
