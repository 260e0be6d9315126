import { chance, pick } from '../../data/random.ts';
import {
  notableRecords,
  type PinnedRecord,
  pinnedRecords,
  type SeededPerson,
  seededPeople,
} from '../../data/solidary.ts';
import { DAY, wholeSeconds } from '../../data/time.ts';
import type { World } from '../../store/world.ts';
import { structureTable } from '../../structures/data.ts';
import type { Labelled, SolidaryRecord } from './record.ts';
import { operatorOf, seededDiary, stages } from './seed-diary.ts';
import { type JourneyOf, seededJourney } from './seed-journey.ts';

type Unnumbered = Omit<SolidaryRecord, 'id'>;

/** Flexible records are few, in structures without volunteers: others could not be read. */
const frequencyOf = (structure: number, number: number): 1 | 2 | 3 => {
  if (structure === 3 && number % 3 === 0) return 3;
  if (structure === 2 && number % 5 === 0) return 3;
  return number % 4 === 0 ? 2 : 1;
};

/** What decides on a seeded record; what is left out is drawn by its number. */
interface SeedOptions extends Omit<PinnedRecord, 'id' | 'parent' | 'child'> {
  readonly number: number;
}

function needsOf(world: World, structure: number, number: number): Labelled[] {
  const known = world.get(structureTable).get(structure)?.needs ?? [];
  const chosen = known.filter((_, index) => ((number >>> (index + 4)) & 3) === 0);
  const own = number % 23 === 0 ? [{ id: 5_000_000 + (number % 90_000), label: 'Précise l’heure la veille' }] : [];
  return [...chosen.map(({ id, label }) => ({ id, label })), ...own];
}

/** Makes a record of a person. */
function made(world: World, { userId }: SeededPerson, given: SeedOptions): Unnumbered {
  const { status, structure, number, extra = 0 } = given;
  const known = world.get(structureTable).get(structure);
  const listed = known?.subjects ?? [];
  const { id, label } = listed.length === 0 ? { id: 4_900_000, label: 'Autre' } : pick(listed, number >>> 3);
  const journey: JourneyOf = {
    userId,
    structure: known,
    frequency: given.frequency ?? frequencyOf(structure, number >>> 7),
    withReturn: given.withReturn ?? (number >>> 11) % 2 === 0,
    anywhere: given.anywhere ?? false,
    from: world.startedAt + (given.inDays ?? ((number >>> 13) % 60) - 20) * DAY,
    number,
  };
  const end = world.startedAt - ((number >>> 9) % 40) * DAY;
  const diary = seededDiary(world, { status, structure, userId, end, extra, number });
  return {
    userId,
    structure,
    subject: { id, label },
    needs: needsOf(world, structure, number),
    status,
    progression: stages[status].progression,
    ...seededJourney(world, journey),
    operator: number % 17 === 0 ? null : operatorOf(structure),
    createdDate: diary[0]?.date ?? wholeSeconds(end),
    parent: null,
    child: null,
    isLost: false,
    toChoose: given.toChoose ?? (status === 3 || (status === 2 && number % 3 === 0) ? 1 + (number % 2) : 0),
    isCrowded: given.isCrowded ?? false,
    solutions: [],
    messages: [],
    diary,
  };
}

/** Returns the structures that accepted a person. */
const acceptedIn = ({ links }: SeededPerson) => links.filter(({ status }) => status === 1);

function recordOf(world: World, person: SeededPerson, index: number): Unnumbered | undefined {
  const number = chance(31, person.id, index);
  const accepted = acceptedIn(person);
  if (accepted.length === 0) return undefined;
  const { structure } = pick(accepted, number);
  const notable = index === 0 ? notableRecords[person.id] : undefined;
  const status = pick([0, 0, 1, 1, 2, 2, 2, 3, 3, 4, 4, 6] as const, number >>> 5);
  const extra = [0, 0, 1, 2, 3, 5, 8, 16][(number >>> 17) % 8] ?? 0;
  if (notable === undefined) return made(world, person, { status, structure, number, extra });
  const flexible = made(world, person, {
    status: 0,
    structure,
    number,
    ...(notable === 'flexible' && { frequency: 3 }),
  });
  if (notable === 'flexible') return { ...flexible, isLost: true, diary: [] }; // Born by a 500 (docs/platform/c-solidary.md §3).
  const solution = { id: 1, matching: 0, role: 'carpooler', userId: 2, pairedWith: null, isContacted: false } as const;
  return { ...flexible, solutions: [solution] };
}

const earlier = 120;
/** Records made one after another; the ids after them are those of `pinnedRecords`. */
const most = 880;

/** The beneficiaries of the seed whose users exist. */
const beneficiariesIn = (world: World) =>
  seededPeople.filter(({ isBeneficiary, userId }) => isBeneficiary && world.users.get(userId) !== undefined);

/** Records in all statuses: first those of one beneficiary in three, then more of all whom a structure accepted. */
function ordinaryRecords(world: World): Unnumbered[] {
  const people = beneficiariesIn(world);
  const countOf = ({ id }: SeededPerson) =>
    id in notableRecords ? 1 : pick([0, 0, 0, 1, 1, 2, 3, 0, 0], chance(31, id, 90));
  const of = (person: SeededPerson, first: number, count: number) =>
    Array.from({ length: count }, (_, index) => recordOf(world, person, first + index) ?? []).flat();
  const some = people.flatMap((person) => of(person, 0, countOf(person))).slice(0, earlier);
  const ordinary = people.filter(({ id }) => !(id in notableRecords));
  const more = ordinary.flatMap((person) => of(person, 10, 1 + (chance(31, person.id, 91) % 4)));
  return [...some, ...more].slice(0, most);
}

/** The first of the records that replaced one another. */
const rootOf = (id: number): number => {
  const parent = pinnedRecords.find((record) => record.id === id)?.parent;
  return parent === undefined ? id : rootOf(parent);
};

/** The records with fixed ids, of beneficiaries whom their structure accepted. */
function pinned(world: World): SolidaryRecord[] {
  const people = beneficiariesIn(world);
  return pinnedRecords.flatMap(({ id, parent = null, child = null, structure, ...given }) => {
    const accepted = people.filter((person) => acceptedIn(person).some((link) => link.structure === structure));
    if (accepted.length === 0) return [];
    const root = rootOf(id);
    const number = chance(34, root, 2);
    const record = made(world, pick(accepted, chance(34, root, 1)), { structure, number, ...given });
    // A replacement can leave the own need twice (docs/screens/07-solidary-records.md §2).
    const twice = [5_100_000 + id, 5_200_000 + id].map((need) => ({ id: need, label: 'Siège enfant' }));
    return { ...record, id, parent, child, needs: parent === null ? record.needs : [...record.needs, ...twice] };
  });
}

/** At least 600 records where all people of the seed exist. */
export function seededRecords(world: World): SolidaryRecord[] {
  const ordinary = ordinaryRecords(world).map((record, index) => ({ ...record, id: index + 1 }));
  return [...ordinary, ...pinned(world)];
}
