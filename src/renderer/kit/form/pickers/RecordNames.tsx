import { isolated } from '#shared/bidi.ts';
import { cutName } from '#shared/cut.ts';
import { useRecordNames } from './pickable.ts';
import type { PickableName } from './sources.ts';

/** Shows records by their names, or by their numbers without the permission to read them. */
export function RecordNames({ resource, ids }: { resource: PickableName; ids: readonly number[] }) {
  const nameOf = useRecordNames(resource, ids);
  return <>{ids.map((id) => isolated(cutName(nameOf(id)))).join(', ')}</>;
}
