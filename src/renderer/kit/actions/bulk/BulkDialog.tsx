import type { ReactNode } from 'react';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import type { BulkJobView } from '#shared/ipc/bulk.ts';
import type { BulkDialogProps } from '../define.ts';
import { useActionLabel } from '../useActionTools.ts';
import { AskStep, leftRow } from './AskStep.tsx';
import { JobDialog } from './JobDialog.tsx';
import { PrepareStep } from './PrepareStep.tsx';
import { RowsDialog } from './RowsDialog.tsx';
import { namedTarget, useBulkJob } from './useBulkJob.ts';
import { usePrepared } from './usePrepared.ts';
import type { BulkWork } from './work.ts';

export interface BulkRunProps<R extends BaseRow> extends BulkDialogProps<R> {
  work: BulkWork;
  /** Inputs to fill in first, shown with the confirmation. */
  children?: ReactNode;
  canConfirm?: boolean;
}

/** The dialog of a bulk action: asks for confirmation, has main run it, and shows how far it is and its report. */
export function BulkDialog<R extends BaseRow>(props: BulkRunProps<R>) {
  const { action, resource, chosen, nameOf, work, children, canConfirm, onClose } = props;
  const label = useActionLabel()(action);
  // The ellipsis of the button's label announces this dialog; the dialog's own button drops it.
  const title = label.replace(/…$/, '');
  const { state, retry } = usePrepared({ chosen, nameOf, prepare: work.prepare });
  const started = useBulkJob({ operation: work.operation, title });

  const begin = async () => {
    if (state.step !== 'ready') return;
    await started.begin(
      chosen.kind === 'query'
        ? { kind: 'query', list: resource, query: chosen.query, except: [...chosen.except], announced: state.count }
        : namedTarget(state.rows),
    );
  };
  const finish = (job: BulkJobView | null) => {
    started.close(job);
    if (job?.phase === 'ended' && !job.isUndo) work.onEnded?.(job);
    return onClose(job);
  };

  if (started.id !== null) return <JobDialog id={started.id} onClose={finish} />;
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
      isBusy={started.isPending}
      error={started.error}
      onConfirm={() => void begin()}
      onClose={() => void onClose(null)}
    >
      {children}
    </AskStep>
  );
}
