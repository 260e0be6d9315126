import type { Structure } from '../data/structure.ts';
import { structures } from '../data/structures.ts';
import { tableOf, type World, type WorldPart } from '../store/world.ts';

/** A structure as stored. */
export type StructureRecord = Structure;

/** Structures with and without transport, with light and full entry, with one operator, several and none. */
export const structureTable = tableOf<StructureRecord>(() => structures);

/** Returns the structures that a user operates, as often as somebody was made operator of it. */
export const structuresOperatedBy = (world: World, { operates }: { operates: readonly number[] }): StructureRecord[] =>
  world
    .get(structureTable)
    .all()
    .filter(({ id }) => operates.includes(id));

/** Returns the name of a structure; empty for null and for one that was deleted. */
export const structureName = (world: World, id: number | null): string =>
  id === null ? '' : (world.get(structureTable).get(id)?.name ?? '');

/** Last id of subjects, needs and proofs, which are unique over all structures. */
const lastPartId: WorldPart<{ id: number }> = { make: () => ({ id: 1000 }) };

/** Returns the id of a new subject, need or proof. */
export function nextPartId(world: World): number {
  const last = world.get(lastPartId);
  last.id += 1;
  return last.id;
}
