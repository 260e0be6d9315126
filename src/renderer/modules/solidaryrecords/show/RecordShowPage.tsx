import { useListRow } from '#renderer/kit/data/useRecord.ts';

/** `/solidaryrecords/show/{id}` (docs/screens/07-solidary-records.md §2). */
export function RecordShowPage({ id }: { id: number }) {
  const row = useListRow('solidaryrecords', id);
  return <p>{row?.id}</p>;
}
