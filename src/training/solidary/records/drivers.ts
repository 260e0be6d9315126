import { minutesOf, timeOfMinutes } from '#shared/calendar.ts';
import { type AddressRecord, stopIn } from '../../data/addresses.ts';
import { chance, pick } from '../../data/random.ts';
import { type Town, towns } from '../../data/towns.ts';
import type { World, WorldPart } from '../../store/world.ts';

/** The offer of a driver that records are matched with. */
export interface Commute {
  readonly userId: number;
  readonly from: AddressRecord;
  readonly to: AddressRecord;
  readonly isRegular: boolean;
  readonly isExclusive: boolean;
  /** `HH:MM`; the way back null for who goes one way. */
  readonly time: string;
  readonly backTime: string | null;
  /** From Monday on. */
  readonly days: readonly boolean[];
}

/** Users who may offer a commute, so that its cost does not grow with their number. */
const first = 6;
const last = 1200;
const PSEUDONYMISED = 4;

const near = (postcode: string): readonly Town[] => towns.filter(({ postalCode }) => postalCode.startsWith(postcode));
const aroundNancy = near('54');
/** Departments of the structures: most of the offers are where most of the records are. */
const regions: readonly (readonly Town[])[] = [aroundNancy, aroundNancy, aroundNancy, near('88'), near('69')];

function commuteOf(userId: number): Commute | undefined {
  const number = chance(41, userId, 1);
  const around = pick(regions, number >>> 4);
  const [from, to] = [pick(around, chance(41, userId, 2)), pick(around, chance(41, userId, 3))];
  if (number % 2 === 0 || from === to) return undefined;
  const time = timeOfMinutes(390 + (chance(41, userId, 4) % 40) * 15);
  const isWorkday = (day: number) => day < 5 && (number >>> (6 + day)) % 4 > 0;
  return {
    userId,
    from: stopIn(from),
    to: stopIn(to),
    isRegular: (number >>> 2) % 3 > 0,
    isExclusive: number % 19 === 1,
    time,
    backTime: (number >>> 3) % 3 === 0 ? null : timeOfMinutes(minutesOf(time) + 480),
    days: Array.from({ length: 7 }, (_, day) => isWorkday(day)),
  };
}

/** The offers of a run, one at most for each user. */
export const commutes: WorldPart<readonly Commute[]> = {
  make: (world: World) =>
    Array.from({ length: last - first }, (_, index) => first + index).flatMap((userId) => {
      const user = world.users.get(userId);
      return user === undefined || user.status === PSEUDONYMISED ? [] : (commuteOf(userId) ?? []);
    }),
};
