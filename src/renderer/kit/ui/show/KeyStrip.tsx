import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './show.module.css';

/** What one opens a record for. */
export interface KeyFact {
  label: string;
  /** Null, undefined or empty: left out. */
  value: ReactNode;
  /** Gives way to the others in a narrow window, and ends in an ellipsis: an e-mail address. */
  isLong?: boolean;
  /** Shown in a wide window only. */
  isExtra?: boolean;
}

/** The four to six facts that one opens a record for, in one line. */
export function KeyStrip({ facts }: { facts: readonly KeyFact[] }) {
  const { t } = useTranslation('form');
  const given = facts.filter(({ value }) => value !== null && value !== undefined && value !== '' && value !== false);
  if (given.length === 0) return null;
  return (
    <section aria-label={t('show.key')} className={styles.key}>
      <dl>
        {given.map(({ label, value, isLong = false, isExtra = false }) => (
          <div key={label} data-long={isLong || undefined} data-extra={isExtra || undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
