import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvokeOptions } from '#renderer/kit/data/bridge.ts';
import type { AppError } from '#shared/errors.ts';
import { DialogFrame } from '../dialog/DialogFrame.tsx';
import { TransferProgress } from './TransferProgress.tsx';
import { useTransfer } from './useTransfer.ts';

interface TransferDialogProps<T> {
  title: string;
  /** The options to choose before it starts. */
  children: ReactNode;
  /** False while the options are not valid. */
  canStart?: boolean;
  run: (options: InvokeOptions) => Promise<T>;
  done: (result: T) => ReactNode;
  failed: (error: AppError) => ReactNode;
  onClose: () => void;
}

/**
 * The dialog of an export, from its options to its outcome. While it runs only its own button stops it; after a failure
 * the options come back.
 */
export function TransferDialog<T>(props: TransferDialogProps<T>) {
  const { title, children, canStart = true, run, done, failed, onClose } = props;
  const { t } = useTranslation('list');
  const { state, start, cancel, reset } = useTransfer<T>();
  const isRunning = state.status === 'running';
  return (
    <DialogFrame
      title={title}
      isQuestion={isRunning}
      onDismiss={() => !isRunning && onClose()}
      actions={isRunning ? <Button onClick={cancel}>{t('transfer.cancel')}</Button> : buttons()}
    >
      {content()}
    </DialogFrame>
  );

  function content() {
    switch (state.status) {
      case 'idle':
        return children;
      case 'running':
        return <TransferProgress progress={state.progress} label={t('export.running')} />;
      case 'done':
        return done(state.value);
      case 'failed':
        return failed(state.error);
    }
  }

  function buttons() {
    return (
      <>
        <Button onClick={onClose}>{t(state.status === 'idle' ? 'transfer.giveUp' : 'transfer.close')}</Button>
        {state.status === 'idle' && (
          <Button appearance="primary" disabledFocusable={!canStart} onClick={() => start(run)}>
            {t('export.start')}
          </Button>
        )}
        {state.status === 'failed' && (
          <Button appearance="primary" onClick={reset}>
            {t('export.again')}
          </Button>
        )}
      </>
    );
  }
}
