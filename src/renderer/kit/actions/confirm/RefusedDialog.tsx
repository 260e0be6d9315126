import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';

interface RefusedDialogProps {
  title: string;
  /** Why it cannot be done, and what can be done instead. */
  children: ReactNode;
  onRetry?: () => void;
  onClose: () => void;
}

/** Tells the user that an action is not possible, before anything was sent. */
export function RefusedDialog({ title, children, onRetry, onClose }: RefusedDialogProps) {
  const { t } = useTranslation('common');
  return (
    <DialogFrame
      title={title}
      onDismiss={onClose}
      actions={
        <>
          {onRetry !== undefined && <Button onClick={onRetry}>{t('states.retry')}</Button>}
          <Button appearance="primary" onClick={onClose}>
            {t('actions.close')}
          </Button>
        </>
      }
    >
      {children}
    </DialogFrame>
  );
}
