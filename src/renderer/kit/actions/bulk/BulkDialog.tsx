import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { invoke } from '#renderer/kit/data/bridge.ts';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { longestRowName } from '#shared/bulk/limits.ts';
import type { BulkJobView } from '#shared/ipc/bulk.ts';
import type { RequestOf } from '#shared/ipc/contract.ts';
import type { BulkDialogProps } from '../define.ts';
import { useActionLabel, useActionTools } from '../useActionTools.ts';
import { AskStep, leftRow } from './AskStep.tsx';
import { JobDialog } from './JobDialog.tsx';
import { addJob, undoJob } from './jobs.ts';
import { PrepareStep } from './PrepareStep.tsx';
import { RowsDialog } from './RowsDialog.tsx';
import { usePrepared } from './usePrepared.ts';
import type { BulkWork } from './work.ts';

interface BulkRunProps<R extends BaseRow> extends BulkDialogProps<R> {
  work: BulkWork;
  /** Inputs to fill in first, shown with the confirmation. */
  children?: ReactNode;
  canConfirm?: boolean;
}

/** The dialog of a bulk action: asks for confirmation, has main run it, and shows how far it is and its report. */
export function BulkDialog<R extends BaseRow>(props: BulkRunProps<R>) {
  const { action, resource, chosen, nameOf, work, children, canConfirm, onClose } = props;
  const tools = useActionTools();
  const client = useQueryClient();
  const label = useActionLabel()(action);
  // The ellipsis of the button's label announces this dialog; the dialog's own button drops it.
  const title = label.replace(/…$/, '');
  const { state, retry } = usePrepared({ chosen, nameOf, prepare: work.prepare });
  const [id, setId] = useState<string | null>(null);
  const mutation = useActionMutation<BulkJobView>();

  const begin = async () => {
    if (state.step !== 'ready') return;
    const target: RequestOf<'bulk.start'>['target'] =
      chosen.kind === 'query'
        ? { kind: 'query', list: resource, query: chosen.query, except: [...chosen.except], announced: state.count }
        : {
            kind: 'ids',
            rows: state.rows.map(({ id: row, name, setAside }) => ({
              id: row,
              name: name.slice(0, longestRowName),
              ...(setAside !== undefined && { setAside: setAside.reason }),
            })),
          };
    const job = await mutation.run(() => invoke('bulk.start', { operation: work.operation, title, target }));
    if (job === undefined) return;
    addJob(client, job);
    setId(job.id);
  };
  const finish = (job: BulkJobView | null) => {
    if (job?.phase === 'ended' && !job.isUndo) {
      work.onEnded?.(job);
      const undo = job.undoable > 0 ? () => undoJob(client, job) : undefined;
      const { done } = job.counts;
      const values = { label: title, done, total: job.total ?? done };
      if (done > 0) tools.notify({ context: 'bulk', name: 'ended', outcome: 'success', values, undo });
    }
    return onClose(job);
  };

  if (id !== null) return <JobDialog id={id} onClose={finish} />;
  if (state.step !== 'ready')
    return <PrepareStep {...{ title, state }} onRetry={retry} onClose={() => void onClose(null)} />;
  const { rows, count } = state;
  if (rows.length > 0 && rows.every(({ setAside }) => setAside !== undefined)) {
    return <RowsDialog title={title} rows={rows.flatMap(leftRow)} onClose={() => void onClose(null)} />;
  }
  return (
    <AskStep
      {...{ rows, count, work, canConfirm }}
      isDanger={action.section === 'danger'}
      isBusy={mutation.isPending}
      error={mutation.error}
      onConfirm={() => void begin()}
      onClose={() => void onClose(null)}
    >
      {children}
    </AskStep>
  );
}
