import { type AddressRecord, addressIn, stopIn } from '../data/addresses.ts';
import { chance, pick } from '../data/random.ts';
import { homeTownsOf, notableRecords, type SeededPerson, seededPeople } from '../data/solidary.ts';
import { DAY, wholeSeconds } from '../data/time.ts';
import { towns } from '../data/towns.ts';
import { Table } from '../store/table.ts';
import type { World, WorldPart } from '../store/world.ts';
import { structureTable } from '../structures/data.ts';
import { peopleTable } from './people.ts';

/** 0 created, 1 taken into account, 2 looking, 3 follow-up, 4 closed, 6 replaced (docs/platform/c-solidary.md §3). */
export type RecordStatus = 0 | 1 | 2 | 3 | 4 | 6;

/** An action on a record. Dates are milliseconds since 1970. */
export interface DiaryEntry {
  readonly action: string;
  readonly comment: string | null;
  readonly progression: number;
  /** User id of who did it. */
  readonly author: number;
  readonly date: number;
}

/** A record of solidary transport: a journey that a beneficiary asks for. */
export interface SolidaryRecord {
  readonly id: number;
  /** User id of the beneficiary. */
  readonly userId: number;
  readonly structure: number;
  readonly subject: string | null;
  readonly status: RecordStatus;
  readonly progression: number;
  /** 1 punctual, 2 regular, 3 flexible. */
  readonly frequency: 1 | 2 | 3;
  readonly hasReturn: boolean;
  readonly origin: AddressRecord;
  readonly destination: AddressRecord;
  /** First day, milliseconds since 1970. */
  readonly fromDate: number;
  /** A carpooler was chosen, after which it cannot be read any more. */
  readonly hasCarpooler: boolean;
  /** The oldest first. */
  readonly diary: readonly DiaryEntry[];
}

/** What happened last to a record of each status, and how far it is. */
const stages: Readonly<Record<RecordStatus, { progression: number; action: string; comment: string | null }>> = {
  0: { progression: 0, action: 'solidary_create', comment: null },
  1: { progression: 25, action: 'solidary_update_progress_manually', comment: null },
  2: {
    progression: 50,
    action: 'solidary_contact_call',
    comment: 'Appelée deux fois.<br />Rappeler <soir> après 18 h',
  },
  3: { progression: 75, action: 'solidary_carpool_ongoing', comment: 'Tout va bien' },
  4: { progression: 100, action: 'solidary_punctual_carpool', comment: null },
  6: { progression: 50, action: 'solidary_deeply_updated', comment: null },
};

const operators: Readonly<Record<number, number>> = { 1: 2, 2: 2, 3: 23, 4: 30 };

function diaryOf(status: RecordStatus, structure: number, end: number): DiaryEntry[] {
  const reached = ([0, 1, 2, 3, 4, 6] as const).filter((stage) => stage <= status && (stage < 3 || stage === status));
  return reached.map((stage, index) => ({
    ...stages[stage],
    author: operators[structure] ?? 1,
    date: wholeSeconds(end - (reached.length - index) * 2 * DAY),
  }));
}

/** Flexible records are few, in structures without volunteers: others could not be read. */
const frequencyOf = (structure: number, number: number): 1 | 2 | 3 =>
  structure === 3 && number % 3 === 0 ? 3 : number % 4 === 0 ? 2 : 1;

function recordOf(world: World, person: SeededPerson, index: number): Omit<SolidaryRecord, 'id'> | undefined {
  const number = chance(31, person.id, index);
  const accepted = person.links.filter(({ status }) => status === 1);
  if (accepted.length === 0) return undefined;
  const { structure } = pick(accepted, number);
  const known = world.get(structureTable).get(structure);
  const status = pick([0, 0, 1, 1, 2, 2, 2, 3, 3, 4, 4, 6] as const, number >>> 5);
  const near = homeTownsOf(person.userId) ?? towns;
  const end = world.startedAt - ((number >>> 9) % 40) * DAY;
  const notable = index === 0 ? notableRecords[person.id] : undefined;
  return {
    userId: person.userId,
    structure,
    subject: known === undefined || known.subjects.length === 0 ? null : pick(known.subjects, number >>> 3).label,
    status: notable === undefined ? status : 0,
    progression: notable === undefined ? stages[status].progression : 0,
    frequency: notable === 'flexible' ? 3 : frequencyOf(structure, number >>> 7),
    hasReturn: (number >>> 11) % 2 === 0,
    origin: world.users.get(person.userId)?.homeAddress ?? stopIn(pick(near, number)),
    destination: addressIn(pick(near, number >>> 6), number >>> 2),
    fromDate: Math.floor((world.startedAt + (((number >>> 13) % 60) - 20) * DAY) / DAY) * DAY,
    hasCarpooler: notable === 'carpooler',
    // One born by a 500 has no diary (docs/platform/c-solidary.md §3).
    diary: notable === 'flexible' ? [] : diaryOf(notable === undefined ? status : 0, structure, end),
  };
}

const recordCount = 120;

/** About 120 records of the beneficiaries whom a structure accepted: of one in three, up to three. */
function seededRecords(world: World): SolidaryRecord[] {
  const made = seededPeople
    .filter(({ isBeneficiary, userId }) => isBeneficiary && world.users.get(userId) !== undefined)
    .flatMap((person) => {
      const number = chance(31, person.id, 90);
      const count = person.id in notableRecords ? 1 : pick([0, 0, 0, 1, 1, 2, 3, 0, 0], number);
      return Array.from({ length: count }, (_, index) => recordOf(world, person, index) ?? []).flat();
    });
  return made.slice(0, recordCount).map((record, index) => ({ id: index + 1, ...record }));
}

/** All records; the next one of a run is that of the next id. */
export const recordTable: WorldPart<Table<SolidaryRecord>> = {
  make: (world) => new Table(() => seededRecords(world)),
};

/**
 * Whether a record can never be read again: a carpooler was chosen, or it is flexible and an accepted volunteer of the
 * structure can serve it (docs/platform/c-solidary.md §3).
 */
export function isUnreadable(world: World, { hasCarpooler, frequency, structure }: SolidaryRecord): boolean {
  if (hasCarpooler) return true;
  if (frequency !== 3) return false;
  const serves = world
    .get(peopleTable)
    .find(
      ({ isVolunteer, links, availability }) =>
        isVolunteer &&
        links.some((link) => link.structure === structure && link.status === 1) &&
        Object.values(availability.slots).includes(true),
    );
  return serves !== undefined;
}
