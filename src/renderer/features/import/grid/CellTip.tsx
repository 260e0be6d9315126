import { Button, Caption1, Text } from '@fluentui/react-components';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { ImportType } from '#shared/import/causes.ts';
import { suggestedValue } from '#shared/import/suggestions.ts';
import type { ImportRow } from '#shared/ipc/import-rows.ts';
import { useCauseTexts } from '../useCauseTexts.ts';
import { bySeverity, isOpen } from './cell-state.ts';
import styles from './ImportGrid.module.css';

interface CellTipProps {
  type: ImportType;
  row: ImportRow;
  /** Platform column of the cell; null for the cells of the whole line. */
  column: string | null;
  cell: ImportRow['cells'][number] | undefined;
  /** Values of this line that two columns should exchange; null where they need not. */
  onSwap: (() => void) | null;
  onWrite: (text: string) => void;
  /** Leaves the line out, or takes it back. */
  onLeaveOut: (isLeftOut: boolean) => void;
}

/**
 * What is to say of a cell, under it: what is wrong and what to do, what may be meant, what is sent instead. For the
 * whole line, also whether it is left out.
 */
export function CellTip({ type, row, column, cell, onSwap, onWrite, onLeaveOut }: CellTipProps) {
  const { t } = useTranslation('import');
  const textsOf = useCauseTexts();
  const tip = useRef<HTMLDivElement>(null);
  usePlacement(tip);
  const problems = bySeverity(column === null ? row.problems : row.problems.filter((one) => one.column === column));
  const text = cell?.text ?? '';
  const meant = new Set(
    problems.flatMap(({ cause, column: of }) => {
      const value = of === null || column === null ? null : suggestedValue(type, cause, of, text);
      return value === null ? [] : [value];
    }),
  );
  const hasFacts = cell !== undefined && (cell.sent !== null || cell.written !== null);
  if (column !== null && problems.length === 0 && !hasFacts) return null;
  return (
    <div ref={tip} className={`${flow.gridS} ${styles.tip}`} data-tip="">
      {row.isLeftOut && <Text weight="semibold">{t('grid.isLeftOut')}</Text>}
      {problems.map(({ cause, column: of }) => {
        const { title, advice } = textsOf({ cause, column: of });
        return (
          <div key={`${cause} ${of}`}>
            <Text block weight="semibold">
              {title}
            </Text>
            <Caption1 block>{advice}</Caption1>
          </div>
        );
      })}
      {cell !== undefined && cell.sent !== null && (
        <Caption1 block>{t('grid.sent', { value: cell.sent === '' ? t('check.emptyValue') : cell.sent })}</Caption1>
      )}
      {cell !== undefined && cell.written !== null && (
        <Caption1 block>
          {t('grid.written', { value: cell.written === '' ? t('check.emptyValue') : cell.written })}
        </Caption1>
      )}
      <div className={flow.wrap}>
        {[...meant].map((value) => (
          <Button key={value} size="small" onClick={() => onWrite(value)}>
            {value}
          </Button>
        ))}
        {onSwap !== null && (
          <Button size="small" onClick={onSwap}>
            {t('grid.swap')}
          </Button>
        )}
        {cell !== undefined && cell.written !== null && (
          <Button size="small" appearance="subtle" onClick={() => onWrite(cell.written ?? '')}>
            {t('grid.restore')}
          </Button>
        )}
        {column === null && (
          <Button size="small" onClick={() => onLeaveOut(!row.isLeftOut)}>
            {t(row.isLeftOut ? 'grid.putBack' : 'grid.leaveOut')}
          </Button>
        )}
      </div>
      {column !== null && problems.some(isOpen) && <Caption1 block>{t('grid.hint')}</Caption1>}
    </div>
  );
}

/** Keeps the tip within the grid: above the cell where there is no room under it, and to its left at the end. */
function usePlacement(tip: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const element = tip.current;
    const area = element?.closest('[role="grid"]')?.getBoundingClientRect();
    const around = element?.parentElement?.getBoundingClientRect();
    if (element == null || area === undefined || around === undefined) return;
    element.dataset.above = String(around.bottom + element.offsetHeight > area.bottom);
    element.dataset.before = String(around.left + element.offsetWidth > area.right);
  });
}
