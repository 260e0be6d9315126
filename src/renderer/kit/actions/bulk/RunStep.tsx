import { Button, Field, MessageBar, MessageBarBody, MessageBarTitle, ProgressBar } from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '#renderer/kit/data/store.ts';
import { useUnsavedGuard } from '#renderer/kit/form/unsaved/useUnsavedGuard.ts';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { isForSupport } from '#renderer/kit/ui/errors/support.ts';
import { useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { useCopy } from '#renderer/kit/ui/useCopy.ts';
import styles from './bulk.module.css';
import { RowList } from './RowList.tsx';
import { reportText } from './report.ts';
import { type BulkRun, type BulkState, countsOf } from './run.ts';
import { outcomes } from './work.ts';

interface RunStepProps {
  title: string;
  run: BulkRun;
  onClose: () => void;
}

/** The progress of a run and its report: the outcome of every row, and retry for those that failed. */
export function RunStep({ title, run, onClose }: RunStepProps) {
  const { t } = useTranslation(['actions', 'common']);
  const translate = useTranslate();
  const format = useFormat();
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
      <Field
        label={isRunning ? t('bulk.running') : t(`bulk.${phase}`)}
        hint={t('bulk.progress', { done: format.number(done), total: format.number(rows.length) })}
        validationState="none"
      >
        <ProgressBar value={done} max={rows.length} thickness="large" />
      </Field>
      <div role="status">
        {!isRunning && (
          <ul className={styles.counts}>
            {outcomes
              .filter((outcome) => counts[outcome] > 0)
              .map((outcome) => (
                <li key={outcome}>{t(`bulk.counts.${outcome}`, { count: counts[outcome] })}</li>
              ))}
          </ul>
        )}
      </div>
      <Advice state={state} uncertain={counts.uncertain} />
      <RowList rows={isRunning ? rows : worstFirst(rows)} label={t('bulk.rows')} />
    </DialogFrame>
  );
}

/** Why the run stopped, what to do about rows whose outcome is unknown, and whom to ask about those that failed. */
function Advice({ state, uncertain }: { state: BulkState; uncertain: number }) {
  const { t } = useTranslation('actions');
  const errorText = useErrorText();
  const { phase, error, rows } = state;
  const failures = rows.map((row) => ('error' in row.state ? row.state.error : undefined));
  const failure = failures.find((one) => one !== undefined && isForSupport(one));
  return (
    <>
      {phase !== 'running' && error !== undefined && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{errorText(error).title}</MessageBarTitle>
            {phase === 'paused' && t('bulk.pausedText')}
            <SupportContact error={error} />
          </MessageBarBody>
        </MessageBar>
      )}
      {phase !== 'running' && uncertain > 0 && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t('bulk.uncertainText')}</MessageBarBody>
        </MessageBar>
      )}
      {phase !== 'running' && failure !== undefined && <SupportContact error={failure} />}
    </>
  );
}

const worstFirst = (rows: BulkState['rows']) =>
  rows.toSorted((left, right) => Number(left.state.outcome === 'done') - Number(right.state.outcome === 'done'));
