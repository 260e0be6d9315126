import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Import.module.css';

interface OutcomeTableProps {
  /** Name for assistive technology. */
  label: string;
  /** Heading of the last column. */
  last: string;
  /** The rows: line number, person or place, outcome, and the last column. */
  children: ReactNode;
}

/** The outcomes of the lines of an import. */
export function OutcomeTable({ label, last, children }: OutcomeTableProps) {
  const { t } = useTranslation('import');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long table is scrolled by the keyboard.
    <section tabIndex={0} aria-label={label} className={styles.scroll}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className={styles.number}>
              {t('report.line')}
            </th>
            <th scope="col">{t('report.who')}</th>
            <th scope="col">{t('report.outcome')}</th>
            <th scope="col">{last}</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
