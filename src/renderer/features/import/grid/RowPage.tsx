import { memo, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { toAppError } from '#shared/failure.ts';
import type { ImportType } from '#shared/import/causes.ts';
import { ImportError } from '../ImportError.tsx';
import { useColumnLabel } from '../labels.ts';
import { useCauseTexts } from '../useCauseTexts.ts';
import { lineKey, type PendingTexts } from './cell-state.ts';
import { type EditedCell, GridRow, type RowActions } from './GridRow.tsx';
import styles from './ImportGrid.module.css';
import { type RowFinder, type RowList, rowsPerPage, useRowPage } from './row-pages.ts';

interface RowPageProps {
  type: ImportType;
  list: RowList;
  /** Takes the lines that are shown. */
  onShow: RowFinder['show'];
  page: number;
  /** Number of its lines. */
  size: number;
  /** Pixels from the start of the list. */
  offset: number;
  columns: readonly string[];
  /** The active cell of the grid, where it is on this page. */
  active: { row: number; column: number; hasTip: boolean } | null;
  edited: EditedCell | null;
  actions: RowActions;
  /** Corrections of single cells, which show before their check does. */
  pending: PendingTexts;
  /** Whether the lines are being checked again. */
  isBusy: boolean;
}

/** The lines of one page of the list, at their place. */
export const RowPage = memo(function RowPage({
  type,
  list,
  onShow,
  page,
  size,
  offset,
  columns,
  active,
  edited,
  actions,
  pending,
  isBusy,
}: RowPageProps) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const texts = { t, number: format.number, labelOf: useColumnLabel(type), causeOf: useCauseTexts() };
  const { data, error, isPlaceholderData } = useRowPage(list, page);
  const isOld = isBusy || isPlaceholderData;
  useEffect(() => {
    if (data !== undefined) onShow(page, data.rows);
  }, [data, page, onShow]);
  if (error !== null && data === undefined) return <ImportError error={toAppError(error)} />;
  // While its lines are read only the page of the active cell is drawn: that cell holds the focus.
  if (data === undefined && active === null) return null;
  return (
    <div
      role="presentation"
      className={styles.page}
      data-active={active !== null || undefined}
      style={{ transform: `translateY(${offset}px)` }}
    >
      {Array.from({ length: size }, (_, at) => {
        const index = page * rowsPerPage + at;
        const row = data?.rows[at];
        return (
          <GridRow
            key={index}
            type={type}
            texts={texts}
            row={row}
            index={index}
            columns={columns}
            active={active?.row === index ? active : null}
            edited={edited?.row === index ? edited : null}
            actions={actions}
            pending={isOld && row !== undefined ? pending.get(lineKey(row.line, row.digest)) : undefined}
          />
        );
      })}
    </div>
  );
});
