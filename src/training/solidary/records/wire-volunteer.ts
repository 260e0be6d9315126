import { windowTimes } from '../../data/structure.ts';
import type { JsonObject } from '../../http/body.ts';
import type { World } from '../../store/world.ts';
import { type Person, placeOf } from '../people.ts';
import { addressArray } from '../wire.ts';

const storedTime = (time: string | null) => (time === null ? null : `1970-01-01T${time}:00+00:00`);

/** The six times of a volunteer, with the day of the epoch (docs/platform/c-solidary.md §7). */
export const windowsOf = ({ availability }: Person): JsonObject =>
  Object.fromEntries(windowTimes.map((time) => [time, storedTime(availability.windows[time])]));

/** Where a volunteer starts from: the own place, else the home without its name. */
export function centreOf(world: World, person: Person): JsonObject | null {
  const place = placeOf(world, person);
  return place === null ? null : addressArray(place, person.userId * 2 + (person.ownPlace === null ? 0 : 1), null);
}
