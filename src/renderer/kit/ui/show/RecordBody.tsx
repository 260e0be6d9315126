import { mergeClasses } from '@fluentui/react-components';
import { type ReactNode, useDeferredValue } from 'react';
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

/** The cards of a record's page, then the column beside them: what one opens a record for does not wait for its history. */
export function RecordBody({ top, aside, children }: RecordBodyProps) {
  const { t } = useTranslation('form');
  const isAsideDrawn = useDeferredValue(true, false);
  return (
    <div className={styles.record}>
      <div className={styles.main}>
        {top}
        <div className={styles.cards}>{children}</div>
      </div>
      {aside && (
        <aside className={mergeClasses(styles.aside, !isAsideDrawn && styles.pending)} aria-label={t('show.aside')}>
          {isAsideDrawn && aside}
        </aside>
      )}
    </div>
  );
}
