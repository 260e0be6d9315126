import { Button, ProgressBar, Text } from '@fluentui/react-components';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { BulkJobView } from '#shared/ipc/bulk.ts';
import { isUnderWay, named, toLookAt } from './jobs.ts';

interface JobEntriesProps {
  jobs: readonly BulkJobView[];
  /** Shows an action with its rows. */
  onOpen: (id: string) => void;
}

/** Actions on many rows: how far each is, or how it ended, with what can be done about it. */
export const JobEntries = ({ jobs, onOpen }: JobEntriesProps) =>
  jobs.map((job) => <JobEntry key={job.id} job={job} onOpen={() => onOpen(job.id)} />);

function JobEntry({ job, onOpen }: { job: BulkJobView; onOpen: () => void }) {
  const { t } = useTranslation('actions');
  const id = useId();
  const said = useSaid()(job);
  const mutation = useActionMutation();
  const { phase, wish, total, done } = job;
  const run = (perform: () => Promise<void>) => void mutation.run(perform);
  const button = { size: 'small', 'aria-describedby': id } as const;
  const canPause = phase === 'running' || (phase === 'paused' && isUnderWay(job));
  return (
    <div className={flow.stackS}>
      <Text id={id}>{said}</Text>
      {isUnderWay(job) && <ProgressBar value={total === null ? undefined : done / (total || 1)} aria-labelledby={id} />}
      {wish !== null && phase === 'running' && <Text className={flow.quietText}>{t(`bulk.wishes.${wish}`)}</Text>}
      <div className={flow.wrap}>
        {canPause && (
          <Button
            {...button}
            disabledFocusable={phase === 'running' && wish !== null}
            onClick={() => run(() => invoke('bulk.pause', { id: job.id, isPaused: phase === 'running' }))}
          >
            {t(phase === 'running' ? 'bulk.pause' : 'bulk.goOn')}
          </Button>
        )}
        {canPause && (
          <Button
            {...button}
            disabledFocusable={wish === 'stop'}
            onClick={() => run(() => invoke('bulk.stop', { id: job.id }))}
          >
            {t('bulk.cancel')}
          </Button>
        )}
        {!isUnderWay(job) && (phase === 'interrupted' || phase === 'paused') && (
          <Button {...button} onClick={() => run(() => invoke('bulk.resume', named(job)))}>
            {t('bulk.goOn')}
          </Button>
        )}
        <Button {...button} onClick={onOpen}>
          {t(phase === 'ended' ? 'bulk.behindEntry.report' : 'bulk.behindEntry.open')}
        </Button>
      </div>
    </div>
  );
}

/** Returns a function that says in one line how far an action is, or how it ended. */
export function useSaid(): (job: BulkJobView) => string {
  const { t } = useTranslation('actions');
  const format = useFormat();
  return (job) => {
    const { phase, counts, total } = job;
    const title = job.isUndo ? t('bulk.undoOf', { title: job.title }) : job.title;
    const shown = { title, done: format.number(job.done), total: format.number(total ?? 0) };
    if (phase === 'ended') {
      const count = toLookAt(job);
      return count > 0
        ? t('bulk.behindEntry.toLookAt', { title, count, shown: format.number(count) })
        : t('bulk.behindEntry.ended', { ...shown, done: format.number(counts.done) });
    }
    const waits = phase === 'interrupted' || (phase === 'paused' && !isUnderWay(job));
    return t(`bulk.behindEntry.${waits ? 'waits' : phase}` as 'bulk.behindEntry.waits', shown);
  };
}
