import { Button, Dialog, DialogBody, DialogSurface, DialogTitle } from '@fluentui/react-components';
import { FullScreenMinimizeRegular } from '@fluentui/react-icons';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from '#renderer/kit/focus/useReturnFocus.ts';
import styles from './Analytics.module.css';

/** The dashboard over the whole window: F11 and Escape bring it back to its page. */
export function Enlarged({ title, children, onClose }: { title: string; children: ReactNode; onClose: () => void }) {
  const { t } = useTranslation('analytics');
  useReturnFocus();
  // The shortcuts of the page stand still behind a dialog: this key is its own.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'F11') return;
    event.preventDefault();
    onClose();
  };
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.enlarged} onKeyDown={onKeyDown}>
        <DialogBody className={styles.enlargedBody}>
          <DialogTitle
            action={
              <Button icon={<FullScreenMinimizeRegular />} title={`${t('reduce')} (F11)`} onClick={onClose}>
                {t('reduce')}
              </Button>
            }
          >
            {title}
          </DialogTitle>
          <div className={styles.enlargedContent}>{children}</div>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
