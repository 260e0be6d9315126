import type { BulkReason } from '#shared/bulk/outcomes.ts';
import type { AppError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';
import {
  type BulkName,
  type BulkOperation,
  bulkUndo,
  type OperationOf,
  type UndoOf,
} from '#shared/ipc/bulk-operations.ts';
import { DRAFT } from '#shared/resources/campaigns/index.ts';
import type { MemberStatus } from '#shared/resources/communitymembers/index.ts';
import { PENDING } from '#shared/resources/solidary/status.ts';
import type { CallContext, Handlers } from '../ipc/handler.ts';
import { deletedStatus } from '../users/people.ts';
import type { Removal, RemovalEntry } from '../users/removal.ts';
import type { RowEnd } from './journal.ts';

/** The calls that operations are made of, as the bridge has them. */
export type BulkHandlers = Pick<
  Handlers,
  | 'campaigns.get'
  | 'campaigns.remove'
  | 'communitymembers.add'
  | 'communitymembers.changeStatus'
  | 'communitymembers.delete'
  | 'events.get'
  | 'events.remove'
  | 'events.update'
  | 'relaypoints.get'
  | 'relaypoints.remove'
  | 'relaypoints.update'
  | 'solidary.decide'
  | 'solidaryvolunteers.get'
  | 'users.get'
  | 'users.update'
>;

export interface PerformerServices {
  handlers: BulkHandlers;
  removal: Pick<Removal, 'many'>;
}

/** One step of a job: a row, or as many as one call of the platform takes. */
export interface StepCall extends CallContext {
  /**
   * Writes into the journal that the rows of the step are about to leave. Called once, after what has to be read and
   * before anything is sent.
   * @param before by what the row is taken back, where that is known by now
   * @throws AppFailure when it cannot be written; nothing must be sent then
   */
  leaving(before?: unknown): Promise<void>;
}

/** What became of the rows of a step, and the error that should stop the others. */
export interface StepEnd {
  ends: ReadonlyMap<number, RowEnd>;
  stop?: AppError | undefined;
}

interface Performer {
  perform(ids: readonly number[], call: StepCall): Promise<StepEnd>;
  /** Takes back one row. */
  undo?(id: number, value: unknown, call: StepCall): Promise<RowEnd>;
  /**
   * Reads what became of a row that an interruption cut; null where it is not done. Absent where the platform does not
   * show it.
   */
  look?(id: number, before: unknown, call: CallContext): Promise<RowEnd | null>;
}

const skipped = (reason: BulkReason): RowEnd => ({ outcome: 'skipped', reason });

/** One row per step; what it throws is judged by the job. */
const eachRow =
  (perform: (id: number, call: StepCall) => Promise<RowEnd>): Performer['perform'] =>
  async ([id], call) => ({ ends: id === undefined ? new Map() : new Map([[id, await perform(id, call)]]) });

/** Whether a record is gone. @throws AppFailure when it cannot be read */
async function isGone(reading: Promise<unknown>): Promise<boolean> {
  try {
    await reading;
    return false;
  } catch (thrown) {
    if (toAppError(thrown).kind === 'notFound') return true;
    throw thrown;
  }
}

interface Changed<Fields extends object> {
  get(id: number, call: CallContext): Promise<Fields>;
  update(id: number, changes: Fields, call: CallContext): Promise<unknown>;
}

const hasAll = <F extends object>(record: F, changes: F): boolean =>
  (Object.keys(changes) as (keyof F)[]).every((key) => record[key] === changes[key]);

/**
 * Changes fields of a record, which is read first: one that already has the values is skipped, and undoing writes the
 * values that were read.
 */
function changing<F extends object>(changes: F, { get, update }: Changed<F>, parse: (value: unknown) => F): Performer {
  const fieldsOf = (record: F) =>
    // The same names as in `changes`.
    Object.fromEntries((Object.keys(changes) as (keyof F)[]).map((key) => [key, record[key]])) as F;
  return {
    perform: eachRow(async (id, call) => {
      const record = await get(id, call);
      if (hasAll(record, changes)) return skipped('already');
      const before = fieldsOf(record);
      await call.leaving(before);
      await update(id, changes, call);
      return { outcome: 'done', undo: before };
    }),
    undo: async (id, value, call) => {
      const before = parse(value);
      await call.leaving();
      await update(id, before, call);
      return { outcome: 'done' };
    },
    look: async (id, before, call) => (hasAll(await get(id, call), changes) ? { outcome: 'done', undo: before } : null),
  };
}

interface Removed {
  get(id: number, call: CallContext): Promise<unknown>;
  remove(id: number, call: CallContext): Promise<void> | void;
}

const removing = ({ get, remove }: Removed): Performer => ({
  perform: eachRow(async (id, call) => {
    await call.leaving();
    await remove(id, call);
    return { outcome: 'done' };
  }),
  look: async (id, _, call) => ((await isGone(get(id, call))) ? { outcome: 'done' } : null),
});

/** What people own, for the report. */
const ownedNames = ({ owned: { communities, events } }: RemovalEntry): string =>
  [...communities, ...events].map(({ name }) => name).join(', ');

function removalEnd(entry: RemovalEntry): RowEnd {
  const { outcome, error } = entry;
  switch (outcome) {
    case 'deleted':
      return { outcome: 'done' };
    case 'owner':
      return { ...skipped('owner'), ...(ownedNames(entry) !== '' && { detail: ownedNames(entry) }) };
    case 'own':
    case 'gone':
      return skipped(outcome);
    case 'unread':
      return { outcome: error?.kind === 'denied' ? 'denied' : 'failed', error, reason: 'unread' };
    case 'left':
      return { outcome: 'failed', error, reason: 'left' };
    case 'uncertain':
      return { outcome: 'uncertain', error };
    case 'notSent':
      return { outcome: 'notTried' };
  }
}

const PENDING_MEMBER = 0 satisfies MemberStatus;
const MODERATOR = 2 satisfies MemberStatus;
const memberReasons = ['isNow0', 'isNow1', 'isNow2', 'isNow3'] as const satisfies readonly BulkReason[];

type Performers = { readonly [N in BulkName]: (operation: OperationOf<N>) => Performer };

/** How each operation is done: by the calls that the same action makes on one record. */
function performers({ handlers, removal }: PerformerServices): Performers {
  // A handler answers at once or later.
  const from = async <T>(answer: T | Promise<T>): Promise<T> => answer;
  return {
    changeRelayPoints: ({ changes }) =>
      changing<typeof changes>(
        changes,
        {
          // Its status is null where this version does not know it: 0, which nobody sees, is what is written back.
          get: async (id, call) => {
            const { status, typeId } = await handlers['relaypoints.get']({ id }, call);
            return 'status' in changes ? { status: status ?? 0 } : { typeId };
          },
          update: (id, values, call) => from(handlers['relaypoints.update']({ id, changes: values }, call)),
        },
        (value) => bulkUndo.changeRelayPoints.parse(value),
      ),
    removeRelayPoints: () =>
      removing({
        get: (id, call) => from(handlers['relaypoints.get']({ id }, call)),
        remove: (id, call) => handlers['relaypoints.remove']({ id }, call),
      }),
    changeEvents: ({ changes }) =>
      changing<typeof changes>(
        changes,
        {
          get: async (id, call) => ({ status: (await handlers['events.get']({ id }, call)).status ?? 0 }),
          update: (id, values, call) => from(handlers['events.update']({ id, changes: values }, call)),
        },
        (value) => bulkUndo.changeEvents.parse(value),
      ),
    removeEvents: () =>
      removing({
        get: (id, call) => from(handlers['events.get']({ id }, call)),
        remove: (id, call) => handlers['events.remove']({ id }, call),
      }),
    removeDrafts: () => ({
      ...removing({
        get: (id, call) => from(handlers['campaigns.get']({ id }, call)),
        remove: (id, call) => handlers['campaigns.remove']({ id }, call),
      }),
      perform: eachRow(async (id, call) => {
        // It may have been tested meanwhile (docs/screens/04-campaigns.md §2).
        const { status } = await handlers['campaigns.get']({ id }, call);
        if (status !== DRAFT) return skipped('notDraft');
        await call.leaving();
        await handlers['campaigns.remove']({ id }, call);
        return { outcome: 'done' };
      }),
    }),
    setHitchhikerFlag: ({ flag }) => {
      const read = (id: number, call: CallContext) => from(handlers['users.get']({ id }, call));
      const write = (id: number, value: boolean | null, call: CallContext) =>
        from(handlers['users.update']({ id, changes: { [flag]: value } }, call));
      return {
        perform: eachRow(async (id, call) => {
          const user = await read(id, call);
          if (user.status === deletedStatus) return skipped('deleted');
          if (user[flag] === true) return skipped('already');
          await call.leaving(user[flag]);
          await write(id, true, call);
          return { outcome: 'done', undo: user[flag] };
        }),
        undo: async (id, value, call) => {
          const before: UndoOf<'setHitchhikerFlag'> = bulkUndo.setHitchhikerFlag.parse(value);
          await call.leaving();
          await write(id, before, call);
          return { outcome: 'done' };
        },
        look: async (id, before, call) =>
          (await read(id, call))[flag] === true ? { outcome: 'done', undo: before } : null,
      };
    },
    removePeople: () => ({
      perform: async (ids, call) => {
        const { entries, error } = await removal.many(ids, call, () => call.leaving());
        return { ends: new Map(entries.map((entry) => [entry.id, removalEnd(entry)])), stop: error };
      },
      look: async (id, _, call) => {
        const { status } = await handlers['users.get']({ id }, call);
        return status === deletedStatus ? { outcome: 'done' } : null;
      },
    }),
    addToCommunity: ({ communityId }) => ({
      perform: eachRow(async (userId, call) => {
        await call.leaving();
        const answer = await handlers['communitymembers.add']({ communityId, userId, status: 1 }, call);
        return answer.outcome === 'alreadyMember' ? skipped('alreadyMember') : { outcome: 'done', undo: answer.id };
      }),
      undo: async (_, value, call) => {
        const id = bulkUndo.addToCommunity.parse(value);
        await call.leaving();
        await handlers['communitymembers.delete']({ id, communityId }, call);
        return { outcome: 'done' };
      },
    }),
    changeMemberStatus: ({ communityId, status, from: former }) => ({
      perform: eachRow(async (id, call) => {
        await call.leaving();
        const request = { id, communityId, status, from: former };
        const { outcome, before } = await handlers['communitymembers.changeStatus'](request, call);
        if (outcome === 'unchanged') return skipped('already');
        if (outcome === 'changedMeanwhile') {
          return skipped(before === null ? 'isNowUnknown' : memberReasons[before]);
        }
        return before === MODERATOR ? { outcome: 'partial', reason: 'roleKept' } : { outcome: 'done' };
      }),
    }),
    removeMembers: ({ communityId, canMakeAnew }) => ({
      perform: eachRow(async (id, call) => {
        await call.leaving();
        const { userId, before } = await handlers['communitymembers.delete']({ id, communityId }, call);
        // An unknown status cannot be restored: the membership becomes a pending request, which grants nothing.
        const undo: UndoOf<'removeMembers'> = { userId, status: before ?? PENDING_MEMBER };
        return {
          ...(before === MODERATOR ? { outcome: 'partial', reason: 'roleKept' } : { outcome: 'done' }),
          ...(canMakeAnew && { undo }),
        };
      }),
      ...(canMakeAnew && {
        undo: async (_: number, value: unknown, call: StepCall): Promise<RowEnd> => {
          const { userId, status } = bulkUndo.removeMembers.parse(value);
          await call.leaving();
          const { outcome } = await handlers['communitymembers.add']({ communityId, userId, status }, call);
          return outcome === 'alreadyMember' ? skipped('alreadyMember') : { outcome: 'done' };
        },
      }),
    }),
    acceptVolunteers: ({ structureId }) => ({
      // One after another, never in parallel (docs/screens/08-solidary-people.md §6).
      perform: eachRow(async (id, call) => {
        const person = await handlers['solidaryvolunteers.get']({ id }, call);
        const structure = person.structures.find((one) => one.structureId === structureId);
        if (structure?.userStructureId === undefined) return skipped('notThere');
        if (structure.status !== PENDING) return skipped('notPending');
        const { userStructureId } = structure;
        await call.leaving();
        const decision = { role: 'volunteer', id: person.id, userStructureId, accept: true } as const;
        const { outcome } = await handlers['solidary.decide'](decision, call);
        switch (outcome) {
          case 'done':
            return { outcome };
          case 'doneWithoutRole':
            return { outcome: 'partial', reason: 'withoutRole' };
          case 'unchanged':
            return skipped('notPending');
          case 'notDone':
            return { outcome: 'failed', reason: 'notDone' };
          case 'unknown':
            return { outcome: 'uncertain' };
        }
      }),
    }),
  };
}

/** Returns how an operation is done. */
export function performerOf(operation: BulkOperation, services: PerformerServices): Performer {
  // Each entry takes the operation of its own name; the compiler does not join the two.
  return (performers(services)[operation.name] as (one: BulkOperation) => Performer)(operation);
}
