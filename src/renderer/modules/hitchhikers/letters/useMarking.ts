import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { doneIds, isDone, jobWhen } from '#renderer/kit/actions/bulk/jobs.ts';
import { namedTarget, useBulkJob } from '#renderer/kit/actions/bulk/useBulkJob.ts';
import type { AppError } from '#shared/errors.ts';
import type { BulkJobView } from '#shared/ipc/bulk.ts';
import type { OnNoted, Recipient } from './recipients.ts';

const flags = { isPrinted: 'isLetterPrinted', isPosted: 'isLetterPosted' } as const;
export type Mark = keyof typeof flags;

export interface Marking {
  mark: Mark;
  /** How many are not noted yet. */
  left: number;
  /** Has main note those who are left; undefined where there is nobody, or it is being begun. */
  start: (() => void) | undefined;
  error: AppError | null;
  /** The action whose dialog is shown; null for none. */
  job: string | null;
  onCloseJob: (job: BulkJobView | null) => Promise<void>;
}

/**
 * Notes a flag of letters by an action of main (docs/bulk-actions.md), which goes on when the letters are closed.
 * @param onNoted called at its end, and at the end of what takes it back
 */
export function useMarking(mark: Mark, recipients: readonly Recipient[], onNoted: OnNoted | undefined): Marking {
  const { t } = useTranslation('hitchhikers');
  const flag = flags[mark];
  const [noted, setNoted] = useState<ReadonlySet<number>>(
    () => new Set(recipients.flatMap((one) => (one[mark] ? [one.id] : []))),
  );
  const left = recipients.filter(({ id }) => !noted.has(id));

  const tell = async (job: BulkJobView) => {
    // What somebody else has noted meanwhile is noted too. Rows that cannot be read stay offered: main leaves alone
    // what it finds noted.
    const ids = await doneIds(job, (row) => isDone(row) || (!job.isUndo && row.reason === 'already')).catch(() => []);
    setNoted((now) => (job.isUndo ? now.difference(new Set(ids)) : now.union(new Set(ids))));
    if (ids.length > 0) onNoted?.(flag, ids, !job.isUndo);
  };
  const tellAtEnd = async ({ id }: BulkJobView) => {
    const ended = await jobWhen(id, ({ phase }) => phase === 'ended');
    if (ended !== undefined) await tell(ended);
  };
  const { id, begin, close, isPending, error } = useBulkJob({
    operation: { name: 'setHitchhikerFlag', flag },
    title: t(`flags.${flag}.label`),
    onUndone: tell,
  });
  const start = async () => {
    const job = await begin(namedTarget(left));
    if (job !== undefined) await tellAtEnd(job);
  };
  return {
    mark,
    left: left.length,
    start: isPending || left.length === 0 ? undefined : () => void start(),
    error,
    job: id,
    onCloseJob: async (job) => {
      close(job);
      // It may have been tried again or taken back since, or go on behind.
      if (job?.phase === 'ended') await tell(job);
      else if (job !== null) void tellAtEnd(job);
    },
  };
}
