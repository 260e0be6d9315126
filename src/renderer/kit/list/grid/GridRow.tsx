// biome-ignore-all lint/a11y/useSemanticElements: table elements cannot be laid out as a virtual list whose first column stays in sight.
// biome-ignore-all lint/a11y/useFocusableInteractive: in a grid the cells take the focus, not the rows.

import { MoreHorizontalRegular } from '@fluentui/react-icons';
import { memo, type ReactNode } from 'react';
import type { BaseRow, CellTools, ListColumn } from '../definition.ts';
import type { Entry } from './entries.ts';
import styles from './Grid.module.css';

interface GridRowProps<R extends BaseRow> {
  entry: Entry<R>;
  columns: readonly ListColumn<R>[];
  tools: CellTools;
  /** Position on the page, from 0. */
  index: number;
  /** Position among all the rows of the list and the header, from 1. */
  ariaIndex: number;
  /** Column that the keyboard is on, when it is on this row. */
  activeColumn: number | null;
  /** Address of the row's page; absent when the person may not open it. */
  href?: string;
  label: string;
  hasMenu: boolean;
  /** Pixels from the top of a virtual list. */
  offset?: number;
}

/** One line. It holds no handler: the grid hears for all of them, so that a line is drawn again only when it changes. */
function GridRowInner<R extends BaseRow>(props: GridRowProps<R>) {
  const { entry, columns, tools, index, ariaIndex, activeColumn, href, label, hasMenu, offset } = props;
  const { words } = tools;
  const isActive = (column: number) => column === activeColumn;
  return (
    <div
      role="row"
      aria-rowindex={ariaIndex}
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
          aria-colspan={columns.length}
          tabIndex={activeColumn === null ? -1 : 0}
          data-column={0}
          className={styles.unreadable}
        >
          {entry.id === null ? words('list:grid.unreadable') : words('list:grid.unreadableId', { id: entry.id })}
        </div>
      ) : (
        columns.map((column, position) => (
          <GridCell key={column.id} position={position} isActive={isActive(position)}>
            {position === 0 && href !== undefined ? (
              <a href={href} tabIndex={-1} className={styles.link} data-row-link="">
                {column.cell(entry.row, tools)}
              </a>
            ) : (
              column.cell(entry.row, tools)
            )}
          </GridCell>
        ))
      )}
      {hasMenu && entry.kind === 'row' && (
        <div
          role="gridcell"
          aria-colindex={columns.length + 1}
          tabIndex={isActive(columns.length) ? 0 : -1}
          data-column={columns.length}
          className={styles.menuCell}
        >
          <button
            type="button"
            tabIndex={-1}
            className={styles.menuButton}
            aria-label={words('list:grid.menu', { label })}
            aria-haspopup="menu"
            data-menu=""
          >
            <MoreHorizontalRegular />
          </button>
        </div>
      )}
    </div>
  );
}

interface GridCellProps {
  position: number;
  isActive: boolean;
  children: ReactNode;
}

function GridCell({ position, isActive, children }: GridCellProps) {
  return (
    <div
      role="gridcell"
      aria-colindex={position + 1}
      tabIndex={isActive ? 0 : -1}
      data-column={position}
      className={styles.cell}
    >
      {children}
    </div>
  );
}

// memo() loses the type parameter of what it wraps.
export const GridRow = memo(GridRowInner) as typeof GridRowInner;
