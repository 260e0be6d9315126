import { ColumnDoubleCompareRegular, PeopleSearchRegular } from '@fluentui/react-icons';
import { isAllowed } from '#renderer/kit/actions/available.ts';
import { type Action, defineAction } from '#renderer/kit/actions/define.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { mostSideBySide } from '#shared/duplicates/limits.ts';
import type { User } from '#shared/resources/users/user.ts';
import { isDeleted } from '../DeletedBar.tsx';

/** Accounts that may be of one person: looked for and compared (docs/screens/02-users-hitchhikers.md §7). */
export const duplicateActions: readonly Action<User>[] = [
  defineAction<User, unknown>({
    id: 'person.duplicates',
    label: 'duplicates:actions.find',
    icon: PeopleSearchRegular,
    section: 'access',
    permission: 'user_list',
    accepts: 'one',
    // Of a deleted account nothing is left to compare.
    isVisible: (user, context) => !isDeleted(user) && isAllowed({ permission: 'user_read' }, context),
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
