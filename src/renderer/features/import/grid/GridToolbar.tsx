import { Button, SearchBox, ToggleButton } from '@fluentui/react-components';
import {
  ArrowRedoRegular,
  ArrowUndoRegular,
  ChevronDownRegular,
  ChevronUpRegular,
  DismissRegular,
} from '@fluentui/react-icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { RowFilter } from '#shared/ipc/import-rows.ts';
import type { ImportReport } from '#shared/ipc/transfer.ts';
import { useColumnLabel } from '../labels.ts';
import { useCauseTexts } from '../useCauseTexts.ts';
import styles from './ImportGrid.module.css';

interface GridToolbarProps {
  report: ImportReport;
  filter: RowFilter;
  onFilter: (filter: RowFilter) => void;
  search: string;
  onSearch: (search: string) => void;
  /** The line with a problem that was gone to: its number among all of the list. */
  place: { rank: number; total: number } | null;
  onMove: (isBackward: boolean) => void;
  /** Null where there is nothing to undo or redo. */
  onUndo: (() => void) | null;
  onRedo: (() => void) | null;
}

const states = ['all', 'valid', 'blocked', 'toLookAt', 'leftOut'] as const;

/** What the lines of the grid are listed by, and the moves from one with a problem to the next. */
export function GridToolbar({
  report,
  filter,
  onFilter,
  search,
  onSearch,
  place,
  onMove,
  onUndo,
  onRedo,
}: GridToolbarProps) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const labelOf = useColumnLabel(report.type);
  const textsOf = useCauseTexts();
  const { records: all, valid, blocked, toLookAt, leftOut } = report;
  const counts = { all, valid: valid === all ? 0 : valid, blocked, toLookAt, leftOut };
  return (
    <div className={`${flow.line} ${styles.toolbar}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a toolbar. */}
      <div role="group" className={styles.filters} aria-label={t('grid.filter')}>
        {states
          .filter((state) => state === 'all' || counts[state] > 0 || ('state' in filter && filter.state === state))
          .map((state) => (
            <ToggleButton
              key={state}
              size="small"
              appearance="subtle"
              checked={'state' in filter && filter.state === state}
              onClick={() => onFilter({ state })}
            >
              {t(`grid.${state}`, { shown: format.number(counts[state]) })}
            </ToggleButton>
          ))}
        {'cause' in filter && (
          <Button
            size="small"
            icon={<DismissRegular />}
            iconPosition="after"
            onClick={() => onFilter({ state: 'all' })}
          >
            {filter.column === null
              ? textsOf(filter).title
              : t('grid.cause', { cause: textsOf(filter).title, column: labelOf(filter.column) })}
          </Button>
        )}
      </div>
      <SearchBox
        size="small"
        className={styles.search}
        placeholder={t('grid.search')}
        aria-label={t('grid.search')}
        value={search}
        onChange={(_, { value }) => onSearch(value)}
      />
      <div className={`${flow.together} ${flow.end}`}>
        {place !== null && (
          <span role="status">
            {t('grid.rank', { rank: format.number(place.rank), total: format.number(place.total) })}
          </span>
        )}
        <Tool label={t('grid.previous')} icon={<ChevronUpRegular />} onClick={() => onMove(true)} />
        <Tool label={t('grid.next')} icon={<ChevronDownRegular />} onClick={() => onMove(false)} />
        <Tool label={t('repair.undo')} icon={<ArrowUndoRegular />} onClick={onUndo} />
        <Tool label={t('repair.redo')} icon={<ArrowRedoRegular />} onClick={onRedo} />
      </div>
    </div>
  );
}

interface ToolProps {
  label: string;
  icon: ReactElement;
  /** Null where there is nothing to do. */
  onClick: (() => void) | null;
}

const Tool = ({ label, icon, onClick }: ToolProps) => (
  <Button
    size="small"
    appearance="subtle"
    icon={icon}
    disabledFocusable={onClick === null}
    aria-label={label}
    title={label}
    onClick={() => onClick?.()}
  />
);
