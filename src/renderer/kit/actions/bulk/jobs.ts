import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { invoke, read } from '#renderer/kit/data/bridge.ts';
import { useKeptStore } from '#renderer/kit/data/kept-store.ts';
import type { Store } from '#renderer/kit/data/store.ts';
import { maxReportRows } from '#shared/bulk/limits.ts';
import { outcomesToLookAt } from '#shared/bulk/outcomes.ts';
import type { BulkJobView, BulkReportRow } from '#shared/ipc/bulk.ts';
import { bulkReason, type ShownRow } from './work.ts';

/** Key of all that is read of actions; main says when it changes. */
export const bulkKey = ['bulk'] as const;
const jobsKey = [...bulkKey, 'jobs'] as const;

/** How many components follow the actions, by their cache: one of them listens. */
const followers = new WeakMap<QueryClient, { count: number; stop: () => void }>();

function follow(client: QueryClient): () => void {
  const known = followers.get(client) ?? {
    count: 0,
    stop: window.escale.on('bulk.changed', () => void client.invalidateQueries({ queryKey: bulkKey })),
  };
  known.count += 1;
  followers.set(client, known);
  return () => {
    known.count -= 1;
    if (known.count > 0) return;
    known.stop();
    followers.delete(client);
  };
}

const none: readonly BulkJobView[] = [];

interface BulkJobs {
  /** Those that run, wait, or whose report was not read, newest first. */
  jobs: readonly BulkJobView[];
  /** Why they cannot be read; null while they can. */
  error: Error | null;
  retry: () => void;
}

/** The person's actions on many rows, and whether they can be read. */
export function useReadBulkJobs(): BulkJobs {
  const client = useQueryClient();
  useEffect(() => follow(client), [client]);
  const {
    data: jobs = none,
    error,
    refetch,
  } = useQuery({
    queryKey: jobsKey,
    queryFn: ({ signal }) => read('bulk.jobs', undefined, { signal }),
  });
  return { jobs, error, retry: () => void refetch() };
}

/** The person's actions on many rows that run, wait, or whose report was not read, newest first. */
export const useBulkJobs = (): readonly BulkJobView[] => useReadBulkJobs().jobs;

/** Has the cache know an action that has just begun. */
export function addJob(client: QueryClient, job: BulkJobView): void {
  client.setQueryData<readonly BulkJobView[]>(jobsKey, (jobs = none) => [
    job,
    ...jobs.filter(({ id }) => id !== job.id),
  ]);
}

/** Ids of the actions whose dialog is on screen. */
export const useShownJobs = (): Store<readonly string[]> => useKeptStore<readonly string[]>(['bulk-shown'], []);

/** Whether main is at it, or can go on at once. */
export const isUnderWay = ({ phase, error }: BulkJobView): boolean =>
  phase === 'reading' || phase === 'running' || (phase === 'paused' && error === undefined);

/** Rows that somebody has to look at. */
export const toLookAt = ({ counts }: Pick<BulkJobView, 'counts'>): number =>
  outcomesToLookAt.reduce((sum, outcome) => sum + counts[outcome], 0);

/** Whether somebody has to look at it: it waits for them, or its unread report has rows to look at. */
export const needsLook = (job: BulkJobView): boolean => {
  if (job.phase === 'ended') return !job.isRead && toLookAt(job) > 0;
  return !isUnderWay(job);
};

/** What a call that makes main write for an action names. */
export const named = ({ id, name, isUndo }: BulkJobView) => ({ id, name, isUndo });

/** A row of a report as the lists of rows show it. */
export const shownRow = ({ id, name, outcome, reason, detail, error }: BulkReportRow): ShownRow => ({
  id,
  name,
  state: {
    outcome: outcome ?? 'waiting',
    ...(reason !== undefined && { reason: bulkReason(reason, detail) }),
    ...(error !== undefined && { error }),
  },
});

/** Whether a row is done, be it in part. */
export const isDone = ({ outcome }: BulkReportRow): boolean => outcome === 'done' || outcome === 'partial';

/** The ids of the rows of an action that are meant: those that it has done. @throws AppFailure */
export async function doneIds(
  { id, total }: BulkJobView,
  isMeant: (row: BulkReportRow) => boolean = isDone,
): Promise<number[]> {
  const ids: number[] = [];
  for (let offset = 0; offset < (total ?? 0); offset += maxReportRows) {
    const { rows } = await read('bulk.rows', { id, offset, limit: maxReportRows });
    ids.push(...rows.filter(isMeant).map((row) => row.id));
  }
  return ids;
}

/**
 * Looks at an action now and at each change, also when whoever began it is no longer on screen. Resolves once it is as
 * asked for; undefined where it is gone.
 */
export async function jobWhen(id: string, isMeant: (job: BulkJobView) => boolean): Promise<BulkJobView | undefined> {
  const { promise, resolve } = Promise.withResolvers<BulkJobView | undefined>();
  const look = async () => {
    const job = (await read('bulk.jobs', undefined)).find((one) => one.id === id);
    if (job === undefined || isMeant(job)) resolve(job);
  };
  const stop = window.escale.on('bulk.changed', () => void look().catch(() => undefined));
  await look().catch(() => undefined);
  return promise.finally(stop);
}

/**
 * Takes back what an action did, as an action of its own. Resolves at its end; one that ended without anything to look
 * at needs no report. @throws AppFailure when nothing was begun
 *
 * @param onUndone called with what took it back, before its report goes
 */
export async function undoJob(
  client: QueryClient,
  { id, name }: BulkJobView,
  onUndone?: (undo: BulkJobView) => Promise<void>,
): Promise<void> {
  const begun = await invoke('bulk.undo', { id, name });
  addJob(client, begun);
  const ended = await jobWhen(begun.id, (job) => !isUnderWay(job));
  if (ended === undefined) return;
  await onUndone?.(ended);
  if (ended.phase === 'ended' && toLookAt(ended) === 0) await invoke('bulk.markRead', { id: ended.id });
}
