import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { BulkDialogProps } from '../define.ts';
import { refresh } from '../perform.ts';
import { useActionTools } from '../useActionTools.ts';
import { AskStep } from './AskStep.tsx';
import { RunStep } from './RunStep.tsx';
import { BulkRun } from './run.ts';
import { undoRows } from './undo.ts';
import { type PreparedRow, usePrepared } from './usePrepared.ts';
import { Waiting } from './Waiting.tsx';
import type { BulkWork } from './work.ts';

interface Props<R extends BaseRow> extends BulkDialogProps<R> {
  work: BulkWork;
  /** What has to be chosen before: drawn with the question. */
  children?: ReactNode;
  canConfirm?: boolean;
}

/** A bulk action from the selection to its report: who exactly, the question, the run, what came of it. */
export function BulkDialog<R extends BaseRow>(props: Props<R>) {
  const { action, resource, chosen, nameOf, work, children, canConfirm, onClose } = props;
  const { upTo } = action.accepts;
  const tools = useActionTools();
  const translate = useTranslate();
  // The dots of the button announce this dialog: here they would announce nothing.
  const title = translate(action.label).replace(/…$/, '');
  const { state, retry } = usePrepared({ resource, chosen, upTo, nameOf, prepare: work.prepare });
  const [run, setRun] = useState<BulkRun | null>(null);

  const begin = (rows: readonly PreparedRow[]) => {
    const { batchSize } = work;
    setRun(new BulkRun({ rows, batchSize, perform: (ids, call) => work.perform(ids, call, tools) }));
  };
  const tell = (ended: BulkRun): number[] => {
    const done = ended.get().rows.flatMap(({ id, state: { outcome } }) => (outcome === 'done' ? [id] : []));
    const undo = undoRows(ended.get().rows, work, tools);
    if (done.length > 0) {
      const values = { label: title, done: done.length, total: ended.get().rows.length };
      tools.notify({ context: 'bulk', name: 'ended', outcome: 'success', values, undo });
    }
    void refresh(tools.client, work.invalidates);
    return done;
  };
  const closed = useTellOnLeaving(run, tell);
  const finish = (ended: BulkRun) => {
    closed();
    onClose(tell(ended));
  };

  if (run !== null) return <RunStep title={title} run={run} onClose={() => finish(run)} />;
  if (state.step !== 'ready')
    return <Waiting {...{ title, state, upTo }} onRetry={retry} onClose={() => onClose([])} />;
  const { rows } = state;
  if (rows.every(({ end }) => end !== undefined)) {
    return <NobodyLeft title={title} rows={rows} onClose={() => onClose([])} />;
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
 * A run whose screen is left (back in the history, a link) is told like one whose report was closed, with its way back,
 * once its last row is through. The function is for the report that is closed: then there is nothing left to tell.
 */
function useTellOnLeaving(run: BulkRun | null, tell: (left: BulkRun) => void): () => void {
  const isOpen = useRef(false);
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
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

/** Everybody was set aside: the report says why, and nothing is asked. */
function NobodyLeft({ title, rows, onClose }: { title: string; rows: readonly PreparedRow[]; onClose: () => void }) {
  const [run] = useState(() => new BulkRun({ rows, perform: nothing }));
  return <RunStep title={title} run={run} onClose={onClose} />;
}
