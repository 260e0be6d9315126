import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';

interface EditorDialogProps {
  title: string;
  /** Label of the button that applies the dialog; Enter does the same. */
  button: string;
  children: ReactNode;
  onApply: () => void;
  onClose: () => void;
}

/** Asks for the input of an editor command. */
export function EditorDialog({ title, button, children, onApply, onClose }: EditorDialogProps) {
  const { t } = useTranslation();
  return (
    <DialogFrame
      title={title}
      onDismiss={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        // Does not submit the form around the editor.
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
