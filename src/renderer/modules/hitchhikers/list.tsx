import { BEGUN } from '#renderer/features/campaigns/begun.ts';
import { RecipientsBar } from '#renderer/features/campaigns/RecipientsBar.tsx';
import { HitchhikerTabs } from '#renderer/features/people/HitchhikerTabs.tsx';
import { hitchhikingLabel } from '#renderer/features/people/labels.ts';
import { userColumns } from '#renderer/features/people/list/columns.tsx';
import { territory, userListFilters } from '#renderer/features/people/list/filters.tsx';
import { stateCell, yesNoCell } from '#renderer/kit/list/cells/cells.tsx';
import { defineList, type ListColumn } from '#renderer/kit/list/definition.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { personNameOf } from '#shared/full-name.ts';
import { hitchhikers } from '#shared/resources/hitchhikers/index.ts';
import type { User } from '#shared/resources/users/user.ts';
import { hitchhikerActions } from './actions.ts';
import type { KitFlag } from './flags.ts';
import { MissingRightsBar } from './MissingRightsBar.tsx';

const UserCellEditor = lazily(
  async () => (await import('#renderer/features/people/list/UserCellEditor.tsx')).UserCellEditor,
);

type UserColumn = (typeof userColumns)[number];

/** A column of the users list, by its id; an optional one is hidden by default. */
function userColumn(id: UserColumn['id'], changes: { isOptional?: boolean; priority?: number } = {}) {
  const found = userColumns.find((column) => column.id === id);
  if (found === undefined) throw new Error(`no column is named ${id}`);
  return { ...found, isOptional: false, ...changes };
}

const optional = { isOptional: true };

const flagColumn = <const Name extends KitFlag>(flag: Name) =>
  ({
    id: flag,
    header: `users:filters.${flag}`,
    width: 100,
    edits: flag,
    priority: 3,
    sort: flag,
    fields: [flag],
    // The platform sends nothing for a flag that was never set.
    cell: (user, tools) => yesNoCell(user[flag] === true, tools),
  }) as const satisfies ListColumn<User>;

/** Columns of the hitchhikers (docs/screens/02-users-hitchhikers.md §9): pending work is visible without scrolling. */
export const hitchhikerColumns = [
  userColumn('name'),
  userColumn('town', { priority: 6 }),
  {
    id: 'role',
    header: 'users:show.hitchhiking.role',
    width: 130,
    priority: 5,
    fields: ['isHitchhikingDriver', 'isHitchhikingPassenger'],
    cell: (user, tools) => stateCell(hitchhikingLabel(user), 'info', tools),
  },
  userColumn('identity', { priority: 4 }),
  flagColumn('isKitGiven'),
  flagColumn('isLetterPrinted'),
  flagColumn('isLetterPosted'),
  userColumn('telephone'),
  userColumn('email', { priority: 7 }),
  userColumn('created', { priority: 9 }),
  userColumn('lastActivity', { priority: 8 }),
  userColumn('birthDate', optional),
  userColumn('gender', optional),
  userColumn('status', optional),
  userColumn('id', optional),
  userColumn('parentalConsent', optional),
] as const satisfies readonly ListColumn<User>[];

type Named = (typeof userListFilters)[number];

/** A filter of the users list, by its name. */
function userFilter<const Name extends Named['name']>(name: Name): Extract<Named, { name: Name }> {
  const found = userListFilters.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no filter is named ${name}`);
  // The filter of this name has this type.
  return found as Extract<Named, { name: Name }>;
}

/**
 * Filters of the hitchhikers (docs/screens/02-users-hitchhikers.md §9): those of the users, with the home as the only
 * territory filter.
 */
const hitchhikerFilters = [
  userFilter('search'),
  userFilter('gender'),
  userFilter('identityStatus'),
  userFilter('identityProofStatus'),
  territory('homeAddressTerritory'),
  userFilter('createdDate'),
  userFilter('lastActivityDate'),
  userFilter('acceptsNews'),
  userFilter('isKitGiven'),
  userFilter('isLetterPrinted'),
  userFilter('isLetterPosted'),
] as const;

/**
 * Views that come with the hitchhikers (docs/screens/02-users-hitchhikers.md §9). People who lack something are found
 * by sorting, empty and “no” first: the platform cannot filter by “no” (docs/platform/a-auth-users.md §5).
 */
const hitchhikerViews = [
  {
    id: 'kits',
    label: 'hitchhikers:views.kits',
    filters: {},
    sort: [{ field: 'isKitGiven', direction: 'asc' }],
  },
  {
    id: 'lettersToPrint',
    label: 'hitchhikers:views.lettersToPrint',
    filters: {},
    sort: [{ field: 'isLetterPrinted', direction: 'asc' }],
  },
  {
    id: 'lettersToPost',
    label: 'hitchhikers:views.lettersToPost',
    filters: {},
    sort: [{ field: 'isLetterPosted', direction: 'asc' }],
  },
  {
    id: 'identities',
    label: 'users:views.identitiesToCheck',
    filters: { identityProofStatus: '1' },
    permission: 'user_update',
  },
] as const;

const Above = () => (
  <>
    <HitchhikerTabs />
    <MissingRightsBar />
    <RecipientsBar list="hitchhikers" />
  </>
);

/** The list of hitchhikers (docs/screens/02-users-hitchhikers.md §9). */
export const hitchhikerList = defineList(hitchhikers, {
  label: 'hitchhikers:list.label',
  empty: 'hitchhikers:list.empty',
  emptyHint: 'hitchhikers:list.emptyHint',
  scopeNote: 'users:list.scopeNote',
  rowLabel: personNameOf,
  contactsOf: ({ telephone, email }) => ({ telephone, email }),
  columns: hitchhikerColumns,
  CellEditor: UserCellEditor,
  filters: hitchhikerFilters,
  views: hitchhikerViews,
  actions: hitchhikerActions,
  Above,
  keeps: [BEGUN],
});
