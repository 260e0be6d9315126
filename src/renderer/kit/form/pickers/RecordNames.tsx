import { useRecordNames } from './pickable.ts';
import type { PickableName } from './sources.ts';

/** Records by their names, or by their numbers when the right to read them is missing. */
export function RecordNames({ resource, ids }: { resource: PickableName; ids: readonly number[] }) {
  const nameOf = useRecordNames(resource, ids);
  return ids.map(nameOf).join(', ');
}
