import { RecordEdit } from '#renderer/kit/resource/RecordEdit.tsx';
import { EditorialForm } from './form/EditorialForm.tsx';
import { editorialName } from './labels.ts';

/** `/editorials/{id}`. */
export const EditorialEditPage = ({ id }: { id: number }) => (
  <RecordEdit resource="editorials" id={id} nameOf={editorialName}>
    {(stored) => <EditorialForm stored={stored} />}
  </RecordEdit>
);
