import { chance, pick } from '../../data/random.ts';
import { DAY, wholeSeconds } from '../../data/time.ts';
import type { World, WorldPart } from '../../store/world.ts';
import { type Match, matchesOf, matchTable } from './matching.ts';
import type { SolidaryRecord, Solution, ThreadMessage } from './record.ts';
import { operatorOf } from './seed-diary.ts';
import { changeRecord } from './table.ts';

/** The last id of a solution. */
const lastSolution: WorldPart<{ id: number }> = { make: () => ({ id: 1 }) };

function nextSolution(world: World): number {
  const last = world.get(lastSolution);
  last.id += 1;
  return last.id;
}

/**
 * Returns the solutions that a choice adds: the driver that was found, and the linked way back
 * (docs/platform/c-solidary.md §3).
 */
export function solutionsOf(world: World, match: Match, role: Solution['role'], userId: number): Solution[] {
  const first: Solution = {
    id: nextSolution(world),
    matching: match.id,
    role,
    userId,
    pairedWith: null,
    isContacted: false,
  };
  const back = match.linked === null ? undefined : world.get(matchTable).get(match.linked);
  if (back === undefined) return [first];
  return [first, { ...first, id: nextSolution(world), matching: back.id, pairedWith: first.id }];
}

const letters = [
  'Bonjour,<br />\npourriez-vous me conduire à mon rendez-vous ?<br />\nMerci',
  'Bonjour, êtes-vous toujours disponible ? Merci d’avance.',
] as const;

function lettersTo(world: World, record: SolidaryRecord, [first]: readonly Solution[], index: number): ThreadMessage[] {
  if (first === undefined || index % 2 > 0) return [];
  const count = 1 + (chance(44, record.id, index) % 2);
  return Array.from({ length: count }, (_, number) => ({
    solution: first.id,
    delegate: operatorOf(record.structure),
    text: pick(letters, number),
    date: wholeSeconds(world.startedAt - (count - number) * DAY),
  }));
}

/** Chooses the volunteers of a seeded record, which are known only after the first matching. */
export function chooseSeeded(world: World, record: SolidaryRecord): SolidaryRecord {
  if (record.toChoose === 0) return record;
  const volunteers = matchesOf(world, record).filter(({ role, way }) => role === 'transporter' && way === 'outward');
  const chosen = volunteers
    .slice(0, record.toChoose)
    .map((match) => solutionsOf(world, match, 'transporter', match.userId));
  const messages = chosen.flatMap((pair, index) => lettersTo(world, record, pair, index));
  const solutions = chosen
    .flat()
    .map((one) => ({ ...one, isContacted: messages.some(({ solution }) => solution === one.id) }));
  const drivers = chosen.flatMap(([first]) => first?.userId ?? []);
  // What its diary says of drivers was said of these.
  const diary = record.diary.map((entry, index) =>
    entry.about === record.userId || drivers.length === 0 ? entry : { ...entry, about: pick(drivers, index) },
  );
  const all = [...record.solutions, ...solutions];
  return changeRecord(world, record, { toChoose: 0, solutions: all, messages, diary });
}
