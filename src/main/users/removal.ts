import type { AppError } from '#shared/errors.ts';
import { AppFailure, conflict, toAppError } from '#shared/failure.ts';
import type { RemovalCheck } from '#shared/ipc/users.ts';
import { ownsSomething } from '#shared/resources/users/ownership.ts';
import type { PlatformClient } from '../api/client.ts';
import { isFailure, unreadable } from '../api/errors.ts';
import { verifyOutcome } from '../api/verify-outcome.ts';
import type { CallContext } from '../ipc/handler.ts';
import { deletedStatus, fullName, type People } from './people.ts';
import { type BatchOutcome, removeBatch } from './removal-batch.ts';
import { batchesOf } from './selection.ts';

/**
 * Processes items in parallel and returns the results in order. After a failure no further item is started, and the
 * failure is thrown.
 * @param width maximum items in parallel
 */
async function several<T, R>(items: readonly T[], width: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = [];
  let next = 0;
  let hasFailed = false;
  const worker = async () => {
    for (let index = next++; index < items.length && !hasFailed; index = next++) {
      try {
        // The index is below the length.
        answers[index] = await work(items[index] as T);
      } catch (thrown) {
        hasFailed = true;
        throw thrown;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker));
  return answers;
}

/** People deleted per call. */
const BATCH = 50;
/** Items read in parallel. */
const WIDTH = 4;

export interface RemovalServices {
  client: Pick<PlatformClient, 'list' | 'delete' | 'getWithEffect'>;
  people: People;
  /** Id of the signed-in person. */
  ownId: () => number;
}

/** What became of a person; where something prevented the deletion, that is the outcome, and nothing was sent. */
export interface RemovalEntry extends Omit<RemovalCheck, 'obstacle'> {
  outcome: BatchOutcome | NonNullable<RemovalCheck['obstacle']>;
}

interface RemovalReport {
  entries: RemovalEntry[];
  error?: AppError;
}

/** Whether an error concerns the requester rather than one person of the selection. */
const isForAll = ({ kind }: AppError) => kind === 'denied' || kind === 'unauthorized' || kind === 'idle';

const hasEffect = (outcomes: ReadonlyMap<number, RemovalEntry['outcome']>) =>
  [...outcomes.values()].some((outcome) => outcome === 'deleted' || outcome === 'uncertain');

const entryOf = ({ obstacle, ...check }: RemovalCheck, outcome: RemovalEntry['outcome'] = 'notSent'): RemovalEntry => ({
  ...check,
  outcome: obstacle ?? outcome,
});

const nothing: RemovalCheck['owned'] = { events: [], communities: [] };

/** Deletes people, one or many (docs/platform/a-auth-users.md §5, §6; docs/screens/02-users-hitchhikers.md §7). */
export class Removal {
  readonly #services: RemovalServices;

  constructor(services: RemovalServices) {
    this.#services = services;
  }

  /**
   * Deletes one person. If the response proves nothing, the user is read: a deleted account remains, with that status.
   * @throws AppFailure `conflict` for one's own account, for owners, and for accounts already deleted; `server` with
   * `isUnreadable` when it is not known what the person owns
   */
  async one(id: number, { signal, commit }: Pick<CallContext, 'signal' | 'commit'>): Promise<void> {
    const { client, people, ownId } = this.#services;
    if (id === ownId()) throw conflict('ownAccount');
    const { status, ownership } = await people.get(id, { signal });
    if (status === deletedStatus) throw conflict('alreadyDeleted');
    // Owners are protected, so unknown ownership refuses too.
    if (ownership === null) throw unreadable(200);
    if (ownsSomething(ownership)) throw conflict('owner', { owned: ownership });
    commit();
    try {
      await client.delete(`admin/users/${id}`, { signal, right: 'user_delete' });
    } catch (thrown) {
      const readBack = async () => ((await people.get(id, { signal })).status === deletedStatus ? 'done' : 'absent');
      await verifyOutcome(thrown, readBack, { signal });
    }
  }

  /**
   * Returns for each person what prevents the deletion.
   * @throws AppFailure for errors that concern all of them: denied, network, cancelled…
   */
  check(ids: readonly number[], { signal, progress }: CallContext): Promise<RemovalCheck[]> {
    const wanted = [...new Set(ids)];
    let done = 0;
    return several(wanted, WIDTH, async (id) => {
      const checked = await this.#checkOne(id, signal);
      done += 1;
      progress({ phase: 'read', done, total: wanted.length });
      return checked;
    });
  }

  /**
   * Deletes the people that nothing prevents, batch by batch, and returns an outcome per id.
   * @param onSend called before a batch is sent; nothing is where it throws
   * @throws AppFailure like `check`, or what `onSend` throws
   */
  async many(ids: readonly number[], call: CallContext, onSend?: () => Promise<void>): Promise<RemovalReport> {
    const checks = await this.check(ids, call);
    const removable = checks.filter(({ obstacle }) => obstacle === null).map(({ id }) => id);
    const outcomes = new Map<number, RemovalEntry['outcome']>();
    const showProgress = (phase: 'delete' | 'verify', done: number) =>
      call.progress({ phase, done, total: removable.length });
    let error: AppError | undefined;
    for (const batch of batchesOf(removable, BATCH)) {
      if (call.signal.aborted || error !== undefined) break;
      const done = outcomes.size;
      showProgress('delete', done);
      await onSend?.();
      const report = await removeBatch(this.#services, batch, {
        signal: call.signal,
        onSent: () => showProgress('verify', done),
      });
      for (const [id, outcome] of report.outcomes) outcomes.set(id, outcome);
      error = report.error;
    }
    if (error !== undefined && isForAll(error) && !hasEffect(outcomes)) throw new AppFailure(error);
    if (call.signal.aborted && outcomes.size === 0 && removable.length > 0) throw new AppFailure({ kind: 'cancelled' });
    const entries = checks.map((check) => entryOf(check, outcomes.get(check.id)));
    return { entries, ...(error !== undefined && { error }) };
  }

  async #checkOne(id: number, signal: AbortSignal): Promise<RemovalCheck> {
    if (id === this.#services.ownId()) return { id, name: null, obstacle: 'own', owned: nothing };
    try {
      const person = await this.#services.people.get(id, { signal });
      const { status, ownership: owned } = person;
      const name = fullName(person);
      if (status === deletedStatus) return { id, name, obstacle: 'gone', owned: owned ?? nothing };
      if (owned === null) {
        return { id, name, obstacle: 'unread', owned: nothing, error: toAppError(unreadable(200)) };
      }
      return { id, name, obstacle: ownsSomething(owned) ? 'owner' : null, owned };
    } catch (thrown) {
      if (!isFailure(thrown, 'server', 'notFound', 'invalid')) throw thrown;
      return { id, name: null, obstacle: 'unread', owned: nothing, error: toAppError(thrown) };
    }
  }
}
