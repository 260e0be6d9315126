import { ArrowDownloadRegular, OpenRegular, PersonDeleteRegular } from '@fluentui/react-icons';
import { associateMembers } from '#renderer/features/campaigns/members/actions.ts';
import type { BulkWork } from '#renderer/kit/actions/bulk/work.ts';
import type { Confirm } from '#renderer/kit/actions/confirm/levels.ts';
import { type Action, defineAction } from '#renderer/kit/actions/define.ts';
import type { ActionTools } from '#renderer/kit/actions/tools.ts';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { failureNotice } from '#renderer/kit/data/notify.ts';
import { toAppError } from '#shared/failure.ts';
import type { Community } from '#shared/resources/communities/index.ts';
import type { CommunityMember, MemberStatus } from '#shared/resources/communitymembers/index.ts';
import type { ResourceName } from '#shared/resources/manifests.ts';
import { addressOf } from '#shared/routes.ts';
import { type StatusChange, statusChanges } from './changes.ts';
import { ExportMembersDialog } from './ExportMembersDialog.tsx';
import { MODERATOR, memberName, PENDING } from './labels.ts';

/**
 * Queries refreshed after a change: the list with its counts, and the communities, which show figures about their
 * members.
 */
export const memberCaches: readonly ResourceName[] = ['communitymembers', 'communities'];

/** Somebody who keeps the role of manager without being a moderator; null for several. */
export type RoleLeft = { userId: number; name: string } | null;

export interface MemberActionOptions {
  community: Pick<Community, 'id' | 'referrerId'>;
  /** Called after a moderator became something else: the platform does not take the role back. */
  onRoleLeft: (left: RoleLeft) => void;
  /** Whether a membership can be made anew; where the platform would refuse it, a removal is not undone. */
  canMakeAnew: boolean;
  /** Called when the platform refuses the person to make one anew. */
  onAddingRefused: () => void;
}

/** An ended membership, for undoing. */
interface Ended {
  userId: number;
  status: MemberStatus;
}

const roleOf = (member: CommunityMember): RoleLeft => ({ userId: member.userId, name: memberName(member) });

/** Changes one status and notifies the outcome; a failure is notified too, and thrown. */
async function changeOne(
  change: StatusChange,
  member: CommunityMember,
  tools: ActionTools,
  options: MemberActionOptions,
) {
  const { id } = member;
  try {
    const { to: status, from } = change;
    const request = { id, communityId: options.community.id, status, from };
    const { outcome, before } = await invoke('communitymembers.changeStatus', request);
    const context = 'communitymembers';
    if (outcome === 'changed') tools.notify({ context, name: 'updated', outcome: 'success' });
    else if (outcome === 'unchanged') tools.notify({ context, name: 'unchanged', outcome: 'success' });
    else tools.notify({ context, name: 'changedMeanwhile', outcome: 'error' });
    if (outcome === 'changed' && before === MODERATOR) options.onRoleLeft(roleOf(member));
  } catch (thrown) {
    tools.notify(failureNotice({ context: 'communitymembers', name: 'updated' }, toAppError(thrown)));
    throw thrown;
  }
}

/** Tells of members who keep the role of manager, where rows say so. */
const tellRoleLeft =
  ({ onRoleLeft }: MemberActionOptions): BulkWork['onEnded'] =>
  ({ counts }) =>
    counts.partial > 0 && onRoleLeft(null);

const oneChange = (change: StatusChange, options: MemberActionOptions) =>
  defineAction<CommunityMember, void>({
    id: `communitymembers.${change.id}`,
    label: change.label,
    icon: change.icon,
    section: 'change',
    permission: 'community_update',
    accepts: 'one',
    isVisible: ({ status }) => change.from.some((one) => one === status),
    ...(change.confirm !== undefined && { confirm: change.confirm }),
    perform: (member, tools) => changeOne(change, member, tools, options),
    invalidates: memberCaches,
  });

const manyChanges = (change: StatusChange, options: MemberActionOptions) =>
  defineAction<CommunityMember>({
    id: `communitymembers.${change.id}.many`,
    label: change.label,
    icon: change.icon,
    section: 'change',
    permission: 'community_update',
    accepts: 'many',
    work: {
      operation: {
        name: 'changeMemberStatus',
        communityId: options.community.id,
        status: change.to,
        from: change.from,
      },
      isForGood: true,
      confirm: change.confirmMany,
      onEnded: tellRoleLeft(options),
    },
  });

const end = async (id: number, { community }: MemberActionOptions): Promise<Ended> => {
  const { userId, before } = await invoke('communitymembers.delete', { id, communityId: community.id });
  // An unknown status cannot be restored: the membership becomes a pending request, which grants nothing.
  return { userId, status: before ?? PENDING };
};

/** Makes an ended membership anew, with the status that it had. */
const makeAnew = async (
  { userId, status }: Ended,
  { community, onAddingRefused }: MemberActionOptions,
): Promise<void> => {
  try {
    await invoke('communitymembers.add', { communityId: community.id, userId, status });
  } catch (thrown) {
    if (toAppError(thrown).kind === 'denied') onAddingRefused();
    throw thrown;
  }
};

const removal = (
  member: CommunityMember,
  { community, canMakeAnew }: MemberActionOptions,
): Confirm<CommunityMember> => ({
  level: 'confirm',
  title: 'communitymembers:remove.title',
  text:
    member.userId === community.referrerId
      ? `communitymembers:remove.${canMakeAnew ? 'referrer' : 'referrerForGood'}`
      : member.status === MODERATOR
        ? `communitymembers:remove.${canMakeAnew ? 'moderator' : 'moderatorForGood'}`
        : `communitymembers:remove.${canMakeAnew ? 'text' : 'textForGood'}`,
  button: 'communitymembers:remove.button',
  values: (one) => ({ name: memberName(one) }),
});

const removeOne = (options: MemberActionOptions) =>
  defineAction<CommunityMember, Ended>({
    id: 'communitymembers.remove',
    label: 'communitymembers:actions.remove',
    icon: PersonDeleteRegular,
    section: 'danger',
    shortcut: 'remove',
    permission: 'community_update',
    accepts: 'one',
    confirm: (member) => removal(member, options),
    perform: async (member) => {
      const ended = await end(member.id, options);
      if (ended.status === MODERATOR) options.onRoleLeft(roleOf(member));
      return ended;
    },
    ...(options.canMakeAnew && { undo: (ended: Ended) => makeAnew(ended, options) }),
    notice: { context: 'communitymembers', name: 'deleted' },
    invalidates: memberCaches,
  });

const removeMany = (options: MemberActionOptions) =>
  defineAction<CommunityMember>({
    id: 'communitymembers.removeMany',
    label: 'communitymembers:actions.remove',
    icon: PersonDeleteRegular,
    section: 'danger',
    shortcut: 'remove',
    permission: 'community_update',
    accepts: 'many',
    work: {
      operation: { name: 'removeMembers', communityId: options.community.id, canMakeAnew: options.canMakeAnew },
      isForGood: !options.canMakeAnew,
      confirm: {
        level: 'typeToConfirm',
        title: 'communitymembers:remove.titleMany',
        text: options.canMakeAnew ? 'communitymembers:remove.many' : 'communitymembers:remove.manyForGood',
        button: 'communitymembers:remove.button',
        expected: ({ count }) => String(count),
      },
      onEnded: tellRoleLeft(options),
    },
  });

const openPerson = defineAction<CommunityMember, void>({
  id: 'communitymembers.open',
  label: 'communitymembers:actions.openPerson',
  icon: OpenRegular,
  section: 'open',
  permission: 'user_read',
  accepts: 'one',
  perform: ({ userId }, { open }) => open(addressOf('users_show', { id: userId })),
});

const exportMembers = defineAction({
  id: 'communitymembers.export',
  label: 'communitymembers:actions.export',
  icon: ArrowDownloadRegular,
  section: 'files',
  permission: 'admin_user_export_all',
  switch: 'export',
  accepts: 'query',
  Dialog: ExportMembersDialog,
});

/** The actions on the members of one community (docs/screens/03-communities.md §5). */
export const memberActions = (options: MemberActionOptions): readonly Action<CommunityMember>[] => [
  exportMembers,
  associateMembers,
  openPerson,
  ...statusChanges.map((change) => oneChange(change, options)),
  ...statusChanges.map((change) => manyChanges(change, options)),
  removeOne(options),
  removeMany(options),
];
