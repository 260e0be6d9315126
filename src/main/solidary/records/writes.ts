import { mayBeDone, mayStillCome, toAppError } from '#shared/failure.ts';
import type { LastCopy, RecordWriteResult } from '#shared/ipc/solidary-records.ts';
import type { DiaryEntry } from '#shared/resources/solidaryrecords/diary.ts';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import type { KnownState } from '#shared/resources/solidaryrecords/known-state.ts';
import type { PlatformClient } from '../../api/client.ts';
import { delay } from '../../delay.ts';
import type { CallContext } from '../../ipc/handler.ts';
import { patchRecord, readRecord } from './client.ts';
import type { RecordCopies } from './copies.ts';
import type { WriteQueue } from './queue.ts';
import { findBeforeWrite, findListed, type ListedRecord } from './rows.ts';
import { addedTo } from './seen.ts';

/** Milliseconds that a platform whose answer was lost gets to finish before the one reading that decides. */
export const SETTLE = 4000;

/** One write of a record, and how its effect is recognised. */
export interface RecordWrite {
  id: number;
  before: KnownState;
  body: Readonly<Record<string, unknown>>;
  /** The entry that it leaves in the diary, where it leaves one. */
  ownEntry?(record: RecordItem, copy: RecordItem | null): DiaryEntry | undefined;
  /**
   * Whether its effect is in a record that was read after it; null where that cannot be told. `copy` is the record
   * before, null where none is known.
   */
  isIn(record: RecordItem, copy: RecordItem | null): boolean | null;
  /** What the row of the list proves where the record cannot be read; null for nothing. */
  provenByRow(row: SolidaryRecordRow): 'done' | 'notDone' | null;
}

interface WriteServices {
  client: Pick<PlatformClient, 'getWithEffect' | 'list' | 'patch'>;
  copies: Pick<RecordCopies, 'get' | 'keep'>;
  /** Of the writes of each record, whatever they write. */
  queue: WriteQueue;
  /** Milliseconds before the check after a lost answer. */
  settle?: number;
}

type Call = Pick<CallContext, 'signal' | 'commit'>;

const nothing: Omit<RecordWriteResult, 'outcome'> = {
  isSent: true,
  record: null,
  row: null,
  newest: null,
  meanwhile: [],
};

const outcomeOf = (isIn: boolean | null) => (isIn === null ? 'unknown' : isIn ? 'done' : 'notDone');

/**
 * Sends writes of records, each once, and finds out how they ended (docs/screens/07-solidary-records.md §5.4): the
 * platform stores before it reads, so that a failure may stand for a success.
 */
export class RecordWrites {
  readonly #services: WriteServices;

  constructor(services: WriteServices) {
    this.#services = services;
  }

  /** @throws AppFailure where nothing was stored */
  run(write: RecordWrite, call: Call): Promise<RecordWriteResult> {
    return this.#services.queue.run(write.id, call, async () => {
      const refused = await this.#refused(write, call);
      if (refused !== null) return refused;
      return this.#send(write, await this.#services.copies.get(write.id), call);
    });
  }

  /**
   * Looks at the list before anything is sent, since reading the record itself has effects: the platform would take an
   * action on a replaced record and revive it, and one of an operator who has not seen what another did.
   */
  async #refused({ id, before }: RecordWrite, { signal }: Call): Promise<RecordWriteResult | null> {
    const listed = await findBeforeWrite(this.#services.client, id, before, { signal });
    if (listed === null) return null;
    const { row, newest } = listed;
    if (row === null) return newest && { ...nothing, outcome: 'replaced', isSent: false, newest };
    const hasMoved = row.status !== before.status || row.progression !== before.progression;
    return hasMoved ? { ...nothing, outcome: 'changed', isSent: false, row } : null;
  }

  async #send(write: RecordWrite, known: LastCopy | null, call: Call): Promise<RecordWriteResult> {
    const { client } = this.#services;
    const copy = known?.record ?? null;
    call.commit();
    try {
      return await this.#read(write, 'done', await patchRecord(client, write.id, write.body, call), copy);
    } catch (thrown) {
      const error = toAppError(thrown);
      if (!mayBeDone(error)) throw thrown;
      if (mayStillCome(error)) await delay(this.#services.settle ?? SETTLE);
      // It can never be read again: the reading would run the matching for nothing.
      if (known?.unconfirmed.some(({ role }) => role === 'carpooler')) return this.#byRow(write, call);
      try {
        const record = await readRecord(client, write.id, call);
        return await this.#read(write, outcomeOf(write.isIn(record, copy)), record, copy);
      } catch {
        return this.#byRow(write, call);
      }
    }
  }

  async #read(
    write: RecordWrite,
    outcome: 'done' | 'notDone' | 'unknown',
    record: RecordItem,
    copy: RecordItem | null,
  ): Promise<RecordWriteResult> {
    const own = write.ownEntry?.(record, copy);
    const meanwhile = copy === null ? [] : addedTo(record.diary, copy.diary).filter((entry) => entry !== own);
    await this.#services.copies.keep(record);
    // The screen tells by its own copy, once somebody reads the record.
    return outcome === 'unknown' ? { ...nothing, outcome } : { ...nothing, outcome, record, meanwhile };
  }

  async #byRow(write: RecordWrite, { signal }: Call): Promise<RecordWriteResult> {
    const none: ListedRecord = { row: null, newest: null };
    const { id, before } = write;
    const listed = await findListed(this.#services.client, id, before, { signal }).catch(() => none);
    const { row, newest } = listed ?? none;
    if (row !== null) return { ...nothing, outcome: write.provenByRow(row) ?? 'unknown', row };
    return { ...nothing, outcome: newest === null ? 'unknown' : 'replaced', newest };
  }
}
