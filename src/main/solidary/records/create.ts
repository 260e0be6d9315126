import { z } from 'zod';
import { AppFailure, mayBeDone, toAppError } from '#shared/failure.ts';
import type { ParsedRequestOf } from '#shared/ipc/contract.ts';
import type { CreateOutcome } from '#shared/ipc/solidary-record-create.ts';
import { LruCache } from '#shared/lru.ts';
import { text } from '#shared/resources/read.ts';
import { userId } from '#shared/resources/solidary/ids.ts';
import { solidaryRecordsManifest } from '#shared/resources/solidaryrecords/manifest.ts';
import { createToWire } from '#shared/resources/solidaryrecords/write/create.ts';
import { writtenName } from '#shared/spelling.ts';
import type { PlatformClient } from '../../api/client.ts';
import { isFailure, unreadable, unsent } from '../../api/errors.ts';
import { readRows } from '../../api/read-rows.ts';
import { type Seen, verifyOutcome } from '../../api/verify-outcome.ts';
import type { CallContext } from '../../ipc/handler.ts';

type Creation = ParsedRequestOf<'solidaryrecords.create'>;

/** A creation whose outcome is unknown. */
interface Open {
  creation: Creation;
  /** Highest number before the first try; null where the list may not be read. */
  before: number | null;
  /** The platform itself answered, and the record was not there: it will not appear any more. */
  isOver: boolean;
}

const { path, permissions } = solidaryRecordsManifest;

/** Records that are newer than the last one before the creation are few. */
const PER_PAGE = 50;
/** Unknown outcomes that are remembered at most. */
const MAX_OPEN = 20;

const numbered = z.object({ id: z.int() });
const row = numbered.extend({ adminuserId: userId.nullish(), admingivenName: text, adminfamilyName: text });

const isSameName = (sent: string | null, found: string | null) => writtenName(sent ?? '') === writtenName(found ?? '');

type Client = Pick<PlatformClient, 'list' | 'post'>;

/**
 * Creates solidary records (docs/screens/07-solidary-records.md §6.1). The platform answers by 500 to some records that
 * it has stored (docs/platform/c-solidary.md §3), so that a failure is looked up in the list and never sent again.
 */
export class RecordCreations {
  readonly #client: Client;
  readonly #open = new LruCache<string, Open>({ max: MAX_OPEN });
  /** Numbers of records by the attempt that made them: one attempt makes one record. */
  readonly #made = new LruCache<string, number>({ max: MAX_OPEN });

  constructor(client: Client) {
    this.#client = client;
  }

  /** For the end of a session: what is remembered names people. */
  clear(): void {
    this.#open.clear();
    this.#made.clear();
  }

  /** @throws AppFailure where the platform gave a reason, or nothing was sent */
  async create(creation: Creation, { signal, commit }: Pick<CallContext, 'signal' | 'commit'>): Promise<CreateOutcome> {
    const made = this.#made.get(creation.attempt);
    if (made !== undefined) return this.#created(creation, made, false);
    const earlier = this.#open.get(creation.attempt);
    if (earlier !== undefined) {
      const found = await this.#find(earlier, signal).catch(() => undefined);
      if (typeof found === 'number') return this.#created(creation, found, false);
      const isSettled = found === null && earlier.isOver;
      if (!isSettled && creation.isSure !== true) return { outcome: 'unknown' };
    }
    // A record made by any try is newer than all records before the first try.
    const before = earlier === undefined ? await this.#highest(signal) : earlier.before;
    commit();
    try {
      const answer = await this.#client.post(path, createToWire(creation), {
        signal,
        right: permissions.create,
      });
      const { data } = numbered.safeParse(answer);
      if (data === undefined) throw unreadable(201);
      return this.#created(creation, data.id, true);
    } catch (thrown) {
      return this.#settle(thrown, { creation, before, isOver: false }, signal);
    }
  }

  #created({ attempt }: Creation, id: number, isConfirmed: boolean): CreateOutcome {
    this.#open.delete(attempt);
    this.#made.set(attempt, id);
    return { outcome: 'created', id, isConfirmed };
  }

  async #settle(thrown: unknown, open: Open, signal: AbortSignal): Promise<CreateOutcome> {
    let found: number | null = null;
    const look = async (): Promise<Seen> => {
      found = await this.#find(open, signal);
      return found === null ? 'absent' : 'done';
    };
    try {
      await verifyOutcome(thrown, look, { signal });
    } catch (failure) {
      const error = toAppError(failure);
      if (error.readBack === 'notDone') {
        this.#open.set(open.creation.attempt, { ...open, isOver: true });
        return { outcome: 'notCreated', error };
      }
      if (!mayBeDone(error)) throw failure;
      this.#open.set(open.creation.attempt, open);
      return { outcome: 'unknown' };
    }
    // `verifyOutcome` returns once it was found.
    if (found === null) throw thrown;
    return this.#created(open.creation, found, false);
  }

  /** The highest number; null where the list may not be read, as every account may create. */
  async #highest(signal: AbortSignal): Promise<number | null> {
    try {
      const [first] = await this.#list(1, [], signal);
      return first === undefined ? 0 : numbered.parse(first).id;
    } catch (thrown) {
      if (isFailure(thrown, 'denied')) return null;
      return thrown instanceof AppFailure ? unsent(thrown) : null;
    }
  }

  /**
   * Finds the record that a creation made: newer than all before, and of the same person. Null where there is none.
   * @throws AppFailure where that cannot be told
   */
  async #find({ creation: { person, names }, before }: Open, signal: AbortSignal): Promise<number | null> {
    if (before === null) throw unreadable();
    const nameParams = (['givenName', 'familyName'] as const).flatMap((name) => {
      const value = names[name]?.trim();
      return value ? [[name, value] as const] : [];
    });
    const members = await this.#list(PER_PAGE, nameParams, signal);
    for (const read of readRows(members, row).rows) {
      if (read.id <= before) continue;
      const isSame =
        person === null
          ? isSameName(names.givenName, read.admingivenName) && isSameName(names.familyName, read.adminfamilyName)
          : read.adminuserId === person;
      if (isSame) return read.id;
    }
    return null;
  }

  async #list(
    perPage: number,
    params: readonly (readonly [string, string])[],
    signal: AbortSignal,
  ): Promise<unknown[]> {
    const paging = [
      ['page', '1'],
      ['perPage', String(perPage)],
      ['order[id]', 'desc'],
    ] as const;
    return (await this.#client.list(path, [...paging, ...params], { signal, right: permissions.list })).members;
  }
}
