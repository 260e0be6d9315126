import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import type { BulkDialogProps } from '../define.ts';
import { refresh } from '../perform.ts';
import type { ActionTools } from '../tools.ts';
import { useActionLabel, useActionTools } from '../useActionTools.ts';
import { AskStep } from './AskStep.tsx';
import { PrepareStep } from './PrepareStep.tsx';
import { RunStep } from './RunStep.tsx';
import { type BulkRow, BulkRun } from './run.ts';
import { type PreparedRow, usePrepared } from './usePrepared.ts';
import type { BulkWork } from './work.ts';

interface BulkRunProps<R extends BaseRow> extends BulkDialogProps<R> {
  work: BulkWork;
  /** Inputs to fill in first, shown with the confirmation. */
  children?: ReactNode;
  canConfirm?: boolean;
}

/**
 * The dialog of a bulk action: resolves the selection, asks for confirmation, runs, and reports the outcome of each
 * row.
 */
export function BulkDialog<R extends BaseRow>(props: BulkRunProps<R>) {
  const { action, resource, chosen, nameOf, work, children, canConfirm, onClose } = props;
  const { upTo } = action.accepts;
  const tools = useActionTools();
  const label = useActionLabel()(action);
  // The ellipsis of the button's label announces this dialog; the dialog's own button drops it.
  const title = label.replace(/…$/, '');
  const { state, retry } = usePrepared({ resource, chosen, upTo, nameOf, prepare: work.prepare });
  const [run, setRun] = useState<BulkRun | null>(null);

  const begin = (rows: readonly PreparedRow[]) => {
    const { batchSize } = work;
    setRun(new BulkRun({ rows, batchSize, perform: (ids, call) => work.perform(ids, call, tools) }));
  };
  const report = (ended: BulkRun): number[] => {
    const done = ended.get().rows.flatMap(({ id, state: { outcome } }) => (outcome === 'done' ? [id] : []));
    const undo = undoRows(ended.get().rows, work, tools);
    if (done.length > 0) {
      const values = { label: title, done: done.length, total: ended.get().rows.length };
      tools.notify({ context: 'bulk', name: 'ended', outcome: 'success', values, undo });
    }
    void refresh(tools.client, work.invalidates);
    return done;
  };
  const closed = useReportOnLeave(run, report);
  const finish = (ended: BulkRun) => {
    closed();
    onClose(report(ended));
  };

  if (run !== null) return <RunStep title={title} run={run} onClose={() => finish(run)} />;
  if (state.step !== 'ready')
    return <PrepareStep {...{ title, state, upTo }} onRetry={retry} onClose={() => onClose([])} />;
  const { rows } = state;
  if (rows.every(({ end }) => end !== undefined)) {
    return <AllSkipped title={title} rows={rows} onClose={() => onClose([])} />;
  }
  return (
    <AskStep
      rows={rows}
      work={work}
      isDanger={action.section === 'danger'}
      canConfirm={canConfirm}
      onConfirm={() => begin(rows)}
      onClose={() => onClose([])}
    >
      {children}
    </AskStep>
  );
}

/**
 * Reports the outcome of a run whose screen was left (back, a link) in a notification with undo, once its last row has
 * ended.
 * @returns a function to call when the report is closed: the outcome is then on screen and needs no notification
 */
function useReportOnLeave(run: BulkRun | null, report: (remaining: BulkRun) => void): () => void {
  const isOpen = useRef(false);
  const latest = useRef(report);
  useEffect(() => {
    latest.current = report;
  });
  useEffect(() => {
    if (run === null) return;
    isOpen.current = true;
    let isHere = true;
    const leave = async () => {
      await run.whenStill();
      if (isOpen.current && !isHere) latest.current(run);
    };
    return () => {
      isHere = false;
      void leave();
    };
  }, [run]);
  return () => {
    isOpen.current = false;
  };
}

const nothing = async () => ({ ends: new Map() });

/** The outcome when every row was skipped: the reasons, and no confirmation. */
function AllSkipped({ title, rows, onClose }: { title: string; rows: readonly PreparedRow[]; onClose: () => void }) {
  const [run] = useState(() => new BulkRun({ rows, perform: nothing }));
  return <RunStep title={title} run={run} onClose={onClose} />;
}

/**
 * Builds the undo of a run, which reverts its done rows one by one; undefined when no row can be reverted. Rows that
 * fail to revert stay for the next attempt; no row is reverted twice.
 */
function undoRows(
  rows: readonly BulkRow[],
  { undoRow, invalidates }: Pick<BulkWork, 'undoRow' | 'invalidates'>,
  tools: ActionTools,
): (() => Promise<void>) | undefined {
  const left = rows.flatMap(({ state }) =>
    state.outcome === 'done' && state.undo !== undefined ? [{ undo: state.undo }] : [],
  );
  if (undoRow === undefined || left.length === 0) return undefined;
  return async () => {
    try {
      for (let next = left[0]; next !== undefined; next = left[0]) {
        await undoRow(next.undo, tools);
        left.shift();
      }
    } finally {
      void refresh(tools.client, invalidates);
    }
  };
}
