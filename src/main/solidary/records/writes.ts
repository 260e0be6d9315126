import { mayBeDone, toAppError } from '#shared/failure.ts';
import type { LastCopy, RecordWriteResult } from '#shared/ipc/solidary-records.ts';
import type { DiaryEntry } from '#shared/resources/solidaryrecords/diary.ts';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { type KnownState, knownStateOf } from '#shared/resources/solidaryrecords/known-state.ts';
import { isNewer } from '#shared/resources/solidaryrecords/newer.ts';
import { isOpen } from '#shared/resources/solidaryrecords/status.ts';
import type { PlatformClient } from '../../api/client.ts';
import { isReadingDue, lookAgain, type Rank } from '../../api/verify-outcome.ts';
import type { CallContext } from '../../ipc/handler.ts';
import { patchRecord, readRecord } from './client.ts';
import type { RecordCopies } from './copies.ts';
import type { WriteQueue } from './queue.ts';
import { findBeforeWrite, findListed, type ListedRecord } from './rows.ts';
import { addedTo, type Baseline } from './seen.ts';

/** One write of a record, and how its effect is recognised. */
export interface RecordWrite {
  id: number;
  /** What the screen showed. */
  before: KnownState;
  body: Readonly<Record<string, unknown>>;
  /**
   * The part of the record's state that the decision was based on: its progression, that it is open, or nothing. The
   * write is sent unless somebody else has changed that part.
   */
  dependsOn: 'progress' | 'opening' | 'nothing';
  /** The diary entry that the write creates, if any. */
  ownEntry?(record: RecordItem, baseline: Baseline): DiaryEntry | undefined;
  /** Whether a record read after the write shows its effect; null where that is unknown. */
  isIn(record: RecordItem, baseline: Baseline): boolean | null;
  /** What the row of the list proves where the record cannot be read; null for nothing. */
  provenByRow(row: SolidaryRecordRow, before: KnownState): 'done' | 'notDone' | null;
}

interface WriteServices {
  client: Pick<PlatformClient, 'getWithEffect' | 'list' | 'patch'>;
  copies: Pick<RecordCopies, 'get' | 'keep'>;
  /** Runs all writes of a record, of every kind, one after the other. */
  queue: WriteQueue;
}

type WriteContext = Pick<CallContext, 'signal' | 'commit'>;

const nothing: Omit<RecordWriteResult, 'outcome'> = {
  isSent: true,
  record: null,
  row: null,
  newest: null,
  meanwhile: [],
};

/**
 * Checks a write against the list before it is sent, since reading the record itself has effects. Without the check the
 * platform would accept an action on a replaced record and revive it, or an action of an operator who has not seen
 * another one's.
 */
function refusedBy({ before, dependsOn }: RecordWrite, { row, newest }: ListedRecord): RecordWriteResult | null {
  if (row === null) return newest && { ...nothing, outcome: 'replaced', isSent: false, newest };
  const hasMoved = row.status !== before.status || row.progression !== before.progression;
  const isOutdated = { progress: hasMoved, opening: hasMoved && !isOpen(row.status), nothing: false }[dependsOn];
  return isOutdated ? { ...nothing, outcome: 'changed', isSent: false, row } : null;
}

const outcomeOf = (isIn: boolean | null) => (isIn === null ? 'unknown' : isIn ? 'done' : 'notDone');

/**
 * Sends writes of records, each once, and finds out how they ended (docs/screens/07-solidary-records.md §5.4): the
 * platform stores before it reads, so a failure may hide a success.
 */
export class RecordWrites {
  readonly #services: WriteServices;

  constructor(services: WriteServices) {
    this.#services = services;
  }

  /** @throws AppFailure where nothing was stored */
  run(write: RecordWrite, call: WriteContext): Promise<RecordWriteResult> {
    return this.#services.queue.run(write.id, call, async () => {
      const listed = await findBeforeWrite(this.#services.client, write.id, write.before, call);
      const refused = listed && refusedBy(write, listed);
      if (refused) return refused;
      const known = await this.#services.copies.get(write.id);
      // Changes made by others are not an effect of this write, even where they do not prevent it.
      const before = listed?.row && isNewer(listed.row, write.before) ? knownStateOf(listed.row) : write.before;
      return this.#send(write, known, { copy: known?.record ?? null, before }, call);
    });
  }

  async #send(
    write: RecordWrite,
    known: LastCopy | null,
    baseline: Baseline,
    call: WriteContext,
  ): Promise<RecordWriteResult> {
    const { client } = this.#services;
    call.commit();
    try {
      return await this.#read(write, 'done', await patchRecord(client, write.id, write.body, call), baseline);
    } catch (thrown) {
      const error = toAppError(thrown);
      if (!mayBeDone(error)) throw thrown;
      // It can never be read again: the reading would run the matching for nothing.
      const isReadable = !known?.unconfirmed.some(({ role }) => role === 'carpooler');
      const look = async (rank: Rank) => {
        const found = await this.#look(write, { baseline, isReadable }, rank, call);
        return { found, isOver: found.outcome === 'done' || found.outcome === 'replaced' };
      };
      const found = await lookAgain(error, look, call);
      return found ?? { ...nothing, outcome: 'unknown' };
    }
  }

  /** Reads the row, which has no effects, and the record itself where that is due or adds details of a success. */
  async #look(
    write: RecordWrite,
    { baseline, isReadable }: { baseline: Baseline; isReadable: boolean },
    rank: Rank,
    call: WriteContext,
  ): Promise<RecordWriteResult> {
    const byRow = isReadingDue(rank) && isReadable ? null : await this.#byRow(write, baseline, call);
    if (!isReadable || (byRow !== null && byRow.outcome !== 'done')) return byRow ?? this.#byRow(write, baseline, call);
    try {
      const record = await readRecord(this.#services.client, write.id, call);
      return await this.#read(write, outcomeOf(write.isIn(record, baseline)), record, baseline);
    } catch {
      return byRow ?? this.#byRow(write, baseline, call);
    }
  }

  async #read(
    write: RecordWrite,
    outcome: 'done' | 'notDone' | 'unknown',
    record: RecordItem,
    baseline: Baseline,
  ): Promise<RecordWriteResult> {
    const { copy } = baseline;
    const own = write.ownEntry?.(record, baseline);
    const meanwhile = copy === null ? [] : addedTo(record.diary, copy.diary).filter((entry) => entry !== own);
    await this.#services.copies.keep(record);
    // Where the outcome is unknown, the screen compares with its own copy once the record is read again.
    return outcome === 'unknown' ? { ...nothing, outcome } : { ...nothing, outcome, record, meanwhile };
  }

  async #byRow(write: RecordWrite, { before }: Baseline, { signal }: WriteContext): Promise<RecordWriteResult> {
    const none: ListedRecord = { row: null, newest: null };
    const { id } = write;
    const listed = await findListed(this.#services.client, id, before, { signal }).catch(() => none);
    const { row, newest } = listed ?? none;
    if (row !== null) return { ...nothing, outcome: write.provenByRow(row, before) ?? 'unknown', row };
    return { ...nothing, outcome: newest === null ? 'unknown' : 'replaced', newest };
  }
}
