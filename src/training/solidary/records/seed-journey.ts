import { asDay } from '#shared/calendar.ts';
import { addDays, weekdayOf } from '#shared/days.ts';
import { type AddressRecord, addressIn, stopIn } from '../../data/addresses.ts';
import { chance, pick } from '../../data/random.ts';
import { homeTownsOf } from '../../data/solidary.ts';
import { towns } from '../../data/towns.ts';
import { wireDate } from '../../resource/wire.ts';
import type { World } from '../../store/world.ts';
import type { StructureRecord } from '../../structures/data.ts';
import type { Journey, Schedule } from './record.ts';
import { givenMargin, later, middleOf } from './times.ts';

const hours = ['07:30', '08:00', '08:45', '09:30', '10:15', '13:30', '14:00', '15:20', '17:45', '19:00'] as const;

const always = [true, true, true, true, true, true, true];
const weeks: readonly (readonly boolean[])[] = [
  [true, true, false, false, false, false, false],
  [false, false, true, false, true, false, false],
  [true, true, true, true, true, false, false],
  [false, true, false, true, false, false, false],
];

const noChoice = { outwardDate: null, outwardTime: null, returnDate: null, regularDate: null };

function schedulesOf(number: number, withReturn: boolean): Schedule[] {
  const days = pick(weeks, number >>> 2);
  const first = { days, outward: pick(hours, number >>> 4), back: withReturn ? '18:00' : null };
  if (number % 3 > 0) return [first];
  // A second row on the days that are left, without a way back.
  const rest = days.map((isOn, day) => !isOn && day < 6);
  return [first, { days: rest, outward: '10:00', back: null }];
}

/** What a seeded journey is made of. Dates are `YYYY-MM-DD`. */
interface Wanted {
  readonly frequency: 1 | 2 | 3;
  readonly withReturn: boolean;
  readonly fromDate: string;
  readonly structure: StructureRecord | undefined;
  readonly number: number;
}

/** Returns when somebody wants to go. */
function datesOf({ frequency, withReturn, fromDate, structure, number }: Wanted) {
  if (frequency === 2) {
    const choice = pick([1, 2, 3] as const, number);
    const toDate = addDays(asDay(fromDate), { 1: 7, 2: 30, 3: 90 }[choice]);
    return {
      toDate,
      outward: null,
      back: null,
      schedules: schedulesOf(number, withReturn),
      choices: { ...noChoice, regularDate: choice },
    };
  }
  const timeChoice = frequency === 3 ? pick([2, 3, 4] as const, number >>> 3) : 1;
  const outward =
    timeChoice === 1 || structure === undefined
      ? { time: pick(hours, number >>> 5), margin: givenMargin }
      : middleOf(structure.windows, timeChoice);
  const dateChoice = frequency === 3 ? pick([2, 3, 4] as const, number >>> 7) : 1;
  const returnChoice = withReturn ? (frequency === 1 && number % 2 === 0 ? 5 : 3) : 1;
  const back = returnChoice === 1 ? null : { ...later(outward, 2), date: fromDate };
  const isFlexible = frequency === 3;
  return {
    toDate: isFlexible ? addDays(asDay(fromDate), { 1: 0, 2: 7, 3: 15, 4: 30 }[dateChoice]) : null,
    outward,
    back,
    schedules: isFlexible ? [{ days: always, outward: outward.time, back: back?.time ?? null }] : [],
    choices: { outwardDate: dateChoice, outwardTime: timeChoice, returnDate: returnChoice, regularDate: null },
  };
}

/** What is asked of a seeded journey. */
export interface JourneyOf {
  readonly userId: number;
  readonly structure: StructureRecord | undefined;
  readonly frequency: 1 | 2 | 3;
  readonly withReturn: boolean;
  readonly anywhere: boolean;
  /** First day, milliseconds since 1970. */
  readonly from: number;
  readonly number: number;
}

/** Builds the journey of a seeded record between towns around the structure. */
export function seededJourney(world: World, wanted: JourneyOf): Journey {
  const { userId, number, frequency, anywhere } = wanted;
  const near = homeTownsOf(userId) ?? towns;
  const origin: AddressRecord = world.users.get(userId)?.homeAddress ?? stopIn(pick(near, number));
  const start = wireDate(wanted.from).slice(0, 10);
  // A regular one begins on a Monday, so that its days fall between its dates.
  const fromDate = frequency === 2 ? addDays(asDay(start), -weekdayOf(asDay(start))) : start;
  return {
    frequency,
    origin,
    destination: anywhere ? origin : addressIn(pick(near, number >>> 6), chance(33, number, 1) >>> 2),
    fromDate,
    ...datesOf({ ...wanted, fromDate }),
  };
}
