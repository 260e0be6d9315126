import { RecordEdit } from '#renderer/kit/resource/RecordEdit.tsx';
import { RelayPointForm } from './form/RelayPointForm.tsx';
import { relayPointName } from './labels.ts';

/** `/relaypoints/{id}`. */
export const RelayPointEditPage = ({ id }: { id: number }) => (
  <RecordEdit resource="relaypoints" id={id} nameOf={relayPointName}>
    {(stored) => <RelayPointForm stored={stored} />}
  </RecordEdit>
);
