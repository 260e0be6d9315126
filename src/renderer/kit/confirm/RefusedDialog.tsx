import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from '../focus/useReturnFocus.ts';
import styles from './confirm.module.css';

interface RefusedDialogProps {
  title: string;
  /** Why it cannot be done, and what can be done instead. */
  children: ReactNode;
  onRetry?: () => void;
  onClose: () => void;
}

/** Says why something cannot be done, before anything was sent. */
export function RefusedDialog({ title, children, onRetry, onClose }: RefusedDialogProps) {
  const { t } = useTranslation('common');
  useReturnFocus();
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent className={styles.content}>{children}</DialogContent>
          <DialogActions>
            {onRetry !== undefined && <Button onClick={onRetry}>{t('states.retry')}</Button>}
            <Button appearance="primary" onClick={onClose}>
              {t('actions.close')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
