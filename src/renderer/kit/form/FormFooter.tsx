import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageFooter } from '#renderer/kit/ui/page/edges.ts';
import { PageFooter } from '#renderer/kit/ui/page/PageSlot.tsx';
import styles from './form.module.css';

interface FormFooterProps {
  /** The outcome of the last save, on lines of its own: in sight wherever the form is scrolled to. */
  notes?: ReactNode;
  /** How the form stands, announced where it changes. */
  status: ReactNode;
  /** What belongs to it and is not announced, such as what was changed. */
  detail?: ReactNode;
  /** The buttons, the primary one last. */
  children: ReactNode;
}

/** The actions of a form at the foot of the page, over its whole width, and how the form stands. */
export function FormFooter(props: FormFooterProps) {
  return (
    <PageFooter>
      <Bar {...props} />
    </PageFooter>
  );
}

function Bar({ notes, status, detail, children }: FormFooterProps) {
  const { t } = useTranslation('form');
  const bar = useRef<HTMLDivElement>(null);
  usePageFooter(bar);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would group fields, these are actions.
    <div ref={bar} className={styles.saveBar} role="group" aria-label={t('actions')}>
      {notes}
      <div className={styles.state}>
        <span role="status" className={styles.said}>
          {status}
        </span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </div>
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}
