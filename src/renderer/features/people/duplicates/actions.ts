import { ColumnDoubleCompareRegular, PeopleSearchRegular } from '@fluentui/react-icons';
import { type Action, defineAction } from '#renderer/kit/actions/define.ts';
import type { ActionContext } from '#renderer/kit/actions/tools.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { mostSideBySide } from '#shared/duplicates/limits.ts';
import type { User } from '#shared/resources/users/user.ts';

/** Status 4: nothing of the person is left to compare. */
const isNotDeleted = ({ status }: User) => status !== 4;
const canRead = ({ session }: ActionContext) => session.permissions.includes('user_read');

/** Accounts that may be of one person: looked for and compared (docs/screens/02-users-hitchhikers.md §7). */
export const duplicateActions: readonly Action<User>[] = [
  defineAction<User, unknown>({
    id: 'person.duplicates',
    label: 'duplicates:actions.find',
    icon: PeopleSearchRegular,
    section: 'access',
    permission: 'user_list',
    accepts: 'one',
    isVisible: (user, context) => isNotDeleted(user) && canRead(context),
    Dialog: lazily(async () => (await import('./FindDialog.tsx')).FindDialog),
  }),
  defineAction({
    id: 'people.duplicates',
    label: 'duplicates:actions.list',
    icon: PeopleSearchRegular,
    section: 'access',
    permission: 'user_list',
    accepts: 'query',
    isListOnly: true,
    Dialog: lazily(async () => (await import('./GroupsDialog.tsx')).GroupsDialog),
  }),
  defineAction({
    id: 'people.compare',
    label: 'duplicates:actions.compare',
    icon: ColumnDoubleCompareRegular,
    section: 'access',
    permission: 'user_read',
    accepts: 'query',
    isSelectionOnly: true,
    least: 2,
    most: mostSideBySide,
    Dialog: lazily(async () => (await import('./CompareDialog.tsx')).CompareDialog),
  }),
];
