import { mayBeDone, toAppError } from '#shared/failure.ts';
import type { ParsedRequestOf } from '#shared/ipc/contract.ts';
import type { RecordEditResult } from '#shared/ipc/solidary-record-edit.ts';
import { type RecordItem, recordItem } from '#shared/resources/solidaryrecords/item.ts';
import { solidaryRecordsManifest } from '#shared/resources/solidaryrecords/manifest.ts';
import { isNewer } from '#shared/resources/solidaryrecords/newer.ts';
import { REPLACED } from '#shared/resources/solidaryrecords/status.ts';
import { editToWire } from '#shared/resources/solidaryrecords/write/edit.ts';
import { sentByEdition } from '#shared/resources/solidaryrecords/write/sent.ts';
import type { PlatformClient } from '../../api/client.ts';
import { unreadable } from '../../api/errors.ts';
import { isReadingDue, lookAgain, type Rank } from '../../api/verify-outcome.ts';
import type { CallContext } from '../../ipc/handler.ts';
import { readRecord } from './client.ts';
import type { RecordCopies } from './copies.ts';
import { contentIn } from './edit-seen.ts';
import type { WriteQueue } from './queue.ts';
import { findBeforeWrite, findListed } from './rows.ts';

type Edit = ParsedRequestOf<'solidaryrecords.edit'>;
type WriteContext = Pick<CallContext, 'signal' | 'commit'>;

interface EditServices {
  client: Pick<PlatformClient, 'getWithEffect' | 'list' | 'patch'>;
  copies: Pick<RecordCopies, 'get' | 'keep' | 'keepSent'>;
  queue: WriteQueue;
}

/** An edition that was stored; its page reads the record when it is shown. */
const stored = (outcome: 'changed' | 'replaced', id: number, record: RecordItem | null): RecordEditResult => ({
  outcome,
  id,
  record,
  row: null,
  newest: null,
});

/**
 * Changes records, and determines the outcome (docs/screens/07-solidary-records.md §6.2): the platform replaces a
 * record by a new one on most editions, stores before it reads, and stores the content before it makes the new record.
 */
export class RecordEdits {
  readonly #services: EditServices;

  constructor(services: EditServices) {
    this.#services = services;
  }

  /** @throws AppFailure where nothing was stored */
  run(edit: Edit, call: WriteContext): Promise<RecordEditResult> {
    const { queue } = this.#services;
    return queue.run(edit.id, call, async () => (await this.#refused(edit, call)) ?? this.#send(edit, call));
  }

  /** Reads the list before anything is sent: the record itself is not read again, which would have effects. */
  async #refused({ id, before, seen }: Edit, { signal }: WriteContext): Promise<RecordEditResult | null> {
    const listed = await findBeforeWrite(this.#services.client, id, before, { signal });
    if (listed === null) return null;
    const { row, newest } = listed;
    const none = { id, record: null, row, newest };
    if (row === null) return { ...none, outcome: 'gone' };
    return isNewer(row, before) && row.lastActionDate !== seen ? { ...none, outcome: 'newer' } : null;
  }

  async #send({ id, edit, before }: Edit, call: WriteContext): Promise<RecordEditResult> {
    const { client } = this.#services;
    const copy = (await this.#services.copies.get(id))?.record ?? null;
    call.commit();
    try {
      const { path, permissions } = solidaryRecordsManifest;
      const { signal } = call;
      const answer = await client.patch(`${path}/${id}`, editToWire(edit), { signal, right: permissions.edit });
      const { data } = recordItem.safeParse(answer);
      if (data === undefined) throw unreadable(200);
      // The number is compared in any case. The content of the answer may still be that of the former record.
      if (data.id !== id) return stored('replaced', data.id, null);
      await this.#services.copies.keep(data);
      return stored('changed', id, data);
    } catch (thrown) {
      const error = toAppError(thrown);
      // A refused journey comes after the content was stored.
      const isJourneyRefused = edit.journey !== undefined && error.kind === 'invalid';
      if (!mayBeDone(error) && !isJourneyRefused) throw thrown;
      const look = async (rank: Rank) => {
        const found = await this.#look({ id, edit, before }, copy, rank, call);
        return found && { found, isOver: found.outcome === 'changed' || found.outcome === 'replaced' };
      };
      const unknown: RecordEditResult = { id, record: null, row: null, newest: null, outcome: 'unknown' };
      const result = (await lookAgain(error, look, call)) ?? unknown;
      const sent = result.outcome === 'replaced' ? sentByEdition(edit, copy) : null;
      if (sent !== null) await this.#services.copies.keepSent(result.id, sent);
      // The reason of the refusal says more than that nothing was stored.
      if (isJourneyRefused && (result.outcome === 'notDone' || result.outcome === 'unknown')) throw thrown;
      return result;
    }
  }

  async #read(id: number, call: WriteContext): Promise<RecordItem> {
    const record = await readRecord(this.#services.client, id, call);
    await this.#services.copies.keep(record);
    return record;
  }

  /**
   * Looks at the list, and reads the former record where that is due or the list shows that it was replaced; null where
   * nothing was found.
   */
  async #look(
    edit: Pick<Edit, 'id' | 'edit' | 'before'>,
    copy: RecordItem | null,
    rank: Rank,
    call: WriteContext,
  ): Promise<RecordEditResult | null> {
    if (!isReadingDue(rank)) {
      const listed = await findListed(this.#services.client, edit.id, edit.before, call);
      if (listed === null || listed.row !== null || listed.newest === null) return null;
    }
    return this.#settle(edit, copy, call);
  }

  /** Reads the former record: it is replaced only where its status says so (docs/platform/c-solidary.md §12). */
  async #settle(
    { id, edit, before }: Pick<Edit, 'id' | 'edit' | 'before'>,
    copy: RecordItem | null,
    call: WriteContext,
  ): Promise<RecordEditResult> {
    const none = { id, row: null, newest: null };
    let record: RecordItem;
    try {
      record = await this.#read(id, call);
    } catch {
      const listed = await findListed(this.#services.client, id, before, call).catch(() => null);
      return { ...none, ...listed, record: null, outcome: 'unknown' };
    }
    if (record.status === REPLACED) {
      const listed = record.replacedBy
        ? null
        : await findListed(this.#services.client, id, before, call).catch(() => null);
      const next = record.replacedBy ?? listed?.newest?.id ?? null;
      // The new record is unknown: the former one is shown.
      return next === null ? { ...none, record, outcome: 'unknown' } : stored('replaced', next, null);
    }
    const content = contentIn(edit, record, copy);
    if (edit.journey === undefined && content === 'all') return stored('changed', id, record);
    return { ...none, record, outcome: content === 'none' ? 'notDone' : 'halfDone' };
  }
}
