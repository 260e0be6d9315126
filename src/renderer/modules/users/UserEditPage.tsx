import { useFreshRecord } from '#renderer/kit/form/useFreshRecord.ts';
import { usePageLabel } from '#renderer/kit/page/context.ts';
import { UserForm } from '#renderer/kit/person/form/UserForm.tsx';
import { userName } from '#renderer/kit/person/name.ts';
import { DeletedBar, isDeleted } from '#renderer/kit/person/show/DeletedBar.tsx';
import { RecordUnavailable } from '#renderer/kit/record/RecordUnavailable.tsx';
import { LoadingState } from '#renderer/kit/states/LoadingState.tsx';

/** `/users/{id}` (screens 02 §5). */
export function UserEditPage({ id }: { id: number }) {
  const { data: stored, error, refetch } = useFreshRecord('users', id);
  usePageLabel(stored && userName(stored));
  if (stored !== undefined) return isDeleted(stored) ? <DeletedBar user={stored} /> : <UserForm stored={stored} />;
  if (error !== null)
    return <RecordUnavailable thrown={error} list="users" context="user" onRetry={() => void refetch()} />;
  return <LoadingState />;
}
