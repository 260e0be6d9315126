import {
  ArrowDownloadRegular,
  ArrowUploadRegular,
  DataTrendingRegular,
  PeopleTeamRegular,
} from '@fluentui/react-icons';
import { associateCommunity, prepareLetter } from '#renderer/features/campaigns/members/actions.ts';
import type { Confirm } from '#renderer/kit/actions/confirm/levels.ts';
import { type Action, defineAction } from '#renderer/kit/actions/define.ts';
import { recordName } from '#renderer/kit/data/record-name.ts';
import { createAction, editAction, exportAction, openAction, removeAction } from '#renderer/kit/resource/actions.ts';
import type { Community } from '#shared/resources/communities/index.ts';
import { addressOf } from '#shared/routes.ts';
import { ExportCommunityDialog } from './members/ExportCommunityDialog.tsx';

/** Ids of the actions that are buttons on a community's page. */
export const dashboardId = 'communities.dashboard';

const showMembers = defineAction<Community, unknown>({
  id: 'communities.members',
  label: 'communities:actions.members',
  icon: PeopleTeamRegular,
  section: 'open',
  permission: 'community_read',
  accepts: 'one',
  perform: ({ id }, { open }) => open(`${addressOf('communities_show', { id })}?tab=members`),
});

/** Managers hold the second of the rights, for the communities that they moderate. */
const openDashboard = defineAction<Community, unknown>({
  id: dashboardId,
  label: 'communities:actions.dashboard',
  icon: DataTrendingRegular,
  section: 'contact',
  switch: 'analytics',
  accepts: 'one',
  isVisible: (_, { session: { permissions } }) =>
    permissions.includes('dashboard_read') || permissions.includes('community_dashboard_self'),
  perform: ({ id }, { open }) => open(addressOf('communities_dashboard', { communityId: id })),
});

const importMembers = defineAction<Community, unknown>({
  id: 'communities.import',
  label: 'communities:actions.import',
  icon: ArrowUploadRegular,
  section: 'files',
  permission: 'user_create',
  accepts: 'one',
  perform: ({ id }, { open }) => open(`${addressOf('communities_users_import')}?community=${id}`),
});

const exportMembers = defineAction<Community, unknown>({
  id: 'communities.exportMembers',
  label: 'communities:actions.exportMembers',
  icon: ArrowDownloadRegular,
  section: 'files',
  permission: 'admin_user_export_all',
  switch: 'export',
  accepts: 'one',
  Dialog: ExportCommunityDialog,
});

/**
 * The question before a deletion: the name has to be typed, below a list of what is deleted with the community and what
 * is kept.
 */
const removal = ({ nbMembers }: Community): Confirm<Community> => ({
  level: 'typeToConfirm',
  title: 'record:remove.title',
  text: nbMembers === null ? 'communities:actions.remove.textUncounted' : 'communities:actions.remove.text',
  button: 'record:remove.button',
  values: (community) => ({ name: recordName(community), count: community.nbMembers ?? 0 }),
  expected: recordName,
});

/** The actions on communities (docs/screens/03-communities.md §2): on the list, then on one community. */
export const communityActions: readonly Action<Community>[] = [
  exportAction('communities'),
  createAction('communities', 'communities:actions.create'),
  openAction('communities'),
  showMembers,
  editAction('communities'),
  openDashboard,
  importMembers,
  exportMembers,
  associateCommunity,
  prepareLetter,
  removeAction('communities', { confirm: removal }),
];
