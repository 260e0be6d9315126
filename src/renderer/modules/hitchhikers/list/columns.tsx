import { hitchhikingLabel } from '#renderer/features/people/labels.ts';
import { userColumns } from '#renderer/features/people/list/columns.tsx';
import { badgeCell, yesNoCell } from '#renderer/kit/list/cells/cells.tsx';
import type { ListColumn } from '#renderer/kit/list/definition.ts';
import type { User } from '#shared/resources/users/user.ts';
import type { Mark } from '../marks.ts';

type UserColumn = (typeof userColumns)[number];

/** A column of the users list, shown from the start or only when asked for. */
function ofUsers(id: UserColumn['id'], { isOptional = false } = {}) {
  const found = userColumns.find((column) => column.id === id);
  if (found === undefined) throw new Error(`no column is named ${id}`);
  return { ...found, isOptional };
}

const optional = { isOptional: true };

const markColumn = <const Name extends Mark>(mark: Name) =>
  ({
    id: mark,
    header: `users:filters.${mark}`,
    width: 120,
    sort: mark,
    fields: [mark],
    // Nothing is how the platform keeps what was never given.
    cell: (user, tools) => yesNoCell(user[mark] === true, tools),
  }) as const satisfies ListColumn<User>;

/**
 * Columns of the hitchhikers (docs/screens/02-users-hitchhikers.md §9): what is waited for stands where it is seen
 * without scrolling.
 */
export const hitchhikerColumns = [
  ofUsers('name'),
  ofUsers('town'),
  {
    id: 'role',
    header: 'users:show.hitchhiking.role',
    width: 130,
    fields: ['isHitchhikingDriver', 'isHitchhikingPassenger'],
    cell: (user, tools) => badgeCell(hitchhikingLabel(user), 'info', tools),
  },
  ofUsers('identity'),
  markColumn('isKitGiven'),
  markColumn('isLetterPrinted'),
  markColumn('isLetterPosted'),
  ofUsers('email'),
  ofUsers('telephone'),
  ofUsers('created'),
  ofUsers('lastActivity'),
  ofUsers('birthDate', optional),
  ofUsers('gender', optional),
  ofUsers('status', optional),
  ofUsers('id', optional),
  ofUsers('parentalConsent', optional),
] as const satisfies readonly ListColumn<User>[];
