import { Button } from '@fluentui/react-components';
import { FullScreenMinimizeRegular } from '@fluentui/react-icons';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import styles from './page.module.css';

/** Shows the dashboard over the whole window; F11 and Escape return to its page. */
export function Enlarged({ title, children, onClose }: { title: string; children: ReactNode; onClose: () => void }) {
  const { t } = useTranslation('analytics');
  // The shortcuts of the page are off behind a dialog, which therefore handles this key itself.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'F11') return;
    event.preventDefault();
    onClose();
  };
  return (
    <DialogFrame
      title={title}
      titleAction={
        <Button icon={<FullScreenMinimizeRegular />} title={`${t('reduce')} (F11)`} onClick={onClose}>
          {t('reduce')}
        </Button>
      }
      onDismiss={onClose}
      onKeyDown={onKeyDown}
      className={styles.enlarged}
      bodyClassName={styles.enlargedBody}
      contentClassName={styles.enlargedContent}
    >
      {children}
    </DialogFrame>
  );
}
