import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useNotify } from '#renderer/kit/data/notify.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { longestRowName } from '#shared/bulk/limits.ts';
import type { AppError } from '#shared/errors.ts';
import type { BulkJobView } from '#shared/ipc/bulk.ts';
import type { AskedOperation } from '#shared/ipc/bulk-operations.ts';
import type { RequestOf } from '#shared/ipc/contract.ts';
import { addJob, undoJob } from './jobs.ts';
import type { PreparedRow } from './usePrepared.ts';

type Target = RequestOf<'bulk.start'>['target'];

interface BulkJobOptions {
  operation: AskedOperation;
  /** What the action is called. */
  title: string;
  /** Called when the action was taken back from its message, with what took it back; before its report is read. */
  onUndone?: ((undo: BulkJobView) => Promise<void>) | undefined;
}

interface StartedJob {
  /** The action to show in a `JobDialog`; null while there is none. */
  id: string | null;
  isPending: boolean;
  /** Why it could not begin. */
  error: AppError | null;
  /** Has main begin it. Resolves with undefined where it could not. */
  begin: (target: Target) => Promise<BulkJobView | undefined>;
  /** Closes its dialog, and tells how many rows are done where it has ended. */
  close: (job: BulkJobView | null) => void;
}

/** Rows that are named one by one, as main takes them. */
export const namedTarget = (rows: readonly PreparedRow[]): Target => ({
  kind: 'ids',
  rows: rows.map(({ id, name, setAside }) => ({
    id,
    name: name.slice(0, longestRowName),
    ...(setAside !== undefined && { setAside: setAside.reason }),
  })),
});

/** An action of main that is begun from a screen: its beginning, and the message of its end, with undoing. */
export function useBulkJob({ operation, title, onUndone }: BulkJobOptions): StartedJob {
  const client = useQueryClient();
  const notify = useNotify();
  const { run, isPending, error } = useActionMutation<BulkJobView>();
  const [id, setId] = useState<string | null>(null);
  return {
    id,
    isPending,
    error,
    begin: async (target) => {
      const job = await run(() => invoke('bulk.start', { operation, title, target }));
      if (job === undefined) return undefined;
      addJob(client, job);
      setId(job.id);
      return job;
    },
    close: (job) => {
      setId(null);
      if (job === null || job.phase !== 'ended' || job.isUndo) return;
      const { done } = job.counts;
      const undo = job.undoable > 0 ? () => undoJob(client, job, onUndone) : undefined;
      const values = { label: title, done, total: job.total ?? done };
      if (done > 0) notify({ context: 'bulk', name: 'ended', outcome: 'success', values, undo });
    },
  };
}
