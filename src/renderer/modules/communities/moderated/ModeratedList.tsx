import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenuItems } from '#renderer/kit/actions/ActionMenuItems.tsx';
import { recordActions } from '#renderer/kit/actions/available.ts';
import { useActions } from '#renderer/kit/actions/useActions.tsx';
import { useActionContext } from '#renderer/kit/actions/useActionTools.ts';
import { read } from '#renderer/kit/data/bridge.ts';
import { keys } from '#renderer/kit/data/queries.ts';
import { recordName } from '#renderer/kit/data/record-name.ts';
import { useRefreshOnFocus } from '#renderer/kit/data/useRefreshOnFocus.ts';
import { Avatar } from '#renderer/kit/list/cells/Avatar.tsx';
import { dateCell, stateCell } from '#renderer/kit/list/cells/cells.tsx';
import { type Column, SortTable } from '#renderer/kit/list/sort-table/SortTable.tsx';
import { WholeList } from '#renderer/kit/list/WholeList.tsx';
import type { AddressPageProps } from '#renderer/kit/resource/ListPage.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { MoreMenu } from '#renderer/kit/ui/menu/MoreMenu.tsx';
import { ModuleIcon } from '#renderer/kit/ui/page/ModuleIcon.tsx';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { EmptyState } from '#renderer/kit/ui/states/EmptyState.tsx';
import { ErrorState } from '#renderer/kit/ui/states/ErrorState.tsx';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { toAppError } from '#shared/failure.ts';
import { millisecondsOf } from '#shared/instant.ts';
import type { Community } from '#shared/resources/communities/index.ts';
import { addressOf } from '#shared/routes.ts';
import { communityActions } from '../actions.ts';
import { referrerName, validationLabel, validationTones } from '../labels.ts';
import { membersCell } from '../members-cell.tsx';
import { type ModeratedState, readModerated, shownModerated, sortNamed, writeModerated } from './rows.ts';

const key = [...keys.resource('communities'), 'moderated'] as const;

/** The communities that the person moderates or is the referrer of: the platform answers them all at once. */
export function ModeratedList({ search, onSearch }: AddressPageProps) {
  const { t } = useTranslation('communities');
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => read('communities.moderated', undefined, { signal }),
    staleTime: 60_000,
  });
  useRefreshOnFocus(key);
  const { start, dialog } = useActions<Community>({ resource: 'communities', nameOf: recordName });
  const columns = useColumns((action, record) => start(action, { kind: 'record', record }));
  const { text, sort, isDescending } = readModerated(search);
  const change = (next: Partial<ModeratedState>) =>
    onSearch(writeModerated({ text, sort, isDescending, ...next }), { replace: true });
  const shown = useMemo(() => shownModerated(data ?? [], text), [data, text]);
  const refresh = () => void refetch();

  if (data === undefined) {
    return error === null ? <LoadingState /> : <ErrorState error={toAppError(error)} onRetry={refresh} />;
  }
  if (data.length === 0)
    return <EmptyState icon={<ModuleIcon of="communities" />} title={t('list.emptyOwn')} text={t('list.emptyHint')} />;
  return (
    <WholeList
      label={t('fields.name')}
      placeholder={t('moderated.search')}
      text={text}
      onText={(typed) => change({ text: typed })}
      count={shown.length}
      onRefresh={refresh}
    >
      <SortTable
        label={t('moderated.label')}
        columns={columns}
        rows={shown}
        keyOf={({ id }) => id}
        sort={{ id: sort, isDescending }}
        onSort={({ id, isDescending: isDown }) => change({ sort: sortNamed(id) ?? 'name', isDescending: isDown })}
      />
      {dialog}
    </WholeList>
  );
}

type OnAction = (action: ReturnType<typeof recordActions<Community>>[number], community: Community) => void;

/** The same columns and actions as in the list of all. */
function useColumns(onAction: OnAction): Column<Community>[] {
  const { t } = useTranslation('communities');
  const translate = useTranslate();
  const format = useFormat();
  const context = useActionContext();
  const tools = { translate, format };
  return [
    {
      id: 'name',
      label: t('fields.name'),
      value: recordName,
      cell: (community) => (
        <span className={flow.named}>
          <Avatar name={recordName(community)} picture={community.avatar} />
          <RecordLink to={addressOf('communities_show', { id: community.id })}>{recordName(community)}</RecordLink>
        </span>
      ),
    },
    {
      id: 'nbMembers',
      label: t('fields.members'),
      value: ({ nbMembers }) => nbMembers,
      cell: (community) => membersCell(community, tools),
    },
    {
      id: 'validation',
      label: t('fields.validation'),
      cell: ({ validationType: type }) =>
        type !== null && stateCell(validationLabel(type), validationTones[type], tools),
    },
    { id: 'referrer', label: t('fields.referrer'), cell: (community) => referrerName(community, translate) },
    { id: 'town', label: t('fields.town'), cell: ({ address }) => address?.locality },
    {
      id: 'createdDate',
      label: t('fields.createdDate'),
      value: ({ createdDate }) => createdDate && millisecondsOf(createdDate),
      cell: ({ createdDate }) => dateCell(createdDate),
    },
    {
      id: 'actions',
      label: t('moderated.actions'),
      isLabelHidden: true,
      cell: (community) => (
        <MoreMenu size="small" label={t('moderated.actionsOf', { name: recordName(community) })}>
          <ActionMenuItems
            actions={recordActions(communityActions, community, context)}
            onAction={(action) => onAction(action, community)}
          />
        </MoreMenu>
      ),
    },
  ];
}
