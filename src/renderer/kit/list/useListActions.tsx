import { type KeyboardEvent, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { bulkActions, isAllowed, isForRecord, listActions, recordActions } from '#renderer/kit/actions/available.ts';
import { doneIds } from '#renderer/kit/actions/bulk/jobs.ts';
import type { Action } from '#renderer/kit/actions/define.ts';
import { type ReadyAction, useScreenActions } from '#renderer/kit/actions/screen.ts';
import type { ShortcutId } from '#renderer/kit/actions/shortcuts/catalogue.ts';
import { type ListOnScreen, useActions } from '#renderer/kit/actions/useActions.tsx';
import { useActionContext, useActionLabel } from '#renderer/kit/actions/useActionTools.ts';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { ListQuery } from '#shared/resources/define.ts';
import type { Columns } from './columns/useColumns.ts';
import type { ListDefinition } from './definition.ts';
import { fileColumns } from './export/columns.ts';
import { useListPrint } from './print/useListPrint.tsx';
import { useListSelection, useSelectionSummary } from './selection/hooks.ts';
import { SelectionBar, SelectionNote } from './selection/SelectionBar.tsx';
import { useSelectionColumn } from './selection/SelectionColumn.tsx';
import type { Selection } from './selection/selection.ts';
import type { ListSlots, ShortcutTarget } from './slots.ts';
import type { LoadedRows } from './useListRows.ts';

interface ListActionsOptions<R extends BaseRow> {
  definition: ListDefinition<R>;
  query: ListQuery;
  rows: Pick<LoadedRows<R>, 'rows' | 'total' | 'key'>;
  columns: Pick<Columns<R>, 'arranged'>;
  /** Filters in the text form of the address. */
  filters: Readonly<Record<string, string>>;
}

export interface ListActions<R extends BaseRow> {
  slots: Pick<ListSlots<R>, 'leading' | 'bar' | 'note' | 'onKey' | 'onLeadingClick'>;
  /** Actions of the whole list, for the page header. */
  header: readonly Action<R>[];
  startForList: (action: Action<R>) => void;
  /** Whether rows have a menu. */
  hasRowActions: boolean;
  actionsOf: (row: R) => readonly Action<R>[];
  startForRow: (action: Action<R>, row: R) => void;
  /** The dialog of the current action. */
  dialog: ReactNode;
  /** The selection; null where no action takes one. */
  selection: Selection<R> | null;
}

/** Connects the actions of a list definition to the page: header, row menu, selection with its bar, keys, palette. */
export function useListActions<R extends BaseRow>({
  definition,
  query,
  rows: { rows, total, key },
  columns,
  filters,
}: ListActionsOptions<R>): ListActions<R> {
  const { actions, resource, rowLabel } = definition;
  const translate = useTranslate();
  const list: ListOnScreen = { resource, query, total, columns: fileColumns(columns.arranged, translate) };
  const labelOf = useActionLabel();
  const context = useActionContext();
  const { selection, wasCleared } = useListSelection<R>(JSON.stringify(query.filters));
  const { start, dialog } = useActions<R>({
    resource: resource.name,
    nameOf: rowLabel,
    // The rows stay selected, for the next action; only those that are gone do not.
    onDone: async (job, chosen, { section }) => {
      if (section !== 'danger' || job.counts.done + job.counts.partial === 0) return;
      if (chosen.kind === 'query' || job.phase !== 'ended') selection.clear();
      else selection.drop(await doneIds(job));
    },
  });
  useEffect(() => selection.showPage(rows, { key, total }), [selection, rows, key, total]);

  const print = useListPrint({ definition, columns, filters });
  const header = [...listActions(actions, context), print];
  const bulk = bulkActions(actions, context);
  const startForList = (action: Action<R>) => start(action, { kind: 'list', list });
  const startForRow = (action: Action<R>, record: R) => start(action, { kind: 'record', record });
  const startForSelection = (action: Action<R>) =>
    start(action, { kind: 'selection', chosen: selection.chosen(), list });
  const actionsOf = (row: R) => recordActions(actions, row, context);

  const ready = (action: Action<R>, run: () => void, target?: string): ReadyAction => {
    const { id, icon, shortcut } = action;
    return { id: target === undefined ? id : `${id}/selection`, label: labelOf(action), icon, shortcut, target, run };
  };
  useScreenActions(header.map((action) => ready(action, () => startForList(action))));
  const readyFor = (target: string) => bulk.map((action) => ready(action, () => startForSelection(action), target));

  /** Starts the action of a shortcut: for the selection if there is one, otherwise for the focused row. */
  const byShortcut = (shortcut: ShortcutId, row: R | undefined): boolean => {
    const isMeant = (action: Action<R>) => action.shortcut === shortcut;
    const forSelection = selection.summary().count === 0 ? undefined : bulk.find(isMeant);
    const forRow = row === undefined ? undefined : actionsOf(row).find(isMeant);
    if (forSelection !== undefined) startForSelection(forSelection);
    else if (forRow !== undefined && row !== undefined) startForRow(forRow, row);
    return forSelection !== undefined || forRow !== undefined;
  };
  const onKey = (event: KeyboardEvent, place: ShortcutTarget<R>): boolean => {
    if (event.key === 'Delete' && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) {
      return byShortcut('remove', place.row);
    }
    return bulk.length > 0 && selectByKey(selection, event, place);
  };
  const onLeadingClick = (row: R | undefined, { shiftKey }: { shiftKey: boolean }) => {
    const at = row === undefined ? -1 : rows.findIndex(({ id }) => id === row.id);
    if (row === undefined) selection.setPage(!rows.every(({ id }) => selection.has(id)));
    else if (shiftKey && at >= 0) selection.extendTo(at, at);
    else selection.toggle(row);
  };

  const leading = useSelectionColumn(selection, rowLabel);
  const bar = (
    <>
      <SelectionReady selection={selection} readyFor={readyFor} />
      <SelectionBar {...{ selection, query, total }} actions={bulk} onAction={startForSelection} />
    </>
  );
  const note = <SelectionNote selection={selection} wasCleared={wasCleared} />;
  const slots = bulk.length === 0 ? { onKey } : { leading, bar, note, onKey, onLeadingClick };
  const hasRowActions = actions.some((action) => isForRecord(action) && isAllowed(action, context));
  const chosen = bulk.length === 0 ? null : selection;
  return { slots, header, startForList, hasRowActions, actionsOf, startForRow, dialog, selection: chosen };
}

/**
 * Registers the actions of the selection in the palette. It subscribes to the selection itself, so that the list does
 * not render at each change.
 */
function SelectionReady({
  selection,
  readyFor,
}: {
  selection: Selection;
  readyFor: (target: string) => readonly ReadyAction[];
}) {
  const { t } = useTranslation('actions');
  const format = useFormat();
  const { count } = useSelectionSummary(selection);
  const target = t('selection.count', { count, shown: format.number(count) });
  useScreenActions(count === 0 ? [] : readyFor(target));
  return null;
}

/** Handles the keys of the selection; returns whether it did. Shift+arrows extend it while the grid moves the focus. */
function selectByKey<R extends BaseRow>(
  selection: Selection<R>,
  event: KeyboardEvent,
  { row, isLeading }: ShortcutTarget<R>,
): boolean {
  const rows = selection.rows();
  const hasCommand = event.ctrlKey || event.metaKey;
  if (event.altKey) return false;
  if (hasCommand && !event.shiftKey && event.key.toLowerCase() === 'a') {
    selection.setPage(true);
    return true;
  }
  if (event.key === ' ' && isLeading && !hasCommand) {
    if (row === undefined) selection.setPage(!rows.every(({ id }) => selection.has(id)));
    else selection.toggle(row);
    return true;
  }
  if (event.shiftKey && !hasCommand && row !== undefined && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
    const at = rows.findIndex(({ id }) => id === row.id);
    const to = at + (event.key === 'ArrowDown' ? 1 : -1);
    if (at >= 0 && to >= 0 && to < rows.length) selection.extendTo(at, to);
  }
  return false;
}
