import { type ReactNode, Suspense, useRef, useState } from 'react';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import { DialogSequence } from '#renderer/kit/ui/dialog/DialogSequence.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { BulkJobView } from '#shared/ipc/bulk.ts';
import type { ResourceName } from '#shared/resources/manifests.ts';
import type { BulkRunProps } from './bulk/BulkDialog.tsx';
import { countOf } from './bulk/ceiling.ts';
import { BulkDialog } from './bulk/lazy-dialog.ts';
import { ConfirmDialog } from './confirm/ConfirmDialog.tsx';
import { gateOf } from './confirm/levels.ts';
import { RefusedDialog } from './confirm/RefusedDialog.tsx';
import {
  type Action,
  type ActionDialogProps,
  type BulkAction,
  isBulk,
  type RecordAction,
  type SelectionSnapshot,
} from './define.ts';
import { performOn } from './perform.ts';
import { type ChosenCount, useActionLabel, useActionTools, useRefusal } from './useActionTools.ts';

/** What an action is started for. */
export type Target<R extends BaseRow> =
  | { kind: 'list'; list: ListOnScreen }
  | { kind: 'record'; record: R }
  | { kind: 'selection'; chosen: SelectionSnapshot<R>; list: ListOnScreen };

/** Request and count of the list on screen, for actions that take all of it. */
export type ListOnScreen = Omit<ActionDialogProps, 'onClose'>;

interface ActionsOptions<R extends BaseRow> {
  resource: ResourceName;
  nameOf: (record: R) => string;
  /** Called when the dialog of a bulk action that was begun is closed, with what it was begun for. */
  onDone?: (job: BulkJobView, chosen: SelectionSnapshot<R>, action: BulkAction<R>) => void | Promise<void>;
}

export interface Actions<R extends BaseRow> {
  start: (action: Action<R>, target: Target<R>) => void;
  /** The dialog of the current action; render it once. */
  dialog: ReactNode;
}

type Open<R extends BaseRow> = { action: Action<R>; target: Target<R>; isBusy: boolean };

const chosenOf = <R extends BaseRow>(target: Target<R>): SelectionSnapshot<R> | null => {
  if (target.kind === 'selection') return target.chosen;
  if (target.kind === 'list') return null;
  const { record } = target;
  return { kind: 'ids', ids: [record.id], records: new Map([[record.id, record]]) };
};

/** What is chosen, for the number of rows that an action takes. */
const countedOf = <R extends BaseRow>(target: Target<R>): ChosenCount | null =>
  target.kind === 'selection' ? { count: countOf(target.chosen), isQuery: target.chosen.kind === 'query' } : null;

/** Starts actions and renders their confirmation or dialog. */
export function useActions<R extends BaseRow>({ resource, nameOf, onDone }: ActionsOptions<R>): Actions<R> {
  const tools = useActionTools();
  const translate = useTranslate();
  const labelOf = useActionLabel();
  const refusal = useRefusal();
  const [opened, setOpened] = useState<Open<R> | null>(null);
  /** Running mutations, each of one action on one record. */
  const running = useRef(new Set<string>());
  const close = () => setOpened(null);

  const perform = async (action: Extract<RecordAction<R>, { perform: unknown }>, record: R) => {
    const mutation = `${action.id}/${record.id}`;
    // A second click must not perform it twice.
    if (running.current.has(mutation)) return;
    running.current.add(mutation);
    const busy = { action, target: { kind: 'record', record }, isBusy: true } as const;
    if (action.confirm !== undefined) setOpened(busy);
    await performOn(action, record, tools);
    running.current.delete(mutation);
    // Keep a dialog that was opened in the meantime.
    setOpened((now) => (now === busy ? null : now));
  };

  const start = (action: Action<R>, target: Target<R>) => {
    // The palette also offers a disabled action, and then shows the reason.
    if (refusal(action, countedOf(target)) !== undefined) setOpened({ action, target, isBusy: false });
    else if (action.accepts === 'page') void ('run' in action ? action.run(tools) : tools.open(action.to));
    else if (
      action.accepts === 'one' &&
      target.kind === 'record' &&
      'perform' in action &&
      action.confirm === undefined
    )
      void perform(action, target.record);
    else setOpened({ action, target, isBusy: false });
  };

  // The code of a dialog may be loaded when it opens.
  const drawn = opened && (
    <DialogSequence>
      <Suspense>{draw(opened)}</Suspense>
    </DialogSequence>
  );
  return { start, dialog: drawn };

  function draw({ action, target, isBusy }: Open<R>): ReactNode {
    const reason = refusal(action, countedOf(target));
    if (reason !== undefined) {
      return (
        <RefusedDialog title={labelOf(action).replace(/…$/, '')} onClose={close}>
          <p>{reason}</p>
        </RefusedDialog>
      );
    }
    if (isBulk(action)) return drawBulk(action, target);
    if (action.accepts === 'query' && target.kind !== 'record') {
      const chosen = target.kind === 'selection' ? target.chosen : undefined;
      return <action.Dialog {...target.list} chosen={chosen} onClose={close} />;
    }
    if (action.accepts !== 'one' || target.kind !== 'record') return null;
    const { record } = target;
    if ('Dialog' in action) return <action.Dialog record={record} resource={resource} onClose={close} />;
    if (action.confirm === undefined) return null;
    const confirm = typeof action.confirm === 'function' ? action.confirm(record) : action.confirm;
    const values = confirm.values?.(record);
    return (
      <ConfirmDialog
        title={translate(confirm.title, values)}
        gate={gateOf(confirm, record, translate)}
        button={translate(confirm.button, values)}
        isDanger={action.section === 'danger'}
        isBusy={isBusy}
        onConfirm={() => void perform(action, record)}
        onClose={close}
      >
        <p>{translate(confirm.text, values)}</p>
      </ConfirmDialog>
    );
  }

  function drawBulk(action: BulkAction<R>, target: Target<R>): ReactNode {
    const chosen = chosenOf(target);
    if (chosen === null) return null;
    const props = {
      action,
      resource,
      chosen,
      nameOf,
      onClose: async (job: BulkJobView | null) => {
        close();
        if (job !== null) await onDone?.(job, chosen, action);
      },
    };
    return 'Dialog' in action.work ? (
      <action.work.Dialog {...props} />
    ) : (
      <BulkDialog {...(props as unknown as BulkRunProps<never>)} work={action.work} />
    );
  }
}
