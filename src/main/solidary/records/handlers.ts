import { AppFailure } from '#shared/failure.ts';
import type { ParsedRequestOf } from '#shared/ipc/contract.ts';
import type { solidaryRecordEditCalls } from '#shared/ipc/solidary-record-edit.ts';
import type { RecordWriteResult, solidaryRecordCalls } from '#shared/ipc/solidary-records.ts';
import {
  FREE_NOTE,
  type KnownAction,
  knownAction,
  knownActions,
  PROGRESS_BY_HAND,
  type RecordAction,
} from '#shared/resources/solidaryrecords/actions.ts';
import { effectOf } from '#shared/resources/solidaryrecords/effect.ts';
import { CLOSED, lifeStatuses, stopOf, TAKEN } from '#shared/resources/solidaryrecords/status.ts';
import type { PlatformClient } from '../../api/client.ts';
import type { CallContext, Handlers } from '../../ipc/handler.ts';
import type { Session } from '../../session/session.ts';
import { ActionList } from './action-list.ts';
import { actionBody, choiceBody, messageBody } from './bodies.ts';
import { readRecord } from './client.ts';
import type { RecordCopies } from './copies.ts';
import { RecordEdits } from './edit.ts';
import type { RecordFileAddresses } from './file-addresses.ts';
import { WriteQueue } from './queue.ts';
import { entryOf, isChosen, messagesIn, provenByRow } from './seen.ts';
import { RecordWrites } from './writes.ts';

export interface SolidaryRecordServices {
  client: PlatformClient;
  session: Pick<Session, 'onEnd'>;
  copies: RecordCopies;
  /** Takes the addresses of files that a reading gives. */
  files: Pick<RecordFileAddresses, 'keep'>;
}

/** Handlers of the calls about solidary records. */
export function solidaryRecordHandlers({
  client,
  session,
  copies,
  files,
}: SolidaryRecordServices): Pick<Handlers, keyof typeof solidaryRecordCalls | keyof typeof solidaryRecordEditCalls> {
  const actions = new ActionList(client);
  const services = { client, copies, queue: new WriteQueue() };
  const writes = new RecordWrites(services);
  const edits = new RecordEdits(services);
  session.onEnd(() => {
    copies.clear();
    actions.clear();
  });
  return {
    'solidaryrecords.read': async ({ id }, { signal }) => {
      const record = await readRecord(client, id, { signal, onAnswer: (wire) => files.keep(wire) });
      await copies.keep(record);
      return { record };
    },
    'solidaryrecords.lastCopy': ({ id }) => copies.show(id),
    'solidaryrecords.listActions': (_, call) => actions.get(call),
    'solidaryrecords.edit': (request, call) => edits.run(request, call),
    'solidaryrecords.act': (request, call) => act(request, call, { actions, copies, writes }),
    'solidaryrecords.choose': (request, call) => choose(request, call, { copies, writes }),
    'solidaryrecords.message': ({ id, solution, text, before }, call) =>
      writes.run(
        {
          id,
          before,
          body: messageBody({ solution, text }),
          dependsOn: 'opening',
          isIn: (record, { copy }) => {
            const count = messagesIn(record, solution, text);
            // The same text may have been written before.
            if (copy === null) return count === 0 ? false : null;
            return count > messagesIn(copy, solution, text);
          },
          provenByRow: () => null,
        },
        call,
      ),
  };
}

/** Progressions that the manual change takes; closing has actions of its own. */
const stops = lifeStatuses.filter((status) => status >= TAKEN && status < CLOSED).map((status) => stopOf[status]);

/** An action of this id; its type and name are needed to recognise its effect. */
const actionOf = (id: number, listed: ActionList): RecordAction | undefined => {
  const known = Object.entries(knownActions).find(([, action]) => action.id === id);
  // The keys of the table are its names.
  return listed.find(id) ?? (known && knownAction(known[0] as KnownAction));
};

async function act(
  { id, before, ...sent }: ParsedRequestOf<'solidaryrecords.act'>,
  call: CallContext,
  { actions, copies, writes }: { actions: ActionList; copies: RecordCopies; writes: RecordWrites },
): Promise<RecordWriteResult> {
  const action = actionOf(sent.action, actions);
  const isByHand = sent.action === PROGRESS_BY_HAND;
  // Another value is a 500 that leaves a line in the diary (docs/platform/c-solidary.md §3).
  const isStop = sent.progression !== null && stops.includes(sent.progression);
  if (action === undefined || (isByHand && !isStop)) {
    throw new AppFailure({ kind: 'refused' });
  }
  const whole = { ...sent, action };
  const result = await writes.run(
    {
      id,
      before,
      body: actionBody(sent),
      // A note does not depend on the progression of the record.
      dependsOn: sent.action === FREE_NOTE ? 'nothing' : 'progress',
      ownEntry: (record, baseline) => entryOf(whole, record, baseline),
      isIn: (record, baseline) => entryOf(whole, record, baseline) !== undefined,
      provenByRow: (row, state) => provenByRow(whole, row, state),
    },
    call,
  );
  const isClosed = effectOf(before, action, sent.progression).status === CLOSED;
  if (result.outcome === 'done' && isClosed) await copies.forget(id);
  return result;
}

async function choose(
  { id, before, ...choice }: ParsedRequestOf<'solidaryrecords.choose'>,
  call: CallContext,
  { copies, writes }: { copies: RecordCopies; writes: RecordWrites },
): Promise<RecordWriteResult> {
  const { matching } = choice;
  const known = await copies.get(id);
  const unsent = { isSent: false, record: known?.record ?? null, row: null, newest: null, meanwhile: [] };
  // Twice is refused by the platform without a reason, and somebody who clicks again means the same choice.
  if (known?.record && isChosen(known.record, matching)) return { ...unsent, outcome: 'done' };
  if (known?.unconfirmed.some((one) => one.matching === matching)) return { ...unsent, outcome: 'unknown' };
  const result = await writes.run(
    {
      id,
      before,
      body: choiceBody(choice),
      dependsOn: 'opening',
      isIn: (record) => isChosen(record, matching),
      provenByRow: () => null,
    },
    call,
  );
  if (result.outcome === 'unknown') await copies.addUnconfirmed(id, choice);
  return result;
}
