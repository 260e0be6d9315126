import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../dialog/DialogFrame.tsx';
import { useFormat } from '../format.ts';
import styles from './print.module.css';

interface PrintDialogProps {
  title: string;
  /** What can be chosen before printing; it is not printed. */
  choices?: ReactNode;
  /** What is printed: headings, paragraphs, tables. It is rendered twice, on screen and for the paper. */
  children: ReactNode;
  onClose: () => void;
}

/** Previews a sheet before printing; the printout holds only the sheet, with the date of printing at its foot. */
export function PrintDialog({ title, choices, children, onClose }: PrintDialogProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  return (
    <>
      <DialogFrame
        title={title}
        onDismiss={onClose}
        actions={
          <>
            <Button onClick={onClose}>{t('actions.close')}</Button>
            <Button appearance="primary" onClick={() => window.print()}>
              {t('actions.print')}
            </Button>
          </>
        }
      >
        {choices}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long sheet is scrolled by the keyboard. */}
        <section tabIndex={0} aria-label={title} className={styles.sheet}>
          {children}
        </section>
      </DialogFrame>
      {/* The dialog scrolls, and paper does not: what is printed is a copy outside of it. */}
      {createPortal(
        <div className={`${styles.paper} ${styles.sheet}`} aria-hidden>
          {children}
          <footer>{t('printedOn', { date: format.date(new Date()) })}</footer>
        </div>,
        document.body,
      )}
    </>
  );
}
