import { createHmac, randomBytes } from 'node:crypto';
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

/** The record that an attempt has created. */
interface Made {
  id: number;
  /** Fingerprints of the values that it holds, by field: nobody's data is remembered for long. */
  fields: ReadonlyMap<string, string>;
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
/** Maximum attempts remembered, of each outcome. */
const MAX_ATTEMPTS = 50;

/** Random key of this run: without it, a short value could be guessed from its fingerprint. */
const salt = randomBytes(32);

/** Returns the fingerprints of the values of a record, by field. */
const fingerprints = (values: object): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined
        ? []
        : [[name, createHmac('sha256', salt).update(JSON.stringify(value), 'utf8').digest('base64')]],
    ),
  );

const pick = <Values extends object>(values: Values, names: readonly string[]): Partial<Values> =>
  // A subset of an object's entries is a Partial of it.
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name))) as Partial<Values>;

const identified = z.object({ id: z.int() });

/**
 * Creates records of one resource without duplicates: one attempt creates one record, whose id is above all earlier
 * ones.
 */
export class Creations<Values extends object> {
  readonly #resource: Created;
  readonly #options: CreationOptions;
  readonly #open = new LruCache<string, Open<Values>>({ max: MAX_ATTEMPTS });
  readonly #made = new LruCache<string, Made>({ max: MAX_ATTEMPTS });

  constructor(resource: Created, options: CreationOptions) {
    this.#resource = resource;
    this.#options = options;
  }

  /**
   * Returns the record that an attempt has created; null if it was not sent yet or created none.
   * @throws AppFailure `conflict`/`mayExist` when a record may have been created and cannot be found, unless `isSure`
   */
  async resume(
    attempt: string | undefined,
    { isSure, signal }: { isSure?: boolean | undefined; signal?: AbortSignal | undefined },
  ): Promise<Made | null> {
    if (attempt === undefined) return null;
    const made = this.#made.get(attempt);
    if (made !== undefined) return made;
    const open = this.#open.get(attempt);
    if (open === undefined) return null;
    const id = await this.#find(open, signal).catch(() => undefined);
    if (typeof id === 'number') return this.#keep(attempt, id, open.values);
    const isOver = id === null && open.isSettled;
    if (!isOver && isSure !== true) throw new AppFailure({ kind: 'conflict', reason: 'mayExist', isUnsent: true });
    return null;
  }

  /**
   * Brings the record of an attempt up to the values as they are now: the fields that differ are updated, none when
   * they are as sent. A field whose update fails is sent again by the next try.
   * @throws AppFailure what `update` throws
   */
  async correct(
    attempt: string | undefined,
    { id, fields }: Made,
    values: Values,
    update: (changes: Partial<Values>) => Promise<unknown>,
  ): Promise<void> {
    const now = fingerprints(values);
    const names = [...now.keys()].filter((name) => fields.get(name) !== now.get(name));
    if (attempt !== undefined) {
      // Until the platform has answered, it is unknown which of these values are stored.
      const known = new Map([...fields].filter(([name]) => !names.includes(name)));
      this.#made.set(attempt, { id, fields: known });
    }
    await update(pick(values, names));
    if (attempt !== undefined) this.#keep(attempt, id, values);
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
      if (attempt !== undefined) this.#keep(attempt, id, values);
      return { id };
    } catch (thrown) {
      return { id: await this.#settle(thrown, attempt, { values, before, isSettled: false }, signal) };
    }
  }

  #keep(attempt: string, id: number, values: Values): Made {
    const made = { id, fields: fingerprints(values) };
    this.#open.delete(attempt);
    this.#made.set(attempt, made);
    return made;
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
    if (attempt !== undefined) this.#keep(attempt, found, open.values);
    this.#options.log('warn', 'a creation was stored although it was answered by a failure', {
      resource: this.#resource.name,
    });
    return found;
  }

  async #newest(signal: AbortSignal | undefined): Promise<number | null> {
    if (this.#resource.foundBy === undefined) return null;
    // With equal dates, the row with the highest id may come after others.
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
