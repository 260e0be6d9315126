import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './show.module.css';

/** The fields of a section, each a label and its value. */
export const FieldRows = ({ children }: { children: ReactNode }) => <dl className={styles.rows}>{children}</dl>;

/** One field; shows that a value is missing. */
export function FieldRow({ label, children }: { label: string; children: ReactNode }) {
  const { t } = useTranslation('form');
  const isEmpty = children === null || children === undefined || children === false || children === '';
  return (
    <>
      <dt>{label}</dt>
      <dd>{isEmpty ? <span className={styles.empty}>{t('show.empty')}</span> : children}</dd>
    </>
  );
}

/** A field that shows yes, no or not given. */
export function YesNoRow({ label, value }: { label: string; value: boolean | null }) {
  const { t } = useTranslation('form');
  return <FieldRow label={label}>{value === null ? null : t(value ? 'yes' : 'no')}</FieldRow>;
}
