import { Button } from '@fluentui/react-components';
import { useActionLabel } from '#renderer/kit/actions/useActionTools.ts';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import { usePreferences, useSignedIn } from '#renderer/kit/data/session.ts';
import { ModuleIcon } from '#renderer/kit/ui/page/ModuleIcon.tsx';
import { EmptyState } from '#renderer/kit/ui/states/EmptyState.tsx';
import { ErrorState } from '#renderer/kit/ui/states/ErrorState.tsx';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import { NoResultState } from '#renderer/kit/ui/states/NoResultState.tsx';
import { ButtonLink } from '#renderer/kit/ui/states/StateLinks.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { useCopy } from '#renderer/kit/ui/useCopy.ts';
import { deepLinkTo } from '#shared/deep-link.ts';
import { isRouteName } from '#shared/routes.ts';
import { sizeColumn, stepColumn } from './columns/layout.ts';
import type { Columns } from './columns/useColumns.ts';
import type { ListDefinition } from './definition.ts';
import { Grid } from './grid/Grid.tsx';
import type { GridProps } from './grid/grid-props.ts';
import styles from './List.module.css';
import type { Preview } from './preview/usePreview.ts';
import type { ScrollMemory } from './scroll-position.ts';
import { nextSort } from './sort.ts';
import type { ListActions } from './useListActions.tsx';
import type { ListPageState } from './useListPage.ts';
import type { LoadedRows } from './useListRows.ts';
import type { RowLinks } from './useRowLinks.ts';

interface ListRowsProps<R extends BaseRow> {
  definition: ListDefinition<R>;
  page: ListPageState<R>;
  rows: LoadedRows<R>;
  columns: Columns<R>;
  links: RowLinks<R>;
  actions: Pick<ListActions<R>, 'slots' | 'hasRowActions' | 'header' | 'startForList'>;
  preview: Pick<Preview<R>, 'row' | 'toggle' | 'follow'>;
  scroll: Pick<ScrollMemory, 'before' | 'keep'>;
  onMenu: GridProps<R>['onMenu'];
  onEditCell: GridProps<R>['onEditCell'];
  /** Clears the filters. */
  onClear: () => void;
}

/** The rows of a list, or why there are none: loading, an error, nothing found, nothing there. */
export function ListRows<R extends BaseRow>(props: ListRowsProps<R>) {
  const { definition, page, rows, columns, links, actions, preview, scroll, onMenu, onEditCell, onClear } = props;
  const { data, error } = rows;
  const { slots } = actions;
  const translate = useTranslate();
  const copy = useCopy();
  const { density } = usePreferences();
  if (data === undefined) {
    return error === null ? <ListSkeleton /> : <ErrorState error={error} onRetry={page.refresh} />;
  }
  if (data.total === 0) return <NoRows {...{ definition, page, links, actions, onClear }} />;
  return (
    <Grid
      label={translate(definition.label)}
      columns={columns.arranged}
      density={density}
      entries={rows.entries}
      total={data.total}
      skipped={(data.page - 1) * data.perPage}
      rowsKey={rows.key}
      before={scroll.before}
      onLeave={scroll.keep}
      sort={page.query.sort}
      isBusy={rows.isBusy}
      hasMenu={actions.hasRowActions}
      leading={slots.leading}
      onKey={slots.onKey}
      onLeadingClick={slots.onLeadingClick}
      currentId={preview.row?.id ?? null}
      hrefOf={links.hrefOf}
      labelOf={definition.rowLabel}
      onSort={({ sort, sortThen }, isAdditive) => {
        if (sort === undefined) return;
        const { defaultSort } = definition.resource;
        page.change({ page: 1, sort: nextSort(page.state.sort, { sort, sortThen }, isAdditive, defaultSort) });
      }}
      onOpen={links.open}
      canEdit={(row) => links.editOf(row) !== undefined}
      onEdit={(row) => links.editOf(row)?.()}
      onCopyLink={(row) => void copy(deepLinkTo(links.pathOf(row)))}
      onActive={preview.follow}
      onPreview={definition.hasPreview === false ? undefined : preview.toggle}
      onMenu={onMenu}
      onEditCell={onEditCell}
      onWidth={(id, width) => columns.change(sizeColumn(columns.layout, id, width))}
      onMove={(id, step) => columns.change(stepColumn(columns.layout, id, step))}
    />
  );
}

type NoRowsProps<R extends BaseRow> = Pick<ListRowsProps<R>, 'definition' | 'page' | 'onClear'> & {
  links: Pick<RowLinks<R>, 'createPath'>;
  actions: Pick<ListActions<R>, 'header' | 'startForList'>;
};

/** Replaces the rows of an empty list: the reason, and what to do. */
function NoRows<R extends BaseRow>({ definition, page, links: { createPath }, actions, onClear }: NoRowsProps<R>) {
  const translate = useTranslate();
  const labelOf = useActionLabel();
  const session = useSignedIn();
  const { filters } = page.state;
  const { empty, emptyHint, Empty, emptyFor, resource } = definition;
  if (Empty !== undefined) return <Empty page={page} onClear={onClear} />;
  const text = emptyFor?.(filters);
  if (text !== undefined) return <EmptyState title={translate(text)} />;
  if (Object.keys(filters).length > 0) return <NoResultState onClear={onClear} />;
  // What fills it: the form of a new record, and the import of a file.
  const imports = actions.header.filter(({ id }) => id === `${resource.name}.import`);
  return (
    <EmptyState
      icon={isRouteName(resource.name) ? <ModuleIcon of={resource.name} /> : undefined}
      title={translate(typeof empty === 'function' ? empty(session) : empty)}
      text={emptyHint && translate(emptyHint)}
      action={
        <>
          {createPath !== undefined && (
            <ButtonLink to={createPath} isPrimary>
              {translate('list:actions.create')}
            </ButtonLink>
          )}
          {imports.map((action) => (
            <Button key={action.id} icon={<action.icon />} onClick={() => actions.startForList(action)}>
              {labelOf(action)}
            </Button>
          ))}
        </>
      }
    />
  );
}

const LINES = 20;

/** Skeleton of a list. */
function ListSkeleton() {
  return (
    <div className={styles.skeleton}>
      <LoadingState>
        {Array.from({ length: LINES }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move.
          <div key={line} className={styles.skeletonLine} />
        ))}
      </LoadingState>
    </div>
  );
}
