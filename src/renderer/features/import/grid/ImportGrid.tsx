// biome-ignore-all lint/a11y/useSemanticElements: table elements cannot be laid out as a virtual list.
// biome-ignore-all lint/a11y/useFocusableInteractive: in a grid the cells take the focus, not the rows.

import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePausedText } from '#renderer/kit/form/pickers/usePausedText.ts';
import { cellAt, useGridKeyboard } from '#renderer/kit/list/grid/useGridKeyboard.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { changedCoordinates } from '#shared/import/coordinate-changes.ts';
import { maxRepairLength } from '#shared/import/limits.ts';
import { type ImportRepair, isSameCell, leaveOutCause } from '#shared/import/repairs.ts';
import type { ImportRow, RowFilter } from '#shared/ipc/import-rows.ts';
import type { ImportReport } from '#shared/ipc/transfer.ts';
import { ChangeDialog } from '../column/ChangeDialog.tsx';
import { ColumnMenu } from '../column/ColumnMenu.tsx';
import type { ColumnOfFile } from '../column/column-values.ts';
import { ValuesDialog } from '../column/ValuesDialog.tsx';
import { useColumnLabel } from '../labels.ts';
import { typedText } from '../repair/scopes.ts';
import { leadingColumns, lineKey, type PendingTexts } from './cell-state.ts';
import type { EditedCell, RowActions } from './GridRow.tsx';
import { GridToolbar } from './GridToolbar.tsx';
import styles from './ImportGrid.module.css';
import { RowPage } from './RowPage.tsx';
import { rowsPerPage, useRowFinder, useRowPage } from './row-pages.ts';
import { useProblemMoves } from './useProblemMoves.ts';
import { templateOf } from './widths.ts';

/** Height of a row in pixels, and how many of them a browser can lay out one below the other. */
const ROW_HEIGHT = 32;
const MAX_ROWS = 1_000_000;

interface ImportGridProps {
  /** The file, and how it is read. */
  file: Omit<ColumnOfFile, 'column'>;
  report: ImportReport;
  /** Whether the lines are being checked again. */
  isBusy: boolean;
  /** Number of repairs that can still be added. */
  remaining: number;
  repairs: readonly ImportRepair[];
  onRepair: (repairs: readonly ImportRepair[]) => void;
  onRemoveRepairs: (repairs: readonly ImportRepair[]) => void;
  filter: RowFilter;
  onFilter: (filter: RowFilter) => void;
  /** Null where there is nothing to undo or redo. */
  onUndo: (() => void) | null;
  onRedo: (() => void) | null;
}

/**
 * All lines of a checked file, read as they come into sight, with what is wrong at each cell. Cells are corrected in
 * their place; lines are left out and taken back.
 */
export function ImportGrid({
  file,
  report,
  isBusy,
  remaining,
  repairs,
  onRepair,
  onRemoveRepairs,
  filter,
  onFilter,
  onUndo,
  onRedo,
}: ImportGridProps) {
  const { t } = useTranslation('import');
  const labelOf = useColumnLabel(report.type);
  const [search, setSearch] = useState('');
  const searched = usePausedText(search);
  const list = useMemo(
    () => ({ checkId: report.checkId, filter, search: searched.trim() }),
    [report.checkId, filter, searched],
  );
  const start = useRowPage(list, 0).data;
  const finder = useRowFinder(list);
  const columns = useStable(start?.columns ?? []);
  const total = start?.total ?? 0;
  const rows = Math.min(total, MAX_ROWS);
  const grid = useRef<HTMLDivElement>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const [edited, setEdited] = useState<EditedCell | null>(null);
  const [opened, setOpened] = useState<{ column: string; dialog: 'change' | 'values' } | null>(null);

  const keyboard = useGridKeyboard({
    grid,
    size: { rows, columns: leadingColumns + columns.length },
    rowsKey: JSON.stringify([filter, searched]),
    reveal: (element) => element.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    rowHeight: ROW_HEIGHT,
  });
  const { active } = keyboard;
  const activePage = Math.floor(Math.max(0, active.row) / rowsPerPage);
  const sizeOf = (page: number) => Math.min(rowsPerPage, rows - page * rowsPerPage);
  const virtual = useVirtualizer({
    count: Math.ceil(rows / rowsPerPage),
    getScrollElement: () => grid.current,
    estimateSize: (page) => sizeOf(page) * ROW_HEIGHT,
    overscan: 1,
    // The page of the active cell is always drawn, however far away: the cell holds the focus and the only tab stop.
    rangeExtractor: (range) => {
      const pages = defaultRangeExtractor(range);
      return pages.includes(activePage) ? pages : [...pages, activePage].toSorted((one, other) => one - other);
    },
  });
  const moves = useProblemMoves({
    list,
    rows: finder,
    columns,
    active,
    focus: keyboard.focusCell,
    onTyped: (place, text) => place.column >= leadingColumns && setEdited({ ...place, text, isReplacing: true }),
  });

  const pending = useMemo(() => pendingOf(repairs), [repairs]);
  const actions = useStableActions({
    write: (row, at, typed) => {
      stopEditing();
      const column = columns[at];
      const cell = row.cells[at];
      const to = column === undefined ? typed : typedText(column, typed);
      if (column === undefined || cell === undefined || to === cell.text) return;
      const repair = { column, line: row.line, record: row.digest, to };
      const isOwn = repairs.some((one) => isSameCell(one, repair));
      if (isOwn && to === cell.written) onRemoveRepairs([repair]);
      else onRepair([repair]);
    },
    swap: (row) => {
      const textOf = (column: string) => row.cells[columns.indexOf(column)]?.text ?? '';
      const pair = changedCoordinates('swap', [textOf('latitude'), textOf('longitude')]);
      if (pair === null) return;
      const of = { line: row.line, record: row.digest };
      onRepair([
        { column: 'latitude', ...of, to: pair[0] },
        { column: 'longitude', ...of, to: pair[1] },
      ]);
    },
    leaveOut: (row, isLeftOut) => {
      const own: ImportRepair = { leavesOut: 'line', line: row.line, record: row.digest };
      if (isLeftOut) onRepair([own]);
      else onRemoveRepairs([own, ...row.problems.map(leaveOutCause)]);
    },
    cancelEdit: () => stopEditing(),
  });

  function open(at: number, dialog: 'change' | 'values') {
    const column = columns[at - leadingColumns];
    if (column !== undefined) setOpened({ column, dialog });
  }

  function stopEditing() {
    if (edited === null) return;
    setEdited(null);
    // The cell takes the focus back from its editor, unless something else took it.
    const cell = document.activeElement?.closest<HTMLElement>('[role="gridcell"]');
    if (cell && grid.current?.contains(cell)) cell.focus({ preventScroll: true });
  }

  /** The line and the text of the active cell; null where it cannot be corrected here. */
  function editable(): { row: ImportRow; text: string } | null {
    const row = finder.known(active.row);
    const cell = row?.cells[active.column - leadingColumns];
    // Where cells are shifted against their columns, none can be corrected.
    if (row === undefined || cell === undefined || row.problems.some(({ column }) => column === null)) return null;
    return cell.text.length > maxRepairLength ? null : { row, text: cell.text };
  }

  /** Opens the editor of the active cell. */
  function edit(typed: string | null): boolean {
    const cell = editable();
    if (cell === null) return false;
    setEdited({ ...active, text: typed ?? cell.text, isReplacing: typed !== null });
    return true;
  }

  function onKeyDown(event: KeyboardEvent) {
    // What stands under the cell has its own keys.
    if (edited !== null || (event.target instanceof Element && event.target.closest('[data-tip]') !== null)) return;
    if (keyboard.move(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const isText = event.key.length === 1 && event.key !== ' ';
    if (event.key !== 'Tab' && event.key !== 'F8' && moves.takeKey(event.key)) {
      event.preventDefault();
      return;
    }
    if (event.key === 'Enter' || event.key === 'F2') {
      if (edit(null)) event.preventDefault();
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      const cell = editable();
      if (cell !== null) actions.write(cell.row, active.column - leadingColumns, '');
    } else if (isText && edit(event.key)) {
      event.preventDefault();
    }
  }

  /** The menu of a title would open by the key that leads to the lines. */
  function onHeaderKey(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' && cellAt(event.target)?.row === -1 && keyboard.move(event)) event.stopPropagation();
  }

  const shownOf = (page: number) =>
    activePage === page ? { row: active.row, column: active.column, hasTip: hasFocus } : null;
  const variables = { '--import-columns': templateOf(columns) } as CSSProperties; // React's types know no custom properties.
  return (
    <>
      <GridToolbar
        {...{ report, filter, onFilter, search, onUndo, onRedo }}
        onSearch={setSearch}
        place={moves.place}
        onMove={moves.move}
      />
      <div
        ref={grid}
        role="grid"
        className={styles.grid}
        style={variables}
        aria-label={t('grid.label')}
        aria-rowcount={total + 1}
        aria-colcount={leadingColumns + columns.length}
        onKeyDown={onKeyDown}
        onKeyDownCapture={onHeaderKey}
        onDoubleClick={() => edit(null)}
        onFocus={(event) => {
          setHasFocus(true);
          if (cellAt(event.target) !== null) keyboard.onFocus(event);
        }}
        onBlur={(event) => {
          if (event.currentTarget.contains(event.relatedTarget)) return;
          setHasFocus(false);
          keyboard.onBlur();
        }}
      >
        <div role="rowgroup" className={styles.head}>
          <div role="row" className={styles.header} aria-rowindex={1} data-row={-1}>
            {[t('grid.line'), t('grid.problem'), ...columns.map(labelOf)].map((title, column) => {
              const isActive = active.row === -1 && active.column === column;
              const hasMenu = column >= leadingColumns;
              return (
                <div
                  key={columns[column - leadingColumns] ?? column}
                  role="columnheader"
                  className={styles.cell}
                  aria-colindex={column + 1}
                  tabIndex={isActive && !hasMenu ? 0 : -1}
                >
                  <span className={`${flow.cut} ${styles.text}`}>{title}</span>
                  {hasMenu && (
                    <ColumnMenu
                      label={title}
                      isActive={isActive}
                      onChange={() => open(column, 'change')}
                      onValues={() => open(column, 'values')}
                    />
                  )}
                </div>
              );
            })}
          </div>
        </div>
        <div role="rowgroup" className={styles.body} style={{ blockSize: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index: page, start: offset }) => (
            <RowPage
              key={page}
              type={report.type}
              list={list}
              onShow={finder.show}
              page={page}
              size={sizeOf(page)}
              offset={offset}
              columns={columns}
              active={shownOf(page)}
              edited={edited !== null && Math.floor(edited.row / rowsPerPage) === page ? edited : null}
              actions={actions}
              pending={pending}
              isBusy={isBusy}
            />
          ))}
        </div>
        {start !== undefined && total === 0 && <p className={styles.nothing}>{t('grid.none')}</p>}
      </div>
      {opened?.dialog === 'change' && (
        <ChangeDialog
          of={{ ...file, column: opened.column }}
          report={report}
          onRepair={onRepair}
          onClose={() => setOpened(null)}
        />
      )}
      {opened?.dialog === 'values' && (
        <ValuesDialog
          of={{ ...file, column: opened.column }}
          {...{ repairs, remaining, onRepair }}
          onClose={() => setOpened(null)}
        />
      )}
      {total > MAX_ROWS && <p className={styles.nothing}>{t('grid.tooMany')}</p>}
    </>
  );
}

/** By the line that `lineKey` names, then by column, the corrections of single cells: they show before they are checked. */
function pendingOf(repairs: readonly ImportRepair[]): PendingTexts {
  const lines = new Map<string, Map<string, string>>();
  for (const repair of repairs) {
    if (!('line' in repair && 'to' in repair)) continue;
    const key = lineKey(repair.line, repair.record);
    const columns = lines.get(key) ?? new Map<string, string>();
    lines.set(key, columns.set(repair.column, repair.to));
  }
  return lines;
}

/** The same actions whatever is drawn: pages that do not change are not drawn again for them. */
function useStableActions(actions: RowActions): RowActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  return useMemo(
    () => ({
      write: (...given) => latest.current.write(...given),
      swap: (row) => latest.current.swap(row),
      leaveOut: (...given) => latest.current.leaveOut(...given),
      cancelEdit: () => latest.current.cancelEdit(),
    }),
    [],
  );
}

/** The last columns, where the new ones are the same: what is drawn of them is not drawn again. */
function useStable(columns: readonly string[]): readonly string[] {
  const key = JSON.stringify(columns);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the columns.
  return useMemo(() => columns, [key]);
}
