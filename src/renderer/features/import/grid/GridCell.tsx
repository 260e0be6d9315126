import type { ReactNode } from 'react';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { CellTone } from './cell-state.ts';
import styles from './ImportGrid.module.css';

interface GridCellProps {
  /** Position in the grid, from 0. */
  column: number;
  isActive: boolean;
  tone: CellTone | null;
  /** The whole text, where it may be cut. */
  title?: string | undefined;
  /** Whether it names its row. */
  isHeader?: boolean;
  children: ReactNode;
  /** What stands under the cell while it is the active one. */
  tip?: ReactNode;
}

/** A cell of the grid. */
export const GridCell = ({ column, isActive, tone, title, isHeader = false, children, tip }: GridCellProps) => (
  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles of a cell have an index.
  <div
    role={isHeader ? 'rowheader' : 'gridcell'}
    className={styles.cell}
    aria-colindex={column + 1}
    tabIndex={isActive ? 0 : -1}
    data-tone={tone ?? undefined}
    data-active={isActive || undefined}
    title={title}
  >
    <span className={`${flow.cut} ${styles.text}`}>{children}</span>
    {tip}
  </div>
);
