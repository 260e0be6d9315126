import { Button } from '@fluentui/react-components';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import styles from './document.module.css';

interface DocumentDialogProps {
  title: string;
  onClose: () => void;
  /** Buttons before the one that closes. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A document over the whole window. */
export function DocumentDialog({ title, onClose, actions, children }: DocumentDialogProps) {
  const { t } = useTranslation();
  const close = useRef<HTMLButtonElement>(null);
  // After Fluent, which focuses the first button; the document takes the focus once it is rendered.
  useEffect(() => close.current?.focus(), []);
  return (
    <DialogFrame
      title={title}
      onDismiss={onClose}
      size="large"
      className={styles.surface}
      bodyClassName={styles.body}
      actions={
        <>
          {actions}
          {/* Not on a decision: the Enter that opened the dialog must not continue to a confirmation. */}
          <Button ref={close} appearance="primary" onClick={onClose}>
            {t('actions.close')}
          </Button>
        </>
      }
    >
      {children}
    </DialogFrame>
  );
}
