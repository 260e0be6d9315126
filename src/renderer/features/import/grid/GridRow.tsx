// biome-ignore-all lint/a11y/useSemanticElements: table elements cannot be laid out as a virtual list.
// biome-ignore-all lint/a11y/useFocusableInteractive: in a grid the cells take the focus, not the rows.

import { DismissCircleRegular, SubtractCircleRegular, WarningRegular } from '@fluentui/react-icons';
import type { TFunction } from 'i18next';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { ImportType } from '#shared/import/causes.ts';
import type { ImportRow } from '#shared/ipc/import-rows.ts';
import type { useCauseTexts } from '../useCauseTexts.ts';
import { CellEditor } from './CellEditor.tsx';
import { CellTip } from './CellTip.tsx';
import { bySeverity, isOpen, leadingColumns, tone } from './cell-state.ts';
import { GridCell } from './GridCell.tsx';
import styles from './ImportGrid.module.css';

/** What can be done with the line of the active cell. */
export interface RowActions {
  write: (row: ImportRow, at: number, text: string) => void;
  /** Exchanges latitude and longitude. */
  swap: (row: ImportRow) => void;
  leaveOut: (row: ImportRow, isLeftOut: boolean) => void;
  /** Closes the editor of a cell without taking its text. */
  cancelEdit: () => void;
}

/** The cell that is edited. */
export interface EditedCell {
  row: number;
  column: number;
  text: string;
  /** Whether the text is typed anew, as a key began it. */
  isReplacing: boolean;
}

/** What all rows of a page write their texts with. */
export interface RowTexts {
  t: TFunction<'import'>;
  number: (value: number) => string;
  labelOf: (column: string) => string;
  causeOf: ReturnType<typeof useCauseTexts>;
}

interface GridRowProps {
  type: ImportType;
  texts: RowTexts;
  /** Undefined while the line is read. */
  row: ImportRow | undefined;
  /** Position in the list, from 0. */
  index: number;
  columns: readonly string[];
  /** The active cell of the grid, where it is in this row; whether what is to say of it is shown. */
  active: { column: number; hasTip: boolean } | null;
  edited: EditedCell | null;
  actions: RowActions;
  /** Corrections that are being checked, by column. */
  pending: ReadonlyMap<string, string> | undefined;
}

const icons = { error: DismissCircleRegular, warning: WarningRegular } as const;
const severityLooks = { error: flow.danger, warning: flow.warning } as const;

/** A line of the file: its number, what is wrong with it, and its cells as matched to the platform's columns. */
export function GridRow({ type, texts, row, index, columns, active, edited, actions, pending }: GridRowProps) {
  const { t, number, labelOf } = texts;
  const isActive = (column: number) => active?.column === column;
  const tipOf = (column: number) => {
    if (row === undefined || active?.hasTip !== true || active.column !== column) return null;
    const at = column - leadingColumns;
    const name = columns[at] ?? null;
    const isSwapped = row.problems.some(({ cause, column: of }) => cause === 'swappedCoordinates' && of === name);
    return (
      <CellTip
        type={type}
        row={row}
        column={name}
        cell={row.cells[at]}
        onSwap={isSwapped ? () => actions.swap(row) : null}
        onWrite={(text) => actions.write(row, at, text)}
        onLeaveOut={(isLeftOut) => actions.leaveOut(row, isLeftOut)}
      />
    );
  };
  return (
    <div
      role="row"
      className={styles.row}
      aria-rowindex={index + 2}
      data-row={index}
      data-left-out={row?.isLeftOut || undefined}
    >
      <GridCell column={0} isActive={isActive(0)} tone={null} isHeader tip={tipOf(0)}>
        {row === undefined ? '…' : number(row.line)}
      </GridCell>
      <GridCell column={1} isActive={isActive(1)} tone={null} tip={tipOf(1)}>
        {row !== undefined && <Cause row={row} texts={texts} />}
      </GridCell>
      {columns.map((name, at) => {
        const column = leadingColumns + at;
        const cell = row?.cells[at];
        const text = pending?.get(name) ?? cell?.text ?? '';
        const isEdited = edited?.column === column;
        const problems = row?.problems.filter((one) => one.column === name) ?? [];
        return (
          <GridCell
            key={name}
            column={column}
            isActive={isActive(column)}
            tone={tone(problems) ?? (cell !== undefined && cell.written !== null ? 'corrected' : null)}
            title={text}
            tip={tipOf(column)}
          >
            {isEdited && row !== undefined ? (
              <CellEditor
                label={t('grid.cell', { column: labelOf(name), line: number(row.line) })}
                text={edited.text}
                isReplacing={edited.isReplacing}
                onCommit={(typed) => actions.write(row, at, typed)}
                onCancel={actions.cancelEdit}
              />
            ) : (
              text
            )}
          </GridCell>
        );
      })}
    </div>
  );
}

/** The gravest problem of a line, and how many more it has. */
function Cause({ row, texts: { t, causeOf } }: { row: ImportRow; texts: RowTexts }) {
  // What needs nobody shows at its cell alone: lines without anything to do stay empty here.
  const [first, ...others] = bySeverity(row.problems.filter(isOpen));
  if (row.isLeftOut) {
    return (
      <span className={`${flow.together} ${flow.shrinks} ${styles.cause}`}>
        <SubtractCircleRegular />
        <span className={`${flow.cut} ${styles.text}`}>{t('grid.isLeftOut')}</span>
      </span>
    );
  }
  if (first === undefined) return null;
  const Icon = icons[first.severity];
  return (
    <span className={`${flow.together} ${flow.shrinks} ${styles.cause} ${severityLooks[first.severity]}`}>
      <Icon />
      <span className={`${flow.cut} ${styles.text}`}>
        {causeOf(first).title}
        {others.length > 0 && `${t('grid.more', { count: others.length })}`}
      </span>
    </span>
  );
}
