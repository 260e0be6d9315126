// biome-ignore-all lint/a11y/useSemanticElements: it stands beside the grid, which is made of the same elements.
// biome-ignore-all lint/a11y/useFocusableInteractive: nothing here is used.

import { EyeRegular, MoreHorizontalRegular } from '@fluentui/react-icons';
import type { CSSProperties } from 'react';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import type { CellTools, ListColumn } from '#renderer/kit/list/definition.ts';
import styles from '#renderer/kit/list/grid/Grid.module.css';
import box from '#renderer/kit/list/selection/selection.module.css';

interface PlainTableProps<R extends BaseRow> {
  columns: readonly ListColumn<R>[];
  rows: readonly R[];
  tools: CellTools;
  hrefOf: (row: R) => string;
  labelOf: (row: R) => string;
}

/** A cell without a value. */
const NOTHING = <span className={styles.nothing}>–</span>;

/** The reference for the grid: the same cells and styles in a table without any function. */
export function PlainTable<R extends BaseRow>({ columns, rows, tools, hrefOf, labelOf }: PlainTableProps<R>) {
  const { translate } = tools;
  const tracks = columns.map(({ width }) => `minmax(${width}px, ${width}fr)`);
  const width = columns.reduce((sum, column) => sum + column.width, 120);
  // React's types have no custom properties.
  const variables = {
    '--list-columns': ['44px', ...tracks, '76px'].join(' '),
    '--list-width': `${width}px`,
    '--list-row': '40px',
    '--list-leading': '44px',
  } as CSSProperties;
  return (
    <div role="table" aria-label="table" className={styles.grid} style={variables}>
      <div role="row" className={styles.header}>
        <div role="columnheader" className={styles.leadingCell}>
          <input type="checkbox" className={box.box} />
        </div>
        {columns.map(({ id, header }) => (
          <div key={id} role="columnheader" className={styles.title}>
            <button type="button" className={styles.sort}>
              <span className={styles.text}>{translate(header)}</span>
            </button>
          </div>
        ))}
        <div role="columnheader" className={styles.menuCell} />
      </div>
      <div role="rowgroup" className={styles.body}>
        {rows.map((row) => (
          <div key={row.id} role="row" className={styles.row}>
            <div role="cell" className={styles.leadingCell}>
              <input type="checkbox" className={box.box} aria-label={labelOf(row)} />
            </div>
            {columns.map((column, index) => (
              <div key={column.id} role="cell" data-pinned={index === 0 ? '' : undefined} className={styles.cell}>
                {index === 0 ? (
                  <a href={hrefOf(row)} className={styles.link}>
                    {column.cell(row, tools)}
                  </a>
                ) : (
                  column.cell(row, tools) || NOTHING
                )}
              </div>
            ))}
            <div role="cell" className={styles.menuCell}>
              <span className={styles.buttons}>
                <button type="button" className={styles.rowButton} aria-label={labelOf(row)}>
                  <EyeRegular />
                </button>
                <button type="button" className={styles.rowButton} aria-label={labelOf(row)}>
                  <MoreHorizontalRegular />
                </button>
              </span>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
