import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExportResult } from '#shared/ipc/transfer.ts';
import type { QueryDialogProps } from '../../actions/define.ts';
import { invoke } from '../../bridge.ts';
import { DialogFrame } from '../../dialog/DialogFrame.tsx';
import { TransferProgress } from '../../transfer/TransferProgress.tsx';
import { useTransfer } from '../../transfer/useTransfer.ts';
import { peopleList } from '../lists.ts';
import { ExportChoices } from './ExportChoices.tsx';
import { ExportFailure, ExportNumbers } from './ExportEnd.tsx';
import { canResolve, droppedFilters, type ExportChoice, exportRequest } from './request.ts';

/** Exports a list of people, a selection in it, or all of them, into a file that the person chooses (screens 02 §3). */
export function ExportDialog({ resource, query, total, chosen, onClose }: QueryDialogProps) {
  const { t } = useTranslation(['users', 'list']);
  const { state, start, cancel, reset } = useTransfer<ExportResult>();
  const [choice, setChoice] = useState<ExportChoice>({
    scope: chosen === undefined ? 'current' : 'selection',
    kind: 'standard',
    format: 'excel',
    unsupported: 'resolve',
  });
  const subject = { list: peopleList(resource.name), query, total, chosen };
  const isRunning = state.status === 'running';
  const isTooLong =
    choice.unsupported === 'resolve' && droppedFilters(choice, subject).length > 0 && !canResolve(subject);
  const run = () =>
    start(async (options) => invoke('users.export', await exportRequest(choice, subject, options), options));

  return (
    <DialogFrame
      title={t(`export.title.${subject.list}`)}
      isQuestion={isRunning}
      onDismiss={() => !isRunning && onClose()}
      actions={buttons()}
    >
      {content()}
    </DialogFrame>
  );

  function content() {
    switch (state.status) {
      case 'idle':
        return <ExportChoices choice={choice} subject={subject} onChoice={setChoice} />;
      case 'running':
        return <TransferProgress progress={state.progress} label={t('export.running')} />;
      case 'done':
        return <ExportNumbers result={state.value} kind={choice.kind} />;
      case 'failed':
        return <ExportFailure error={state.error} />;
    }
  }

  function buttons() {
    if (isRunning) return <Button onClick={cancel}>{t('list:transfer.cancel')}</Button>;
    return (
      <>
        <Button onClick={onClose}>{t(state.status === 'idle' ? 'export.cancel' : 'list:transfer.close')}</Button>
        {state.status === 'idle' && (
          <Button appearance="primary" disabledFocusable={isTooLong} onClick={run}>
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
