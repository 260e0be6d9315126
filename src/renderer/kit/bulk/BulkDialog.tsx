import { type ReactNode, useState } from 'react';
import type { BulkDialogProps } from '../actions/define.ts';
import { refresh } from '../actions/perform.ts';
import { useActionTools } from '../actions/useActionTools.ts';
import type { BaseRow } from '../list/definition.ts';
import { useText } from '../list/text.ts';
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
  const words = useText();
  // The dots of the button announce this dialog: here they would announce nothing.
  const title = words(action.label).replace(/…$/, '');
  const { state, retry } = usePrepared({ resource, chosen, upTo, nameOf, prepare: work.prepare });
  const [run, setRun] = useState<BulkRun | null>(null);

  const begin = (rows: readonly PreparedRow[]) => {
    const { lotSize } = work;
    setRun(new BulkRun({ rows, lotSize, perform: (ids, call) => work.perform(ids, call, tools) }));
  };
  const finish = (ended: BulkRun) => {
    const done = ended.get().rows.flatMap(({ id, state: { outcome } }) => (outcome === 'done' ? [id] : []));
    const undo = undoRows(ended.get().rows, work, tools);
    if (done.length > 0) {
      const values = { label: title, done: done.length, total: ended.get().rows.length };
      tools.notify({ context: 'bulk', name: 'ended', outcome: 'success', values, undo });
    }
    void refresh(tools.client, work.touches);
    onClose(done);
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

const nothing = async () => ({ ends: new Map() });

/** Everybody was set aside: the report says why, and nothing is asked. */
function NobodyLeft({ title, rows, onClose }: { title: string; rows: readonly PreparedRow[]; onClose: () => void }) {
  const [run] = useState(() => new BulkRun({ rows, perform: nothing }));
  return <RunStep title={title} run={run} onClose={onClose} />;
}
