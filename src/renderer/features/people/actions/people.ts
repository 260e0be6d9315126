import {
  DeleteRegular,
  EditRegular,
  MailRegular,
  OpenRegular,
  PeopleAddRegular,
  PersonSearchRegular,
  PersonSwapRegular,
  ShieldCheckmarkRegular,
  ShieldErrorRegular,
} from '@fluentui/react-icons';
import { isAllowed } from '#renderer/kit/actions/available.ts';
import { type Action, defineAction } from '#renderer/kit/actions/define.ts';
import type { ActionContext } from '#renderer/kit/actions/tools.ts';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { copyAction } from '#renderer/kit/resource/actions.ts';
import { mailtoOf } from '#renderer/kit/ui/external.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { personNameOf } from '#shared/full-name.ts';
import type { Permission } from '#shared/permissions.ts';
import type { ResourcePermissions } from '#shared/resources/manifest.ts';
import type { User } from '#shared/resources/users/user.ts';
import { addressOf } from '#shared/routes.ts';
import { isDeleted } from '../DeletedBar.tsx';
import { duplicateActions } from '../duplicates/actions.ts';
import type { PeopleList } from '../lists.ts';
import { pendingProof } from '../proofs/proofs.ts';
import { removeWork } from './remove-many.ts';

const ScammerDialog = lazily(async () => (await import('./ScammerDialog.tsx')).ScammerDialog);

const RemoveDialog = lazily(async () => (await import('./RemoveDialog.tsx')).RemoveDialog);

const CommunityDialog = lazily(async () => (await import('./CommunityDialog.tsx')).CommunityDialog);

/** The permissions for the pages of a list; the pages name those of the platform where they differ. */
export type PersonRights = Readonly<Pick<ResourcePermissions, 'show' | 'edit'>>;

const isNotDeleted = (user: User) => !isDeleted(user);
const isOther = ({ id }: User, { session }: ActionContext) => id !== session.user.id;
const may = (permission: Permission | undefined, user: User, context: ActionContext) =>
  isAllowed({ permission }, context) || !isOther(user, context);
const hasEmail = ({ email }: User) => email !== null && email !== '';
const nameValues = (user: User) => ({ name: personNameOf(user) });

/** The identity is accepted: a second acceptance would fail without a reason (docs/platform/a-auth-users.md §10). */
const isVerified = ({ identityStatus, identityProofs }: User) =>
  identityStatus === 2 || identityProofs.some(({ status }) => status === 2);

const copyEmail = copyAction<User>({
  id: 'person.copyEmail',
  label: 'users:list.actions.copyEmail',
  textOf: (user) => (isNotDeleted(user) && hasEmail(user) ? user.email : null),
});

const write = defineAction({
  id: 'person.write',
  label: 'users:list.actions.write',
  icon: MailRegular,
  section: 'contact',
  accepts: 'one',
  isVisible: (user: User) => isNotDeleted(user) && hasEmail(user),
  perform: ({ email }, { openExternal }) => openExternal(mailtoOf(email ?? '')),
});

/**
 * Opens the queue at this person, with the document beside the stored data (docs/screens/02-users-hitchhikers.md §6).
 */
const checkIdentity = defineAction({
  id: 'person.checkIdentity',
  label: 'identity:actions.check',
  icon: PersonSearchRegular,
  section: 'access',
  permission: 'user_update',
  accepts: 'one',
  isVisible: (user: User) => isNotDeleted(user) && pendingProof(user) !== undefined,
  perform: ({ id }, { open }) => open(`${addressOf('users_identities')}?user=${id}`),
});

export const acceptIdentity = defineAction({
  id: 'person.acceptIdentity',
  label: 'users:actions.acceptIdentity.label',
  icon: ShieldCheckmarkRegular,
  section: 'access',
  permission: 'user_update',
  accepts: 'one',
  // The platform fails for the user's own account (docs/platform/a-auth-users.md §10).
  isVisible: (user: User, context) => isNotDeleted(user) && !isVerified(user) && isOther(user, context),
  confirm: {
    level: 'acknowledge',
    title: 'users:actions.acceptIdentity.title',
    text: 'users:actions.acceptIdentity.text',
    sentence: 'users:actions.acceptIdentity.sentence',
    button: 'users:actions.acceptIdentity.button',
    values: nameValues,
  },
  perform: ({ id }) => invoke('users.acceptIdentity', { userId: id }),
  notice: { context: 'identity', name: 'created' },
  invalidates: ['users'],
});

const signInAs = defineAction({
  id: 'person.signInAs',
  label: 'users:actions.signInAs.label',
  icon: PersonSwapRegular,
  section: 'access',
  permission: 'login_delegate',
  switch: 'loginDelegate',
  accepts: 'one',
  isVisible: (user: User, context) =>
    isNotDeleted(user) && hasEmail(user) && isOther(user, context) && context.config.loginDelegateUrl !== undefined,
  confirm: {
    level: 'acknowledge',
    title: 'users:actions.signInAs.title',
    text: 'users:actions.signInAs.text',
    sentence: 'users:actions.signInAs.sentence',
    button: 'users:actions.signInAs.button',
    values: nameValues,
  },
  perform: ({ id }) => invoke('users.signInAs', { userId: id }),
  notice: { context: 'users', name: 'signedInAs' },
});

const report = defineAction({
  id: 'person.report',
  label: 'users:actions.report.label',
  icon: ShieldErrorRegular,
  section: 'danger',
  permission: 'scammer_manage',
  accepts: 'one',
  isVisible: (user: User, context) => isNotDeleted(user) && hasEmail(user) && isOther(user, context),
  Dialog: ScammerDialog,
});

const remove = defineAction({
  id: 'person.remove',
  label: 'users:actions.remove.label',
  icon: DeleteRegular,
  section: 'danger',
  shortcut: 'remove',
  permission: 'user_delete',
  accepts: 'one',
  isVisible: (user: User, context) => isNotDeleted(user) && isOther(user, context),
  Dialog: RemoveDialog,
});

const addToCommunity = defineAction<User>({
  id: 'person.addToCommunity',
  label: 'users:actions.addToCommunity.label',
  shortLabel: 'users:actions.addToCommunity.shortLabel',
  icon: PeopleAddRegular,
  section: 'change',
  permission: 'community_membership',
  switch: 'community',
  accepts: 'many',
  isForOne: true,
  isVisible: isNotDeleted,
  work: { Dialog: CommunityDialog },
});

const removeMany = defineAction<User>({
  id: 'person.removeMany',
  label: 'users:actions.removeMany.label',
  icon: DeleteRegular,
  section: 'danger',
  shortcut: 'remove',
  permission: 'user_delete',
  accepts: 'many',
  work: removeWork,
});

/** Actions on one person or several, wherever they are listed (docs/screens/02-users-hitchhikers.md §2, §7 and §9). */
export const personActions = (list: PeopleList, rights: PersonRights): readonly Action<User>[] => [
  defineAction({
    id: 'person.open',
    label: 'users:list.actions.open',
    icon: OpenRegular,
    section: 'open',
    accepts: 'one',
    // Every user may see and change their own account (docs/platform/a-auth-users.md §5).
    isVisible: (user: User, context) => may(rights.show, user, context),
    perform: ({ id }, { open }) => open(addressOf(`${list}_show`, { id })),
  }),
  defineAction({
    id: 'person.edit',
    label: 'users:list.actions.edit',
    icon: EditRegular,
    section: 'open',
    shortcut: 'edit',
    accepts: 'one',
    isVisible: (user: User, context) => isNotDeleted(user) && may(rights.edit, user, context),
    perform: ({ id }, { open }) => open(addressOf(`${list}_edit`, { id })),
  }),
  copyEmail,
  write,
  addToCommunity,
  ...duplicateActions,
  checkIdentity,
  acceptIdentity,
  signInAs,
  report,
  remove,
  removeMany,
];
