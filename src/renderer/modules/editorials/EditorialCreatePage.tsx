import { RecordCreate } from '#renderer/kit/resource/RecordEdit.tsx';
import { EditorialForm } from './form/EditorialForm.tsx';

/** `/editorials/create`, and `/editorials/create?from={id}` for a copy. */
export const EditorialCreatePage = () => (
  <RecordCreate resource="editorials">{(source) => <EditorialForm stored={null} source={source} />}</RecordCreate>
);
