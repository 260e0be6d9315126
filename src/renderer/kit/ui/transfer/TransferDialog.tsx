import { Button, Field, ProgressBar } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvokeOptions } from '#renderer/kit/data/bridge.ts';
import type { TextKey } from '#renderer/locales/text-key.ts';
import type { AppError } from '#shared/errors.ts';
import type { Progress } from '#shared/ipc/progress.ts';
import { DialogFrame } from '../dialog/DialogFrame.tsx';
import { useFormat } from '../format.ts';
import { useTranslate } from '../translate.ts';
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

const phaseLabels: Partial<Record<Progress['phase'], TextKey>> = {
  count: 'list:transfer.phases.count',
  download: 'list:transfer.phases.download',
  filter: 'list:transfer.phases.filter',
};

/** The progress of a long call. `label` is shown until its first phase, and for phases without a name. */
function TransferProgress({ progress, label }: { progress: Progress | null; label: string }) {
  const translate = useTranslate();
  const format = useFormat();
  const phase = progress === null ? undefined : phaseLabels[progress.phase];
  return (
    <Field label={phase === undefined ? label : translate(phase)} hint={count()} validationState="none">
      {/* Without a value the bar is indeterminate. */}
      <ProgressBar
        value={progress?.total ? progress.done : undefined}
        max={progress?.total ?? undefined}
        thickness="large"
      />
    </Field>
  );

  function count(): string | undefined {
    if (progress === null) return undefined;
    const done = format.number(progress.done);
    return progress.total === null
      ? done
      : translate('list:transfer.done', { done, total: format.number(progress.total) });
  }
}
