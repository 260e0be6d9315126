import { Button } from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '#renderer/kit/data/store.ts';
import { useUnsavedGuard } from '#renderer/kit/form/unsaved/useUnsavedGuard.ts';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { isForSupport } from '#renderer/kit/ui/errors/support.ts';
import { useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { useCopy } from '#renderer/kit/ui/useCopy.ts';
import { RowList } from './RowList.tsx';
import { RunReport } from './RunReport.tsx';
import { reportText } from './report.ts';
import { type BulkRun, type BulkState, countsOf } from './run.ts';

interface RunStepProps {
  title: string;
  run: BulkRun;
  onClose: () => void;
}

/** The progress of a run and its report: the outcome of every row, and retry for those that failed. */
export function RunStep({ title, run, onClose }: RunStepProps) {
  const { t } = useTranslation(['actions', 'common']);
  const translate = useTranslate();
  const errorText = useErrorText();
  const copy = useCopy();
  const state = useStore(run);
  const { phase, rows, done } = state;
  const isRunning = phase === 'running';
  useUnsavedGuard({ isDirty: isRunning, kind: 'running', work: 'actions' });
  useEffect(() => {
    void run.start();
    // Leaving the screen stops before the next row.
    return () => run.cancel();
  }, [run]);

  const counts = countsOf(rows);
  const failure = isRunning ? undefined : rows.map((row) => row.state.error).find((one) => one && isForSupport(one));
  const copyReport = () => void copy(reportText(title, rows, translate, (error) => errorText(error).title));
  return (
    <DialogFrame
      title={title}
      isQuestion
      onDismiss={() => phase === 'ended' && onClose()}
      actions={
        <>
          {isRunning && (
            <Button autoFocus onClick={run.cancel}>
              {t('bulk.cancel')}
            </Button>
          )}
          {!isRunning && (
            <Button icon={<CopyRegular />} onClick={copyReport}>
              {t('bulk.copy')}
            </Button>
          )}
          {phase === 'ended' && counts.failed > 0 && (
            <Button onClick={() => void run.retryFailed()}>{t('bulk.retry', { count: counts.failed })}</Button>
          )}
          {phase === 'ended' && counts.uncertain > 0 && (
            <Button onClick={() => void run.retryUncertain()}>
              {t('bulk.retryUncertain', { count: counts.uncertain })}
            </Button>
          )}
          {phase === 'paused' && <Button onClick={run.leave}>{t('bulk.leave')}</Button>}
          {counts.notTried > 0 && !isRunning && (
            <Button autoFocus appearance="primary" onClick={() => void run.start()}>
              {t('bulk.resume', { count: counts.notTried })}
            </Button>
          )}
          {phase === 'ended' && (
            <Button autoFocus={counts.notTried === 0} appearance="primary" onClick={onClose}>
              {t('common:actions.close')}
            </Button>
          )}
        </>
      }
    >
      <RunReport
        label={isRunning ? t('bulk.running') : t(`bulk.${phase}`)}
        total={rows.length}
        isPaused={phase === 'paused'}
        error={state.error}
        {...{ done, counts, isRunning }}
      />
      {failure !== undefined && <SupportContact error={failure} />}
      <RowList rows={isRunning ? rows : worstFirst(rows)} label={t('bulk.rows')} />
    </DialogFrame>
  );
}

const worstFirst = (rows: BulkState['rows']) =>
  rows.toSorted((left, right) => Number(left.state.outcome === 'done') - Number(right.state.outcome === 'done'));
