import { useFreshRecord } from '#renderer/kit/form/useFreshRecord.ts';
import { usePageLabel } from '#renderer/kit/page/context.ts';
import { UserForm } from '#renderer/kit/person/form/UserForm.tsx';
import { userName } from '#renderer/kit/person/name.ts';
import { DeletedBar, isDeleted } from '#renderer/kit/person/show/DeletedBar.tsx';
import { RecordUnavailable } from '#renderer/kit/record/RecordUnavailable.tsx';
import { LoadingState } from '#renderer/kit/states/LoadingState.tsx';
import { HitchhikingFields } from './form/HitchhikingFields.tsx';

/** `/hitchhikers/{id}` (screens 02 §9). */
export function HitchhikerEditPage({ id }: { id: number }) {
  const { data: stored, error, refetch } = useFreshRecord('users', id);
  usePageLabel(stored && userName(stored));
  if (stored !== undefined) {
    return isDeleted(stored) ? (
      <DeletedBar user={stored} />
    ) : (
      <UserForm stored={stored} screen="hitchhikers" Extra={HitchhikingFields} />
    );
  }
  if (error !== null)
    return <RecordUnavailable thrown={error} list="hitchhikers" context="user" onRetry={() => void refetch()} />;
  return <LoadingState />;
}
