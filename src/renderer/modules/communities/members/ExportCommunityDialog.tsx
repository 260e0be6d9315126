import type { RecordDialogProps } from '#renderer/kit/actions/define.ts';
import type { Community } from '#shared/resources/communities/index.ts';
import { ExportMembersDialog } from './ExportMembersDialog.tsx';

/** Exports the people of one community from wherever it is listed: all of them, as the platform has no other filter. */
export const ExportCommunityDialog = ({ record: { id, nbMembers }, onClose }: RecordDialogProps<Community>) => (
  <ExportMembersDialog
    query={{ page: 1, perPage: 25, sort: [], filters: { community: id } }}
    total={nbMembers ?? 0}
    chosen={undefined}
    onClose={onClose}
  />
);
