import { Button, MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import type { AppError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';
import { Paper } from './Paper.tsx';
import styles from './print.module.css';

interface PrintDialogProps {
  /** Name of the document, and of its file. */
  name: string;
  /** What can be chosen before printing, or is said about it; it is not printed. */
  choices?: ReactNode;
  /** What is shown of a long document before it is printed; all of it when absent. */
  preview?: ReactNode;
  /** False for a document about nobody: the others say on each page that they are to be destroyed after use. */
  isPersonal?: boolean;
  /** What is printed is not yet as it was chosen or typed: a press waits until it is. */
  isBehind?: boolean;
  /** What is printed: a `PrintDocument`. It is rendered on screen and for the paper. */
  children: ReactNode;
  /** It was printed, as far as can be told: the system's dialog was closed, or the PDF is saved. */
  onPrinted?: () => void;
  onClose: () => void;
}

type Saved = { fileName: string } | { error: AppError } | 'running' | null;

/** Shows a document before it is printed, by the system's dialog or into a PDF. */
export function PrintDialog(props: PrintDialogProps) {
  const { name, choices, preview, isPersonal = true, isBehind = false, children, onPrinted, onClose } = props;
  const { t } = useTranslation('common');
  const [saved, setSaved] = useState<Saved>(null);
  const [pressed, setPressed] = useState<'print' | 'savePdf' | null>(null);
  const isRunning = saved === 'running';
  const title = t('print.title', { name });
  const savePdf = async () => {
    setSaved('running');
    try {
      setSaved(await invoke('print.savePdf', { name: name.slice(0, 200) }));
      onPrinted?.();
    } catch (thrown) {
      const error = toAppError(thrown);
      setSaved(error.kind === 'cancelled' ? null : { error });
    }
  };
  const print = () => {
    window.print();
    onPrinted?.();
  };
  const perform = useEffectEvent(() => {
    setPressed(null);
    if (pressed === 'print') print();
    else void savePdf();
  });
  const isDue = pressed !== null && !isBehind;
  useEffect(() => {
    if (isDue) perform();
  }, [isDue]);
  return (
    <>
      <DialogFrame
        title={title}
        isQuestion={isRunning}
        // What is being printed must stay until it is.
        onDismiss={() => !isRunning && onClose()}
        actions={
          <>
            <Button disabledFocusable={isRunning} onClick={onClose}>
              {t('actions.close')}
            </Button>
            <Button disabledFocusable={isRunning} onClick={() => setPressed('savePdf')}>
              {t('print.savePdf')}
            </Button>
            <Button appearance="primary" autoFocus disabledFocusable={isRunning} onClick={() => setPressed('print')}>
              {t('actions.print')}
            </Button>
          </>
        }
      >
        <div role="status">
          {isRunning && t('print.saving')}
          {saved !== null && saved !== 'running' && <SavedBar saved={saved} />}
        </div>
        {choices}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long document is scrolled by the keyboard. */}
        <section tabIndex={0} aria-label={t('print.preview')} className={styles.preview}>
          {preview ?? children}
        </section>
      </DialogFrame>
      <Paper title={name} isPersonal={isPersonal}>
        {children}
      </Paper>
    </>
  );
}

function SavedBar({ saved }: { saved: { fileName: string } | { error: AppError } }) {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  if ('fileName' in saved) {
    return (
      <MessageBar intent="success">
        <MessageBarBody>{t('print.saved', { fileName: saved.fileName })}</MessageBarBody>
      </MessageBar>
    );
  }
  const { detail } = errorText(saved.error);
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{t('print.notSaved')}</MessageBarTitle>
        {detail}
        <SupportContact error={saved.error} />
      </MessageBarBody>
    </MessageBar>
  );
}
