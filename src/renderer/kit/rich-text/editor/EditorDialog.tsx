import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';

interface EditorDialogProps {
  title: string;
  /** Of the button that puts something into the text; Enter does the same. */
  button: string;
  children: ReactNode;
  onApply: () => void;
  onClose: () => void;
}

/** Asks for what a command of the editor puts into the text. */
export function EditorDialog({ title, button, children, onApply, onClose }: EditorDialogProps) {
  const { t } = useTranslation();
  return (
    <DialogFrame
      title={title}
      onDismiss={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        // The form around the editor is not sent by this one.
        event.stopPropagation();
        onApply();
      }}
      actions={
        <>
          <Button onClick={onClose}>{t('actions.cancel')}</Button>
          <Button type="submit" appearance="primary">
            {button}
          </Button>
        </>
      }
    >
      {children}
    </DialogFrame>
  );
}
