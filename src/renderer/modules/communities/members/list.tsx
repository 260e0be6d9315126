import { Field, Radio, RadioGroup } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import {
  dateCell,
  familyFirstCell,
  MOMENT_WIDTH,
  stateCell,
  textCell,
  yesNoCell,
} from '#renderer/kit/list/cells/cells.tsx';
import { defineList, type ListColumn } from '#renderer/kit/list/definition.ts';
import type { EditorProps, FilterControl } from '#renderer/kit/list/filters/control.ts';
import { type Explain, search } from '#renderer/kit/list/filters/text.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import {
  type CommunityMember,
  communityMembers,
  type MemberStatus,
  memberStatuses,
} from '#shared/resources/communitymembers/index.ts';
import { isWidened, longestPiece } from '#shared/resources/communitymembers/text.ts';
import { type MemberActionOptions, memberActions } from './actions.ts';
import { memberName, PENDING, statusLabel, statusTones } from './labels.ts';
import { monthOrDayFilter } from './month-or-day.tsx';
import { useStatusCounts } from './useStatusCounts.ts';

/** The kinds of ads of a member in the community: 0 none to 3 both. */
const inCommunity = ({ adsInCommunityAsDriver, adsInCommunityAsPassenger }: CommunityMember) =>
  ((adsInCommunityAsDriver === true ? 1 : 0) + (adsInCommunityAsPassenger === true ? 2 : 0)) as 0 | 1 | 2 | 3;

const memberColumns = [
  {
    id: 'name',
    header: 'communitymembers:fields.name',
    width: 200,
    sort: 'familyName',
    sortThen: 'givenName',
    fields: ['givenName', 'familyName'],
    cell: (member) => familyFirstCell({ ...member, id: member.userId }, member.avatar),
  },
  {
    id: 'status',
    header: 'communitymembers:fields.status',
    width: 110,
    priority: 1,
    sort: 'status',
    cell: ({ status }, tools) => (status === null ? null : stateCell(statusLabel(status), statusTones[status], tools)),
  },
  {
    id: 'news',
    header: 'communitymembers:fields.news',
    width: 110,
    priority: 6,
    fields: ['newsSubscription'],
    cell: ({ newsSubscription }, tools) => yesNoCell(newsSubscription, tools),
  },
  {
    id: 'ads',
    header: 'communitymembers:fields.ads',
    width: 130,
    priority: 8,
    fields: ['adType'],
    cell: ({ adType }, { translate }) =>
      adType === null ? null : textCell(translate(`users:values.adType.${adType}`)),
  },
  {
    id: 'adsInCommunity',
    header: 'communitymembers:fields.adsInCommunity',
    width: 150,
    priority: 7,
    fields: ['adsInCommunityAsDriver', 'adsInCommunityAsPassenger'],
    cell: (member, { translate }) => textCell(translate(`users:values.adType.${inCommunity(member)}`)),
  },
  {
    id: 'createdDate',
    header: 'communitymembers:fields.createdDate',
    width: MOMENT_WIDTH,
    priority: 2,
    sort: 'createdDate',
    cell: ({ createdDate }) => dateCell(createdDate),
  },
  {
    id: 'acceptedDate',
    header: 'communitymembers:fields.acceptedDate',
    width: MOMENT_WIDTH,
    priority: 3,
    sort: 'acceptedDate',
    cell: ({ acceptedDate }) => dateCell(acceptedDate),
  },
  {
    id: 'refusedDate',
    header: 'communitymembers:fields.refusedDate',
    width: MOMENT_WIDTH,
    sort: 'refusedDate',
    isOptional: true,
    cell: ({ refusedDate }) => dateCell(refusedDate),
  },
  {
    id: 'lastActivityDate',
    header: 'communitymembers:fields.lastActivityDate',
    width: MOMENT_WIDTH,
    priority: 4,
    sort: 'lastActivityDate',
    cell: ({ lastActivityDate }) => dateCell(lastActivityDate),
  },
  {
    id: 'id',
    header: 'communitymembers:fields.id',
    width: 110,
    sort: 'id',
    isOptional: true,
    cell: ({ id }) => textCell(id),
  },
  {
    id: 'userId',
    header: 'communitymembers:fields.userId',
    width: 110,
    isOptional: true,
    cell: ({ userId }) => textCell(userId),
  },
] as const satisfies readonly ListColumn<CommunityMember>[];

/**
 * Shows the text that is actually searched, where the typed one contains characters that break the platform's query.
 */
const explainWidened: Explain = (typed, translate) => {
  const text = typed.trim();
  if (!isWidened(text)) return null;
  const piece = longestPiece(text);
  return piece === ''
    ? translate('communitymembers:list.unasked')
    : translate('communitymembers:list.widened', { piece });
};

/** The list of the members of one community (docs/screens/03-communities.md §5). */
export const memberList = (options: MemberActionOptions) =>
  defineList(communityMembers, {
    label: 'communitymembers:list.label',
    empty: 'communitymembers:list.empty',
    emptyHint: 'communitymembers:list.emptyHint',
    emptyFor: (filters) =>
      filters.status === String(PENDING) && Object.keys(filters).length === 1
        ? 'communitymembers:list.nothingToDo'
        : undefined,
    rowLabel: memberName,
    within: { community: options.community.id },
    beside: { tab: 'members' },
    opens: { resource: 'users', idOf: ({ userId }) => userId },
    columns: memberColumns,
    filters: [
      {
        name: 'status',
        label: 'communitymembers:fields.status',
        control: statusFilter(options.community.id),
        isAlwaysOn: true,
      },
      {
        name: 'familyName',
        label: 'communitymembers:fields.familyName',
        control: search(explainWidened),
        isAlwaysOn: true,
      },
      {
        name: 'givenName',
        label: 'communitymembers:fields.givenName',
        control: search(explainWidened),
      },
      { name: 'createdDate', label: 'communitymembers:filters.createdDate', control: monthOrDayFilter() },
      { name: 'lastActivityDate', label: 'communitymembers:fields.lastActivityDate', control: monthOrDayFilter() },
    ],
    actions: memberActions(options),
  });

/** The status, with the number of memberships of each. */
const statusFilter = (community: number): FilterControl<MemberStatus> => ({
  toValue: (text) => memberStatuses.find((status) => String(status) === text),
  edit: (props) => <StatusEditor {...props} community={community} />,
  summary: (text) => <StatusName text={text} />,
});

function StatusName({ text }: { text: string }) {
  const { t } = useTranslation('communitymembers');
  const status = memberStatuses.find((known) => String(known) === text);
  return status === undefined ? null : t(`values.statuses.${status}`);
}

function StatusEditor({ text, onChange, label, community }: EditorProps & { community: number }) {
  const { t } = useTranslation('communitymembers');
  const { number } = useFormat();
  const counts = useStatusCounts(community);
  const named = (name: string, count: number | undefined) =>
    count === undefined ? name : t('filters.count', { label: name, count: number(count) });
  return (
    <Field label={label}>
      <RadioGroup value={text} onChange={(_, { value }) => onChange(value)}>
        <Radio value="" label={t('filters.all')} />
        {memberStatuses.map((status) => (
          <Radio key={status} value={String(status)} label={named(t(`values.statuses.${status}`), counts[status])} />
        ))}
      </RadioGroup>
    </Field>
  );
}
