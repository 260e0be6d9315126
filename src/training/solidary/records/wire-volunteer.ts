import { windowTimes } from '../../data/structure.ts';
import type { JsonObject } from '../../http/body.ts';
import type { World } from '../../store/world.ts';
import type { Person } from '../people.ts';
import { addressArray } from '../wire.ts';

const storedTime = (time: string | null) => (time === null ? null : `1970-01-01T${time}:00+00:00`);

/** The six times of a volunteer, with the day of the epoch (docs/platform/c-solidary.md §7). */
export const windowsOf = ({ availability }: Person): JsonObject =>
  Object.fromEntries(windowTimes.map((time) => [time, storedTime(availability.windows[time])]));

/** Where a volunteer starts from: the home, without its name. */
export function centreOf(world: World, { userId }: Person): JsonObject | null {
  const home = world.users.get(userId)?.homeAddress ?? null;
  return home === null ? null : { ...addressArray(home, userId * 2, null) };
}
