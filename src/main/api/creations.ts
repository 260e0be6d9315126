import { z } from 'zod';
import { AppFailure, mayBeDone, toAppError } from '#shared/failure.ts';
import { LruCache } from '#shared/lru.ts';
import type { WireParams } from '#shared/resources/define.ts';
import type { Log } from '../ports.ts';
import { isAsSent } from './as-sent.ts';
import type { PlatformClient } from './client.ts';
import { unreadable } from './errors.ts';
import { idOfRow } from './read-rows.ts';
import { verifyOutcome } from './verify-outcome.ts';

/** A record that an earlier attempt has created. */
interface Former<Values> {
  id: number;
  /** The values that the earlier attempt sent. */
  values: Values;
}

/** A creation that was sent and whose outcome is unknown. */
interface Open<Values> {
  values: Values;
  /** Highest id before it was sent; null when the list could not be read, or would not show it. */
  before: number | null;
  /**
   * The platform itself answered with a failure and the record was not found afterwards: it will not appear any more.
   */
  isSettled: boolean;
}

interface CreationOptions {
  client: Pick<PlatformClient, 'list'>;
  log: Log;
  readRows: (members: readonly unknown[]) => readonly unknown[];
}

interface Created {
  readonly name: string;
  readonly path: string;
  readonly always?: WireParams;
  readonly answersWhole?: true;
  readonly foundBy?: Readonly<Record<string, string>>;
  readonly newestBy?: string;
}

/** Page size of a lookup: few records are newer than the last one before the creation. */
const PER_PAGE = 50;
/** Maximum attempts remembered. */
const MAX_OPEN = 50;

const identified = z.object({ id: z.int() });

/**
 * Creates records of one resource without duplicates: a record created by an attempt has an id above all earlier ones.
 */
export class Creations<Values extends object> {
  readonly #resource: Created;
  readonly #options: CreationOptions;
  readonly #open = new LruCache<string, Open<Values>>({ max: MAX_OPEN });

  constructor(resource: Created, options: CreationOptions) {
    this.#resource = resource;
    this.#options = options;
  }

  /**
   * Returns the record created by earlier attempts; null if there was no attempt or it created none.
   * @throws AppFailure `conflict`/`mayExist` when a record may have been created and cannot be found, unless `isSure`
   */
  async resume(
    attempt: string | undefined,
    { isSure, signal }: { isSure?: boolean | undefined; signal?: AbortSignal | undefined },
  ): Promise<Former<Values> | null> {
    const open = attempt === undefined ? undefined : this.#open.get(attempt);
    if (attempt === undefined || open === undefined) return null;
    const id = await this.#find(open, signal).catch(() => undefined);
    if (typeof id === 'number') {
      this.#open.delete(attempt);
      return { id, values: open.values };
    }
    const isOver = id === null && open.isSettled;
    if (!isOver && isSure !== true) throw new AppFailure({ kind: 'conflict', reason: 'mayExist', isUnsent: true });
    return null;
  }

  /**
   * Sends a creation, and looks for the record when the response does not prove the outcome.
   * @throws AppFailure
   */
  async send(
    attempt: string | undefined,
    values: Values,
    { signal, isListed = true }: { signal?: AbortSignal | undefined; isListed?: boolean | undefined },
    create: () => Promise<number>,
  ): Promise<{ id: number }> {
    const earlier = attempt === undefined ? undefined : this.#open.get(attempt);
    // The first attempt sets the bound: whatever any attempt created is newer.
    const before = !isListed ? null : (earlier?.before ?? (await this.#newest(signal).catch(() => null)));
    try {
      const id = await create();
      if (attempt !== undefined) this.#open.delete(attempt);
      return { id };
    } catch (thrown) {
      return { id: await this.#settle(thrown, attempt, { values, before, isSettled: false }, signal) };
    }
  }

  async #settle(
    thrown: unknown,
    attempt: string | undefined,
    open: Open<Values>,
    signal: AbortSignal | undefined,
  ): Promise<number> {
    let found: number | null = null;
    try {
      const readBack = async () => {
        found = await this.#find(open, signal);
        return found === null ? 'absent' : 'done';
      };
      await verifyOutcome(thrown, readBack, { signal });
    } catch (failure) {
      const error = toAppError(failure);
      const isSettled = error.readBack === 'notDone';
      if (attempt !== undefined && (isSettled || mayBeDone(error))) this.#open.set(attempt, { ...open, isSettled });
      throw failure;
    }
    // `verifyOutcome` returns only when the record was found.
    if (found === null) throw thrown;
    if (attempt !== undefined) this.#open.delete(attempt);
    this.#options.log('warn', 'a creation was stored although it was answered by a failure', {
      resource: this.#resource.name,
    });
    return found;
  }

  async #newest(signal: AbortSignal | undefined): Promise<number | null> {
    if (this.#resource.foundBy === undefined) return null;
    // Of equal dates the highest id may stand below others.
    const members = await this.#list(this.#resource.newestBy === undefined ? 1 : PER_PAGE, [], signal);
    const ids = members.map(idOfRow);
    return ids.includes(null) ? null : Math.max(0, ...ids.filter((id) => id !== null));
  }

  /**
   * Finds the record that an attempt created; null if there is none.
   * @throws AppFailure when this cannot be determined
   */
  async #find({ values, before }: Open<Values>, signal: AbortSignal | undefined): Promise<number | null> {
    const given = Object.entries(this.#resource.foundBy ?? {}).flatMap(([field, param]) => {
      const value = new Map<string, unknown>(Object.entries(values)).get(field);
      return typeof value === 'string' && value.trim() !== '' ? [[field, param, value] as const] : [];
    });
    if (before === null || given.length === 0) throw unreadable();
    const members = await this.#list(
      PER_PAGE,
      given.map(([, param, value]) => [param, value.trim()] as const),
      signal,
    );
    for (const row of this.#options.readRows(members)) {
      const read = identified.loose().safeParse(row);
      if (!read.success || read.data.id <= before) continue;
      const { data } = read;
      if (given.every(([field, , value]) => isAsSent(value, data[field]))) return data.id;
    }
    return null;
  }

  /** Lists records, newest first. */
  async #list(perPage: number, params: WireParams, signal: AbortSignal | undefined): Promise<unknown[]> {
    const { path, always = [], newestBy = 'id', answersWhole } = this.#resource;
    // Its rows are compared with what was sent all the same.
    if (answersWhole) return (await this.#options.client.list(path, always, { signal, answer: 'whole' })).members;
    const paging = [
      ['page', '1'],
      ['perPage', String(perPage)],
      [`order[${newestBy}]`, 'desc'],
    ] as const;
    const { members } = await this.#options.client.list(path, [...paging, ...always, ...params], { signal });
    return members;
  }
}
