import { Button, Select, Tooltip } from '@fluentui/react-components';
import { ArrowDownRegular, ArrowUpRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import styles from './sort-table.module.css';

/** The order of rows: the column by which they are sorted, and which way. */
export interface Sort {
  id: string | undefined;
  isDescending: boolean;
}

interface SortBarProps {
  /** The columns that sort. */
  columns: readonly { id: string; label: string }[];
  /** The rows have an order of their own, that of no column. */
  hasOwnOrder: boolean;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

const OWN = '';

/** Chooses the order of rows that are drawn as cards, which have no column headings. */
export function SortBar({ columns, hasOwnOrder, sort, onSort }: SortBarProps) {
  const { t } = useTranslation('list');
  return (
    <span className={styles.sort}>
      <Tooltip content={t('sort.descending')} relationship="label">
        <Button
          size="small"
          appearance="subtle"
          icon={sort.isDescending ? <ArrowDownRegular /> : <ArrowUpRegular />}
          aria-pressed={sort.isDescending}
          onClick={() => onSort({ ...sort, isDescending: !sort.isDescending })}
        />
      </Tooltip>
      <Select
        size="small"
        className={styles.sortBy}
        aria-label={t('sort.by')}
        title={t('sort.by')}
        value={sort.id ?? OWN}
        onChange={(_, { value }) => onSort({ id: value === OWN ? undefined : value, isDescending: false })}
      >
        {hasOwnOrder && <option value={OWN}>{t('sort.own')}</option>}
        {columns.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Select>
    </span>
  );
}
