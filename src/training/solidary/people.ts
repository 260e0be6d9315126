import { type AddressRecord, addressIn } from '../data/addresses.ts';
import { chance, pick } from '../data/random.ts';
import {
  type LinkStatus,
  notablePeople,
  placesOfVolunteers,
  type SeededPerson,
  seededPeople,
} from '../data/solidary.ts';
import { windowTimes } from '../data/structure.ts';
import { townCalled } from '../data/towns.ts';
import { Table } from '../store/table.ts';
import type { World, WorldPart } from '../store/world.ts';
import { type ProofAnswer, seededAnswers } from './answers.ts';

/** The link of a person to a structure. Its id is the `userStructureId` of the wire. */
export interface Link {
  readonly id: number;
  readonly structure: number;
  readonly status: LinkStatus;
  readonly answers: readonly ProofAnswer[];
}

const parts = ['m', 'a', 'e'] as const;
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
type SeededPart = (typeof parts)[number];
export type Slot = `${SeededPart}${(typeof days)[number]}`;
export type Time = (typeof windowTimes)[number];

/** Names of the 21 slots of a week under their wire names, in the order of the answers. */
export const slots: readonly Slot[] = days.flatMap((day) => parts.map((part): Slot => `${part}${day}`));

/** When a volunteer is available: slots may be null, times are `HH:MM` or null. */
export interface Availability {
  readonly slots: Readonly<Record<Slot, boolean | null>>;
  readonly windows: Readonly<Record<Time, string | null>>;
}

/** A person of solidary transport. `id` is the solidary user's (docs/platform/c-solidary.md §8). */
export interface Person {
  readonly id: number;
  readonly userId: number;
  readonly isBeneficiary: boolean;
  readonly isVolunteer: boolean;
  /** The oldest first. */
  readonly links: readonly Link[];
  /** Where a volunteer starts from who does not start at home; null for everybody else. */
  readonly ownPlace: AddressRecord | null;
  /** In metres; null for who is no volunteer. */
  readonly maxDistance: number | null;
  readonly availability: Availability;
}

/** Times of the three windows of a volunteer, from the morning to the evening. */
const ordinary = ['06:00', '12:00', '12:00', '18:00', '18:00', '23:00'];
const short = ['08:00', '11:30', '13:30', '17:00', '18:30', '20:30'];
const overlapping = ['07:30', '12:30', '12:00', '18:00', '17:30', '21:00'];

/** Builds slots by name. */
const slotsBy = <Value>(value: (slot: Slot, index: number) => Value) =>
  // Every slot has its entry, which `fromEntries` cannot say.
  Object.fromEntries(slots.map((slot, index) => [slot, value(slot, index)])) as Record<Slot, Value>;

/** The availability of who is no volunteer. */
export const noAvailability: Availability = {
  slots: slotsBy(() => null),
  // Every time has its entry, which `fromEntries` cannot say.
  windows: Object.fromEntries(windowTimes.map((time) => [time, null])) as Record<Time, null>,
};

function availabilityOf({ id, isVolunteer }: SeededPerson): Availability {
  const number = chance(17, id, 1);
  const times = isVolunteer ? pick([ordinary, ordinary, short, overlapping], number) : [];
  const evening = number % 6 === 0 ? [] : times;
  return {
    slots: slotsBy((slot, index) => {
      if (!isVolunteer || (number % 9 === 0 && slot.startsWith('e'))) return null;
      return chance(17, id, 2 + index) % 5 < 2;
    }),
    // Every time has its entry, as above.
    windows: Object.fromEntries(
      windowTimes.map((time, index) => [time, (time.startsWith('e') ? evening : times)[index] ?? null]),
    ) as Record<Time, string | null>,
  };
}

const linkId = (person: number, index: number) => 2000 + person * 4 + index;

/** Some have answered nothing, as those who applied on the public site. */
const isSilent = ({ id }: SeededPerson) => id === notablePeople.withoutProofs || id % 9 === 0;

function ownPlaceOf(id: number): AddressRecord | null {
  const town = townCalled.get(placesOfVolunteers[id] ?? '');
  return town === undefined ? null : addressIn(town, chance(17, id, 41));
}

function personOf(world: World, seeded: SeededPerson): Person {
  const { id, links, ...same } = seeded;
  return {
    id,
    ...same,
    links: links.map(({ structure, status }, index) => ({
      id: linkId(id, index),
      structure,
      status,
      answers: isSilent(seeded) ? [] : seededAnswers(world, seeded, structure, linkId(id, index)),
    })),
    ownPlace: ownPlaceOf(id),
    maxDistance: same.isVolunteer ? pick([5000, 10_000, 20_000, 50_000], chance(17, id, 40)) : null,
    availability: availabilityOf(seeded),
  };
}

/** The people whose users exist in this world. */
export const peopleTable: WorldPart<Table<Person>> = {
  make: (world) =>
    new Table(() =>
      seededPeople
        .filter(({ userId }) => world.users.get(userId) !== undefined)
        .map((seeded) => personOf(world, seeded)),
    ),
};

/** The place around which the platform matches a volunteer: the own one, else the home. */
export const placeOf = (world: World, { ownPlace, userId }: Person): AddressRecord | null =>
  ownPlace ?? world.users.get(userId)?.homeAddress ?? null;

/** Finds the person of a user. */
export const personOfUser = (world: World, userId: number): Person | undefined =>
  world.get(peopleTable).find((person) => person.userId === userId);

/** Finds a link by its id, with the person to whom it belongs. */
export function linkCalled(world: World, id: unknown): { person: Person; link: Link } | undefined {
  for (const person of world.get(peopleTable).all()) {
    const link = person.links.find((candidate) => candidate.id === id);
    if (link !== undefined) return { person, link };
  }
  return undefined;
}

/** Changes a link of a person. */
export const changeLink = (world: World, person: Person, link: Link, changes: Partial<Link>): Person =>
  world.get(peopleTable).change(person, {
    links: person.links.map((candidate) => (candidate.id === link.id ? { ...candidate, ...changes } : candidate)),
  });
