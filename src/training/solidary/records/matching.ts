import { asDay } from '#shared/calendar.ts';
import { weekdayOf } from '#shared/days.ts';
import { distanceBetween, type LatLng } from '#shared/geo.ts';
import type { AddressRecord } from '../../data/addresses.ts';
import { outbox } from '../../store/outbox.ts';
import { Table } from '../../store/table.ts';
import type { World, WorldPart } from '../../store/world.ts';
import { structureTable } from '../../structures/data.ts';
import { type Person, peopleTable, placeOf } from '../people.ts';
import { type Commute, commutes } from './drivers.ts';
import { slotsThatFit } from './fitting.ts';
import { hasReturn, type SolidaryRecord } from './record.ts';

export type Way = 'outward' | 'return';

/** A driver found for a record. Its id is the `matchingId` of the wire, and stays. */
export interface Match {
  readonly id: number;
  readonly record: number;
  readonly way: Way;
  readonly role: 'carpooler' | 'transporter';
  readonly userId: number;
  /** The way back of the same driver, that of an outward match. */
  readonly linked: number | null;
}

/** Everything that was found, in the order in which it was found. */
export const matchTable: WorldPart<Table<Match>> = { make: () => new Table<Match>(() => []) };

/** One run of the matching: the records of a structure that were compared, or the record that was read. */
export interface Matching {
  readonly structure: number;
  /** Number of records that were matched again. */
  readonly records: number;
  /** The record whose reading ran it; absent for the acceptance of a volunteer. */
  readonly record?: number;
}

/** Every run of the matching since the start. */
export const matchings: WorldPart<Matching[]> = { make: () => [] };

export const positionOf = ({ latitude, longitude }: AddressRecord): LatLng => ({
  latitude: Number(latitude),
  longitude: Number(longitude),
});

/** How far the ends of a driver may be from those of a record, in metres, and how many drivers are kept. */
const reach = 16_000;
const kept = 8;
const crowd = 20;

const metres = (from: AddressRecord, to: AddressRecord) => distanceBetween(positionOf(from), positionOf(to));

/** What a driver travels more for the passenger, in metres. */
export const detourOf = ({ origin, destination }: SolidaryRecord, { from, to }: Commute): number =>
  Math.max(
    0,
    Math.round(metres(from, origin) + metres(origin, destination) + metres(destination, to) - metres(from, to)),
  );

function isOnThatDay({ frequency, fromDate, schedules }: SolidaryRecord, { isRegular, days }: Commute): boolean {
  if (frequency === 1) return !isRegular || days[weekdayOf(asDay(fromDate))] === true;
  return isRegular && schedules.some((schedule) => schedule.days.some((isOn, day) => isOn && days[day] === true));
}

function carpoolersOf(world: World, record: SolidaryRecord): Commute[] {
  const isNear = ({ from, to }: Commute) =>
    record.isCrowded || (metres(from, record.origin) < reach && metres(to, record.destination) < reach);
  return world
    .get(commutes)
    .filter((one) => one.userId !== record.userId && isOnThatDay(record, one) && isNear(one))
    .filter(({ backTime }) => !record.isCrowded || backTime !== null)
    .map((one) => ({ one, detour: detourOf(record, one) }))
    .sort((left, right) => left.detour - right.detour || left.one.userId - right.one.userId)
    .slice(0, record.isCrowded ? crowd : kept)
    .map(({ one }) => one);
}

/** Returns the accepted volunteers of a structure that offers transport. */
export function volunteersOf(world: World, structure: number): Person[] {
  if (world.get(structureTable).get(structure)?.solidaryTransport !== false) return [];
  const isAccepted = ({ isVolunteer, links }: Person) =>
    isVolunteer && links.some((link) => link.structure === structure && link.status === 1);
  return world.get(peopleTable).all().filter(isAccepted);
}

function isWithinReach(world: World, person: Person, record: SolidaryRecord): boolean {
  const place = placeOf(world, person);
  return place !== null && metres(place, record.origin) <= (person.maxDistance ?? 0);
}

const fits = (record: SolidaryRecord, way: Way, person: Person) =>
  Object.values(slotsThatFit(record, way, person)).includes(true);

/** Whether an accepted volunteer can serve a record. */
export const isServed = (world: World, record: SolidaryRecord): boolean =>
  volunteersOf(world, record.structure).some(
    (person) =>
      person.userId !== record.userId && isWithinReach(world, person, record) && fits(record, 'outward', person),
  );

/** Stores a match unless it is known, with the way back first so that it can be linked. */
function keep(world: World, wanted: Omit<Match, 'id' | 'linked'>, withBack: boolean): Match {
  const table = world.get(matchTable);
  const known = table.find(
    ({ record, way, role, userId }) =>
      record === wanted.record && way === wanted.way && role === wanted.role && userId === wanted.userId,
  );
  if (known !== undefined) return known;
  const outward = table.add((id) => ({ ...wanted, id, linked: null }));
  if (wanted.role === 'transporter') world.get(outbox).push({ about: 'solidary.match', to: wanted.userId });
  if (!withBack) return outward;
  const back = table.add((id) => ({ ...wanted, id, way: 'return', linked: null }));
  return table.change(outward, { linked: back.id });
}

/**
 * Looks for the drivers of a record, as every reading does: new ones are stored, and new volunteers are told of it
 * (docs/platform/c-solidary.md §3).
 */
export function findDrivers(world: World, record: SolidaryRecord): void {
  const goesBack = hasReturn(record);
  for (const { userId, backTime } of carpoolersOf(world, record))
    keep(world, { record: record.id, way: 'outward', role: 'carpooler', userId }, goesBack && backTime !== null);
  for (const person of volunteersOf(world, record.structure)) {
    if (person.userId === record.userId || !isWithinReach(world, person, record)) continue;
    const back = goesBack && fits(record, 'return', person);
    const wanted = { record: record.id, role: 'transporter', userId: person.userId } as const;
    if (fits(record, 'outward', person)) keep(world, { ...wanted, way: 'outward' }, back);
    else if (back) keep(world, { ...wanted, way: 'return' }, false);
  }
}

/** Returns what was found for a record so far. */
export const matchesOf = (world: World, { id }: SolidaryRecord): Match[] =>
  world
    .get(matchTable)
    .all()
    .filter(({ record }) => record === id);

/**
 * Whether a record can never be read again: a carpooler was chosen, or it is flexible and an accepted volunteer of the
 * structure can serve it or could (docs/platform/c-solidary.md §3).
 */
export function isUnreadable(world: World, record: SolidaryRecord): boolean {
  if (record.isLost || record.solutions.some(({ role }) => role === 'carpooler')) return true;
  return record.frequency === 3 && isServed(world, record);
}
