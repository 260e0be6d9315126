import { recordName } from '#renderer/kit/data/record-name.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import { Avatar } from '#renderer/kit/list/cells/Avatar.tsx';
import { dateCell, MOMENT_WIDTH, personCell, stateCell, textCell, yesNoCell } from '#renderer/kit/list/cells/cells.tsx';
import { LinkCell } from '#renderer/kit/list/cells/LinkCell.tsx';
import { defineList, type ListColumn } from '#renderer/kit/list/definition.ts';
import { choices } from '#renderer/kit/list/filters/choices.tsx';
import { days } from '#renderer/kit/list/filters/days.tsx';
import { record, records } from '#renderer/kit/list/filters/records.tsx';
import { search } from '#renderer/kit/list/filters/text.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { type Community, communities, validationTypes } from '#shared/resources/communities/index.ts';
import { moderatedCommunities } from '#shared/resources/moderatedcommunities/index.ts';
import { addressOf } from '#shared/routes.ts';
import { communityActions } from './actions.ts';
import styles from './communities.module.css';
import { referrerName, validationBadge, validationLabel, validationTones } from './labels.ts';
import { membersCell } from './members-cell.tsx';

const CommunityCellEditor = lazily(async () => (await import('./form/CommunityCellEditor.tsx')).CommunityCellEditor);

/** Columns of the communities (docs/screens/03-communities.md §2). */
export const communityColumns = [
  {
    id: 'name',
    header: 'communities:fields.name',
    width: 232,
    sort: 'name',
    cell: (community) => personCell(recordName(community), community.avatar),
  },
  {
    id: 'id',
    header: 'communities:fields.id',
    width: 70,
    isOptional: true,
    sort: 'id',
    cell: ({ id }) => textCell(id),
  },
  {
    id: 'members',
    header: 'communities:fields.members',
    width: 120,
    priority: 2,
    fields: ['nbMembers', 'target'],
    cell: membersCell,
  },
  {
    id: 'validationType',
    header: 'communities:fields.validation',
    width: 150,
    priority: 3,
    cell: ({ validationType }, tools) =>
      validationType === null
        ? null
        : stateCell(validationBadge(validationType), validationTones[validationType], tools),
  },
  {
    id: 'referrer',
    header: 'communities:fields.referrer',
    width: 170,
    priority: 4,
    fields: ['referrer', 'referrerId'],
    cell: (community) => <ReferrerCell community={community} />,
  },
  {
    id: 'description',
    header: 'communities:fields.shortText',
    width: 260,
    isOptional: true,
    sort: 'description',
    cell: ({ description }) => textCell(description),
  },
  {
    id: 'domains',
    header: 'communities:fields.domain',
    width: 160,
    isOptional: true,
    cell: ({ domains }) => textCell(domains.join(', ')),
  },
  {
    id: 'town',
    header: 'communities:fields.town',
    width: 130,
    priority: 5,
    fields: ['address.locality'],
    cell: ({ address }) => textCell(address?.locality ?? null),
  },
  {
    id: 'membersHidden',
    header: 'communities:fields.membersHidden',
    width: 110,
    edits: 'membersHidden',
    isOptional: true,
    cell: ({ membersHidden }, tools) => yesNoCell(membersHidden ?? false, tools),
  },
  {
    id: 'proposalsHidden',
    header: 'communities:fields.proposalsHidden',
    width: 110,
    edits: 'proposalsHidden',
    isOptional: true,
    cell: ({ proposalsHidden }, tools) => yesNoCell(proposalsHidden ?? false, tools),
  },
  {
    id: 'freeCarpool',
    header: 'communities:fields.freeCarpool',
    width: 110,
    edits: 'freeCarpool',
    isOptional: true,
    cell: ({ freeCarpool }, tools) => yesNoCell(freeCarpool ?? false, tools),
  },
  {
    id: 'securityFiles',
    header: 'communities:fields.securityFile',
    width: 110,
    isOptional: true,
    cell: ({ securityFiles }, tools) => yesNoCell(securityFiles.length > 0, tools),
  },
  {
    id: 'createdDate',
    header: 'communities:fields.createdDate',
    width: MOMENT_WIDTH,
    priority: 6,
    sort: 'createdDate',
    cell: ({ createdDate }) => dateCell(createdDate),
  },
  {
    id: 'updatedDate',
    header: 'communities:fields.updatedDate',
    width: MOMENT_WIDTH,
    isOptional: true,
    cell: ({ updatedDate }) => dateCell(updatedDate),
  },
] as const satisfies readonly ListColumn<Community>[];

/** Most territories in one filter. */
const MAX_TERRITORIES = 50;

const nameFilter = { name: 'name', label: 'communities:fields.name', control: search(), isAlwaysOn: true } as const;

const validationFilter = {
  name: 'validationTypes',
  label: 'communities:fields.validation',
  control: choices(validationTypes.map((value) => ({ value, label: validationLabel(value) }))),
} as const;

/** Filters of the communities (docs/screens/03-communities.md §2). */
const communityFilters = [
  nameFilter,
  validationFilter,
  {
    name: 'referrer',
    label: 'communities:fields.referrer',
    control: record('users'),
    permission: 'user_list',
  },
  {
    name: 'member',
    label: 'communities:filters.member',
    hint: 'communities:filters.memberHint',
    control: record('users'),
    permission: 'user_list',
  },
  {
    name: 'territory',
    label: 'communities:filters.territory',
    control: records('territories', MAX_TERRITORIES),
    permission: 'territory_list',
  },
  { name: 'createdDate', label: 'communities:filters.createdDate', control: days() },
] as const;

const securedView = { id: 'secured', label: 'communities:views.secured', filters: { validationTypes: '3' } } as const;
const manualView = { id: 'manual', label: 'communities:views.manual', filters: { validationTypes: '1' } } as const;

/** Views that come with the communities (docs/screens/03-communities.md §2). */
const communityViews = [
  securedView,
  manualView,
  { id: 'recent', label: 'communities:views.recent', filters: { createdDate: '30d' } },
] as const;

/** The list of communities (docs/screens/03-communities.md §2). */
export const communityList = defineList(communities, {
  label: 'communities:list.label',
  empty: 'communities:list.empty',
  emptyHint: 'communities:list.emptyHint',
  columns: communityColumns,
  CellEditor: CommunityCellEditor,
  filters: communityFilters,
  views: communityViews,
  actions: communityActions,
});

/**
 * The list of the communities that the person moderates: the platform answers it whole, so that it is also in the order
 * of the members.
 */
export const moderatedList = defineList(moderatedCommunities, {
  label: 'communities:moderated.label',
  empty: 'communities:list.emptyOwn',
  emptyHint: 'communities:list.emptyHint',
  beside: { tab: 'moderated' },
  opens: { resource: 'communities', idOf: ({ id }) => id },
  columns: communityColumns.map((column) => (column.id === 'members' ? { ...column, sort: 'nbMembers' } : column)),
  CellEditor: CommunityCellEditor,
  filters: [nameFilter, validationFilter],
  views: [securedView, manualView],
  actions: communityActions,
});

/** The referrer of a community, as a link for whoever may read people: managers may not. */
function ReferrerCell({ community }: { community: Community }) {
  const can = useCan();
  const { referrerId, referrerAvatar } = community;
  const name = referrerName(community, useTranslate());
  if (name === null) return null;
  return (
    <span className={flow.named}>
      <Avatar name={name} picture={referrerAvatar} />
      {referrerId !== null && can('user_read') ? (
        <LinkCell to={addressOf('users_show', { id: referrerId })}>{name}</LinkCell>
      ) : (
        <span className={styles.text}>{name}</span>
      )}
    </span>
  );
}
