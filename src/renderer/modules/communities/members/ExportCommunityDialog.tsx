import type { RecordDialogProps } from '#renderer/kit/actions/define.ts';
import type { Community } from '#shared/resources/communities/index.ts';
import { ExportMembersDialog } from './ExportMembersDialog.tsx';

/** Exports the people of one community from its row or its page (docs/screens/03-communities.md §2). */
export function ExportCommunityDialog({ record, onClose }: RecordDialogProps<Community>) {
  const query = { page: 1, perPage: 25, sort: [], filters: { community: record.id } };
  return <ExportMembersDialog query={query} total={record.nbMembers ?? 0} chosen={undefined} onClose={onClose} />;
}
