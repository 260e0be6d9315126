import { useTranslation } from 'react-i18next';
import { useBootstrap } from '#renderer/kit/data/session.ts';
import { today } from '#renderer/kit/form/fields/day.ts';
import type { ListBarProps } from '#renderer/kit/list/slots.ts';
import { recordFlags } from '#shared/resources/solidaryrecords/flags.ts';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import { idleDays, isPast } from '#shared/resources/solidaryrecords/since.ts';
import styles from './list.module.css';

/**
 * In a view that flags rows, says how many of the page are flagged, and that the platform cannot look for others
 * (docs/screens/07-solidary-records.md §1). Nothing in the other views.
 */
export function FlagsBar({ page }: ListBarProps<SolidaryRecordRow>) {
  const { t } = useTranslation('solidaryrecords');
  const { staleDays } = useBootstrap().config.solidary;
  const mark = recordFlags.find((known) => known === page.state.filters.mark);
  const { data } = page.list;
  if (mark === undefined) return null;
  const isMarked = (row: SolidaryRecordRow) =>
    mark === 'past' ? isPast(row, today()) : idleDays(row, today(), staleDays) !== null;
  const count = data?.rows.filter(isMarked).length;
  return (
    <p className={styles.flags} data-flags={mark} role="status">
      {count !== undefined && t(`flags.${mark}Count`, { count, total: data?.rows.length, days: staleDays })}{' '}
      {t('flags.onPage')}
    </p>
  );
}
