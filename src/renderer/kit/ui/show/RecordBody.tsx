import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './show.module.css';

interface RecordBodyProps {
  /** Shown before the cards, over their whole width: the key facts, what asks for a decision. */
  top?: ReactNode;
  /** The column beside: activity, related lists, property. */
  aside?: ReactNode;
  /** The cards, the most useful first: one stack, or two where the window is wide. */
  children: ReactNode;
}

/** The cards of a record's page and the column beside them. */
export function RecordBody({ top, aside, children }: RecordBodyProps) {
  const { t } = useTranslation('form');
  return (
    <div className={styles.record}>
      <div className={styles.main}>
        {top}
        <div className={styles.cards}>{children}</div>
      </div>
      {aside && (
        <aside className={styles.aside} aria-label={t('show.aside')}>
          {aside}
        </aside>
      )}
    </div>
  );
}
