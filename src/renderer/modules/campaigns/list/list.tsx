import { Button } from '@fluentui/react-components';
import { DocumentArrowRightRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useActionTools } from '#renderer/kit/actions/useActionTools.ts';
import { useCan, useSignedIn } from '#renderer/kit/data/session.ts';
import { dateCell, MOMENT_WIDTH, mailCell, personCell, stateCell, textCell } from '#renderer/kit/list/cells/cells.tsx';
import { defineList, type ListColumn } from '#renderer/kit/list/definition.ts';
import { choices } from '#renderer/kit/list/filters/choices.tsx';
import { days } from '#renderer/kit/list/filters/days.tsx';
import { search, text } from '#renderer/kit/list/filters/text.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { isAdministrator } from '#shared/administrators.ts';
import { type Campaign, campaignStatuses, campaigns } from '#shared/resources/campaigns/index.ts';
import { campaignActions } from '../actions.ts';
import { recipientsText, statusLabel, statusTones } from '../labels.ts';
import { openLetter } from '../letter/open.ts';

/** Columns of the campaigns (docs/screens/04-campaigns.md §2). The platform can sort neither by name nor by id. */
export const campaignColumns = [
  { id: 'name', header: 'campaigns:fields.name', width: 190, cell: ({ name }) => textCell(name) },
  {
    id: 'subject',
    header: 'campaigns:fields.subject',
    width: 176,
    priority: 5,
    sort: 'subject',
    cell: ({ subject }) => textCell(subject),
  },
  {
    id: 'status',
    header: 'campaigns:fields.status',
    width: 100,
    priority: 2,
    sort: 'status',
    cell: ({ status }, tools) => (status === null ? null : stateCell(statusLabel(status), statusTones[status], tools)),
  },
  {
    id: 'recipients',
    header: 'campaigns:fields.recipients',
    width: 160,
    priority: 4,
    fields: ['source', 'sourceName', 'filterType'],
    cell: (campaign, { translate }) => textCell(recipientsText(campaign, translate)),
  },
  {
    id: 'count',
    header: 'campaigns:fields.count',
    width: 80,
    priority: 3,
    isNumber: true,
    fields: ['deliveryCount'],
    cell: ({ deliveryCount }, { format }) => textCell(deliveryCount === null ? null : format.number(deliveryCount)),
  },
  {
    id: 'creator',
    header: 'campaigns:fields.creator',
    width: 130,
    priority: 6,
    cell: ({ creator, creatorAvatar }) => (creator === null ? null : personCell(creator, creatorAvatar)),
  },
  {
    id: 'email',
    header: 'campaigns:fields.email',
    width: 200,
    isOptional: true,
    sort: 'email',
    cell: ({ email }) => mailCell(email),
  },
  {
    id: 'created',
    header: 'campaigns:fields.created',
    width: MOMENT_WIDTH,
    priority: 1,
    sort: 'createdDate',
    fields: ['createdDate'],
    cell: ({ createdDate }) => dateCell(createdDate),
  },
  {
    id: 'updated',
    header: 'campaigns:fields.updated',
    width: MOMENT_WIDTH,
    priority: 7,
    sort: 'updatedDate',
    fields: ['updatedDate'],
    cell: ({ updatedDate }) => dateCell(updatedDate),
  },
  { id: 'id', header: 'campaigns:fields.id', width: 70, isOptional: true, cell: ({ id }) => textCell(id) },
] as const satisfies readonly ListColumn<Campaign>[];

const statuses = campaignStatuses.map((value) => ({ value, label: statusLabel(value) }));

/** Filters of the campaigns (docs/screens/04-campaigns.md §2). */
const campaignFilters = [
  { name: 'name', label: 'campaigns:filters.name', control: search(), isAlwaysOn: true },
  { name: 'status', label: 'campaigns:fields.status', control: choices(statuses), isAlwaysOn: true },
  { name: 'createdDate', label: 'campaigns:filters.created', control: days() },
  { name: 'email', label: 'campaigns:fields.email', control: text() },
] as const;

/** Views that come with the campaigns (docs/screens/04-campaigns.md §2). */
const campaignViews = [
  { id: 'drafts', label: 'campaigns:views.drafts', filters: { status: '0' } },
  { id: 'tested', label: 'campaigns:views.tested', filters: { status: '1' } },
  // The platform filters by the date of creation only.
  { id: 'sentThisYear', label: 'campaigns:views.sentThisYear', filters: { status: '2', createdDate: 'year' } },
] as const;

/** The list of campaigns (docs/screens/04-campaigns.md §2). */
export const campaignList = defineList(campaigns, {
  label: 'campaigns:list.label',
  empty: 'campaigns:list.empty',
  emptyHint: 'campaigns:list.emptyHint',
  columns: campaignColumns,
  filters: campaignFilters,
  views: campaignViews,
  actions: campaignActions,
  Below: BelowList,
});

/**
 * Tells whoever is no administrator that the platform lists their own campaigns only; an administrator opens a letter
 * here that somebody else prepared (docs/screens/04-campaigns.md §1, §5).
 */
function BelowList() {
  const { t } = useTranslation(['campaigns', 'letters']);
  const { user } = useSignedIn();
  const can = useCan();
  const tools = useActionTools();
  if (!isAdministrator(user)) return <p className={flow.faint}>{t('list.own')}</p>;
  if (!can('campaign_create')) return null;
  return (
    <Button appearance="subtle" icon={<DocumentArrowRightRegular />} onClick={() => void openLetter(tools)}>
      {t('letters:open.action')}
    </Button>
  );
}
