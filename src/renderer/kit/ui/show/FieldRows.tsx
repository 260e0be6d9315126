import { mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './show.module.css';

/** The fields of a section, each a label over its value. */
export const FieldRows = ({ children }: { children: ReactNode }) => <dl className={styles.facts}>{children}</dl>;

/** A label over its value. */
export const Field = ({
  label,
  isWide = false,
  children,
}: {
  label: string;
  isWide?: boolean;
  children: ReactNode;
}) => (
  <div className={mergeClasses(isWide && styles.wideFact)}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** One field; shows that a value is missing. */
export function FieldRow({ label, children }: { label: string; children: ReactNode }) {
  const { t } = useTranslation('form');
  const isEmpty = children === null || children === undefined || children === false || children === '';
  return <Field label={label}>{isEmpty ? <span className={styles.empty}>{t('show.empty')}</span> : children}</Field>;
}

/** A field that shows yes, no or not given. */
export function YesNoRow({ label, value }: { label: string; value: boolean | null }) {
  return <FieldRow label={label}>{useYesNo()(value)}</FieldRow>;
}

/** Returns the text of yes or no; null for what is not given. */
export function useYesNo(): (value: boolean | null) => string | null {
  const { t } = useTranslation('form');
  return (value) => (value === null ? null : t(value ? 'yes' : 'no'));
}
