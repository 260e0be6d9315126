import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '#renderer/kit/form/form.module.css';
import { usePageFooter } from '#renderer/kit/ui/page/edges.ts';

/** The actions of the form of a record, always in sight, and what is said beside them. */
export function FormBar({ status, children }: { status: string; children: ReactNode }) {
  const { t } = useTranslation('form');
  const bar = useRef<HTMLDivElement>(null);
  usePageFooter(bar);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would group fields, these are actions.
    <div ref={bar} className={styles.saveBar} role="group" aria-label={t('actions')}>
      <span className={styles.state} role="status">
        {status}
      </span>
      {children}
    </div>
  );
}
