import { Table } from '../../store/table.ts';
import type { World, WorldPart } from '../../store/world.ts';
import type { SolidaryRecord } from './record.ts';
import { seededRecords } from './seed.ts';

/** All records; the next one of a run is that of the next id. */
export const recordTable: WorldPart<Table<SolidaryRecord>> = {
  make: (world) => new Table(() => seededRecords(world)),
};

/** Changes a record as it is stored now. */
export function changeRecord(world: World, { id }: SolidaryRecord, changes: Partial<SolidaryRecord>): SolidaryRecord {
  const table = world.get(recordTable);
  const stored = table.get(id);
  if (stored === undefined) throw new RangeError(`no record ${id}`);
  return table.change(stored, changes);
}
