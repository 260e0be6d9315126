// biome-ignore-all lint/a11y/useSemanticElements: table elements cannot be laid out as a virtual list whose first column stays in sight.
// biome-ignore-all lint/a11y/useFocusableInteractive: in a grid the cells take the focus, not the rows.

import { EditRegular, EyeRegular, MoreHorizontalRegular } from '@fluentui/react-icons';
import { type ComponentType, memo } from 'react';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import type { CellTools, ListColumn } from '../definition.ts';
import type { Entry } from './entries.ts';
import styles from './Grid.module.css';

/** Labels of a row's buttons. */
interface ButtonLabels {
  preview: (label: string) => string;
  edit: (label: string) => string;
  menu: (label: string) => string;
}

interface GridRowProps<R extends BaseRow> {
  entry: Entry<R>;
  columns: readonly ListColumn<R>[];
  tools: CellTools;
  buttonLabels: ButtonLabels;
  /** Position on the page, from 0. */
  index: number;
  /** Position among all the rows of the list and the header, from 1. */
  ariaIndex: number;
  /** The active column, when this is the active row. */
  activeColumn: number | null;
  /** Address of the row's page; absent without the permission to open it. */
  href?: string;
  label: string;
  hasMenu: boolean;
  hasPreview: boolean;
  canEdit: boolean;
  /** The preview shows this row. */
  isCurrent: boolean;
  /** Renders only the name of the row, during a fast scroll. */
  isNameOnly: boolean;
  LeadingCell: ComponentType<{ row: R }> | undefined;
  /** Pixels from the top of a virtual list. */
  offset?: number;
}

/** A cell without a value. */
const NOTHING = <span className={styles.nothing}>–</span>;

/** One row. It has no event handlers: the grid delegates, so that a row renders again only when it changes. */
function GridRowInner<R extends BaseRow>(props: GridRowProps<R>) {
  const { entry, columns, tools, index, ariaIndex, activeColumn, href, label, offset, LeadingCell } = props;
  const { translate } = tools;
  const first = LeadingCell === undefined ? 0 : 1;
  const last = first + columns.length;
  const tabIndexOf = (column: number) => (column === activeColumn ? 0 : -1);
  return (
    <div
      role="row"
      aria-rowindex={ariaIndex}
      aria-current={props.isCurrent ? 'true' : undefined}
      className={styles.row}
      data-row={index}
      data-opens={href === undefined ? undefined : ''}
      style={
        offset === undefined
          ? undefined
          : { position: 'absolute', insetBlockStart: 0, transform: `translateY(${offset}px)` }
      }
    >
      {entry.kind === 'unreadable' ? (
        <div
          role="gridcell"
          aria-colindex={1}
          aria-colspan={last}
          tabIndex={activeColumn === null ? -1 : 0}
          className={styles.unreadable}
        >
          {entry.id === null
            ? translate('list:grid.unreadable')
            : translate('list:grid.unreadableId', { id: entry.id })}
        </div>
      ) : (
        <>
          {LeadingCell !== undefined && (
            <div role="gridcell" aria-colindex={1} tabIndex={tabIndexOf(0)} className={styles.leadingCell}>
              {!props.isNameOnly && <LeadingCell row={entry.row} />}
            </div>
          )}
          {(props.isNameOnly ? columns.slice(0, 1) : columns).map((column, position) => (
            <div
              key={column.id}
              role="gridcell"
              aria-colindex={first + position + 1}
              tabIndex={tabIndexOf(first + position)}
              data-pinned={position === 0 ? '' : undefined}
              data-number={column.isNumber ? '' : undefined}
              className={styles.cell}
            >
              {position === 0 && href !== undefined ? (
                <a href={href} tabIndex={-1} className={styles.link} data-row-link="">
                  {column.cell(entry.row, tools)}
                </a>
              ) : (
                column.cell(entry.row, tools) || NOTHING
              )}
            </div>
          ))}
          {(props.hasMenu || props.hasPreview) && !props.isNameOnly && (
            <div role="gridcell" aria-colindex={last + 1} tabIndex={tabIndexOf(last)} className={styles.menuCell}>
              <span className={styles.buttons}>
                {props.hasPreview && rowButton(props.buttonLabels.preview(label), EyeRegular, 'preview')}
                {props.canEdit && rowButton(props.buttonLabels.edit(label), EditRegular, 'edit')}
                {props.hasMenu && rowButton(props.buttonLabels.menu(label), MoreHorizontalRegular, 'menu')}
              </span>
            </div>
          )}
        </>
      )}
    </div>
  );
}

/** A button of a row; the grid handles its click, by the name of its attribute. */
const rowButton = (label: string, Icon: typeof EyeRegular, name: 'preview' | 'edit' | 'menu') => (
  <button
    type="button"
    tabIndex={-1}
    className={styles.rowButton}
    aria-label={label}
    aria-haspopup={name === 'menu' ? 'menu' : undefined}
    {...{ [`data-${name}`]: '' }}
  >
    <Icon />
  </button>
);

// memo() loses the type parameter of what it wraps.
export const GridRow = memo(GridRowInner) as typeof GridRowInner;
