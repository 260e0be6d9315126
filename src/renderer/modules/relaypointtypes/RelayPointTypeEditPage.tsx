import { useListRow } from '#renderer/kit/data/useRecord.ts';
import { RecordEdit } from '#renderer/kit/resource/RecordEdit.tsx';
import { RelayPointTypeForm } from './form/RelayPointTypeForm.tsx';
import { relayPointTypeName } from './labels.ts';

/** Where a type of relay points is edited; with what the list knew of it where it cannot be read. */
export function RelayPointTypeEditPage({ id }: { id: number }) {
  const known = useListRow('relaypointtypes', id);
  return (
    <RecordEdit resource="relaypointtypes" id={id} nameOf={relayPointTypeName} known={known}>
      {(stored, unread) => <RelayPointTypeForm stored={stored} unread={unread} />}
    </RecordEdit>
  );
}
