import { useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useEffectEvent, useRef } from 'react';
import { useSaid } from '#renderer/kit/actions/bulk/JobEntries.tsx';
import { isUnderWay, toLookAt, useBulkJobs, useShownJobs } from '#renderer/kit/actions/bulk/jobs.ts';
import { refresh } from '#renderer/kit/actions/perform.ts';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useNotify } from '#renderer/kit/data/notify.ts';
import { SessionContext } from '#renderer/kit/data/session.ts';
import { useUnsavedGuard } from '#renderer/kit/form/unsaved/useUnsavedGuard.ts';
import type { BulkJobView } from '#shared/ipc/bulk.ts';

/**
 * Watches the actions on many rows, whichever page is open: asks before the window is closed while one is under way,
 * and tells the end. Render it once, inside the guard of unsaved work and the provider of messages.
 */
export function BulkWatch() {
  const jobs = useBulkJobs();
  const shown = useShownJobs();
  const client = useQueryClient();
  const notify = useNotify();
  const said = useSaid();
  const session = use(SessionContext);
  const isLocked = session?.status === 'signedIn' && session.isLocked === true;
  useUnsavedGuard({ isDirty: jobs.some(isUnderWay), kind: 'running', work: 'actions', goesOn: true });

  const tell = useEffectEvent((job: BulkJobView) => {
    void refresh(client, job.changes);
    const isShown = shown.get().includes(job.id);
    if (!isShown) {
      const outcome = job.phase === 'ended' && toLookAt(job) === 0 ? 'success' : 'error';
      // The bell has its report: the message is not listed a second time.
      notify({ context: 'bulk', name: 'told', outcome, shown: 'once', values: { said: said(job) } });
    }
    // For a person who has turned to another window; a missing notification is no error: the bell has it.
    if (document.hasFocus() && !isLocked) return;
    invoke('app.announce', { title: job.title, text: said(job).slice(0, 500) }).catch(() => undefined);
  });
  const running = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    for (const job of jobs) if (running.current.has(job.id) && !isUnderWay(job)) tell(job);
    running.current = new Set(jobs.filter(isUnderWay).map(({ id }) => id));
  }, [jobs]);
  return null;
}
