import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { ArrowUndoRegular, CopyRegular, PauseRegular, PlayRegular } from '@fluentui/react-icons';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invoke, read } from '#renderer/kit/data/bridge.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { useCopy } from '#renderer/kit/ui/useCopy.ts';
import { maxReportRows } from '#shared/bulk/limits.ts';
import type { BulkJobView } from '#shared/ipc/bulk.ts';
import { MutationError } from '../confirm/MutationError.tsx';
import { refresh } from '../perform.ts';
import { addJob, bulkKey, named, shownRow, useBulkJobs, useShownJobs } from './jobs.ts';
import { RowList } from './RowList.tsx';
import { RunReport } from './RunReport.tsx';
import { reportText } from './report.ts';

/** Rows of a report that are copied at most: those to look at come first. */
const MAX_COPIED = 5 * maxReportRows;

interface JobDialogProps {
  /** The action to show. */
  id: string;
  /**
   * Its report counts as read afterwards.
   * @param job as it was when the dialog was closed; null when it is gone
   */
  onClose: (job: BulkJobView | null) => void | Promise<void>;
}

/** An action on many rows: how far it is, and its report, which counts as read once it is closed. */
export function JobDialog({ id: first, onClose }: JobDialogProps) {
  // Undoing is shown in the place of what it undoes.
  const [id, setId] = useState(first);
  const job = useBulkJobs().find((one) => one.id === id);
  const shown = useShownJobs();
  const client = useQueryClient();
  const mutation = useActionMutation();
  useEffect(() => {
    shown.set([...shown.get(), id]);
    return () => shown.set(shown.get().filter((one) => one !== id));
  }, [shown, id]);
  if (job === undefined) return null;

  const close = async () => {
    void refresh(client, job.changes);
    await onClose(job);
    // One that cannot be written stays in the bell.
    if (job.phase === 'ended') await invoke('bulk.markRead', { id }).catch(() => undefined);
  };
  const forget = () =>
    mutation.run(async () => {
      await invoke('bulk.stop', { id });
      await onClose(null);
    });
  const undo = () =>
    mutation.run(async () => {
      const begun = await invoke('bulk.undo', { id, name: job.name });
      addJob(client, begun);
      setId(begun.id);
      // What is taken back was seen.
      await invoke('bulk.markRead', { id });
    });
  return (
    <JobView
      job={job}
      onUndo={() => void undo()}
      onForget={() => void forget()}
      onClose={() => void close()}
      mutation={mutation}
    />
  );
}

interface JobViewProps {
  job: BulkJobView;
  mutation: ReturnType<typeof useActionMutation<void>>;
  onUndo: () => void;
  onForget: () => void;
  onClose: () => void;
}

function JobView({ job, mutation, onUndo, onForget, onClose }: JobViewProps) {
  const { t } = useTranslation(['actions', 'common']);
  const translate = useTranslate();
  const errorText = useErrorText();
  const format = useFormat();
  const copy = useCopy();
  const { id, phase, wish, counts, total, announced, error } = job;
  const isRunning = phase === 'reading' || phase === 'running';
  const isAsking = phase === 'differs';
  const left = (total ?? 0) - job.done;
  const title = job.isUndo ? t('bulk.undoOf', { title: job.title }) : job.title;
  const run = (perform: () => Promise<void>) => void mutation.run(perform);
  const copyReport = async () => {
    const rows = [];
    for (let offset = 0; offset < Math.min(total ?? 0, MAX_COPIED); offset += maxReportRows) {
      rows.push(...(await read('bulk.rows', { id, offset, limit: maxReportRows })).rows.map(shownRow));
    }
    const text = reportText(title, rows, translate, (one) => errorText(one).title);
    const others = (total ?? 0) - rows.length;
    await copy(others > 0 ? `${text}\n${t('bulk.more', { count: others, shown: format.number(others) })}` : text);
  };
  const label = t(`bulk.${isAsking ? 'reading' : phase}`);
  return (
    <DialogFrame title={title} isQuestion onDismiss={onClose} actions={buttons()}>
      {isAsking ? (
        <p role="alert">
          {total === 0
            ? t('bulk.noneFound')
            : t('bulk.differs', {
                count: total ?? 0,
                shown: format.number(total ?? 0),
                announced: format.number(announced),
              })}
        </p>
      ) : (
        <RunReport
          label={wish === null || !isRunning ? label : t(`bulk.wishes.${wish}`)}
          done={job.done}
          isPaused={phase === 'paused'}
          {...{ total, counts, isRunning, error }}
        />
      )}
      {phase === 'interrupted' && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t('bulk.interruptedText')}</MessageBarBody>
        </MessageBar>
      )}
      <MutationError error={mutation.error} />
      {!isAsking && total !== null && total > 0 && (!isRunning || total <= maxReportRows) && <Rows job={job} />}
    </DialogFrame>
  );

  function buttons() {
    if (isAsking) {
      return (
        <>
          <Button autoFocus onClick={onForget}>
            {t('common:actions.cancel')}
          </Button>
          {total !== null && total > 0 && (
            <Button appearance="primary" onClick={() => run(() => invoke('bulk.agree', named(job)))}>
              {t('bulk.agree', { count: total, shown: format.number(total) })}
            </Button>
          )}
        </>
      );
    }
    if (phase === 'ended') return ended();
    const canStop = isRunning || phase === 'paused' || phase === 'interrupted';
    return (
      <>
        {phase === 'running' && (
          <Button
            icon={<PauseRegular />}
            disabledFocusable={wish !== null}
            onClick={() => run(() => invoke('bulk.pause', { id, isPaused: true }))}
          >
            {t('bulk.pause')}
          </Button>
        )}
        {canStop && (
          <Button
            autoFocus={isRunning}
            disabledFocusable={wish === 'stop'}
            onClick={() => (phase === 'reading' ? onForget() : run(() => invoke('bulk.stop', { id })))}
          >
            {t(isRunning ? 'bulk.cancel' : 'bulk.leave')}
          </Button>
        )}
        {!isRunning && (
          <Button
            autoFocus
            appearance="primary"
            icon={<PlayRegular />}
            onClick={() => run(() => invoke('bulk.resume', named(job)))}
          >
            {t('bulk.resume', { count: left, shown: format.number(left) })}
          </Button>
        )}
        <Button onClick={onClose}>{t(isRunning ? 'bulk.behind' : 'common:actions.close')}</Button>
      </>
    );
  }

  function ended() {
    const retry = (outcome: 'failed' | 'uncertain') => run(() => invoke('bulk.retry', { ...named(job), outcome }));
    const shown = (count: number) => ({ count, shown: format.number(count) });
    return (
      <>
        <Button icon={<CopyRegular />} onClick={() => void copyReport()}>
          {t('bulk.copy')}
        </Button>
        {job.undoable > 0 && (
          <Button icon={<ArrowUndoRegular />} onClick={onUndo}>
            {t('bulk.undo')}
          </Button>
        )}
        {counts.failed > 0 && <Button onClick={() => retry('failed')}>{t('bulk.retry', shown(counts.failed))}</Button>}
        {counts.uncertain > 0 && (
          <Button onClick={() => retry('uncertain')}>{t('bulk.retryUncertain', shown(counts.uncertain))}</Button>
        )}
        {counts.notTried > 0 && (
          <Button onClick={() => run(() => invoke('bulk.resume', named(job)))}>
            {t('bulk.resume', shown(counts.notTried))}
          </Button>
        )}
        <Button autoFocus appearance="primary" onClick={onClose}>
          {t('common:actions.close')}
        </Button>
      </>
    );
  }
}

/** The rows with their outcomes, page after page. */
function Rows({ job: { id, total } }: { job: BulkJobView }) {
  const { t } = useTranslation('actions');
  const [pages, setPages] = useState(1);
  const found = useQueries({
    queries: Array.from({ length: pages }, (_, page) => ({
      queryKey: [...bulkKey, 'rows', id, page] as const,
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        read('bulk.rows', { id, offset: page * maxReportRows, limit: maxReportRows }, { signal }),
    })),
  });
  const rows = found.flatMap(({ data }) => data?.rows ?? []).map(shownRow);
  return (
    <>
      <RowList rows={rows} label={t('bulk.rows')} />
      {(total ?? 0) > pages * maxReportRows && (
        <Button appearance="subtle" onClick={() => setPages(pages + 1)}>
          {t('bulk.moreRows')}
        </Button>
      )}
    </>
  );
}
