import { DeletedBar, isDeleted } from '#renderer/features/people/DeletedBar.tsx';
import { UserForm } from '#renderer/features/people/form/UserForm.tsx';
import { familyNameOf, recordLabel } from '#renderer/kit/data/record-name.ts';
import { useFreshRecord } from '#renderer/kit/form/useFreshRecord.ts';
import { RecordUnavailable } from '#renderer/kit/resource/RecordUnavailable.tsx';
import { usePageLabel } from '#renderer/kit/ui/page/context.ts';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import { HitchhikingFields } from './form/HitchhikingFields.tsx';

/** `/hitchhikers/{id}` (docs/screens/02-users-hitchhikers.md §9). */
export function HitchhikerEditPage({ id }: { id: number }) {
  const { data: stored, error, refetch } = useFreshRecord('users', id);
  usePageLabel(stored && recordLabel(stored), stored && familyNameOf(stored));
  if (stored !== undefined) {
    return isDeleted(stored) ? (
      <DeletedBar user={stored} />
    ) : (
      <UserForm stored={stored} screen="hitchhikers" Extra={HitchhikingFields} />
    );
  }
  if (error !== null)
    return <RecordUnavailable thrown={error} list="hitchhikers" context="users" onRetry={() => void refetch()} />;
  return <LoadingState />;
}
