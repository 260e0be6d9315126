import { z } from 'zod';
import { AppFailure } from '#shared/failure.ts';
import type { Attempt } from '#shared/ipc/resource-calls.ts';
import {
  checkedRight,
  type Filters,
  filterParams,
  type ListPage,
  type ListQuery,
  pageParams,
  type ResourceContract,
} from '#shared/resources/define.ts';
import type { Log } from '../ports.ts';
import { compareSent } from './as-sent.ts';
import type { Collection, PlatformClient } from './client.ts';
import { Creations } from './creations.ts';
import { isFailure, unreadable } from './errors.ts';
import { type Seen, verifyOutcome } from './verify-outcome.ts';

export interface ResourceOptions {
  client: PlatformClient;
  log: Log;
  /** Milliseconds before each look at a write whose answer proves nothing. */
  waits?: readonly number[] | undefined;
}

interface Call {
  signal?: AbortSignal | undefined;
}

/** Rows of a page that is walked through to look for one. */
const PER_PAGE = 200;

const identified = z.object({ id: z.int() });
const idOf = (member: unknown): number | null => identified.safeParse(member).data?.id ?? null;

/** The members of the page that was asked for, where the platform answers them all at once. */
function pageOf({ members, total }: Collection, { page, perPage }: Pick<ListQuery, 'page' | 'perPage'>): unknown[] {
  if (members.length <= perPage) return members;
  return members.length === total ? members.slice((page - 1) * perPage, page * perPage) : members.slice(0, perPage);
}

const pick = <Values extends object>(values: Values, names: readonly string[]): Partial<Values> =>
  // Some entries of an object are a part of it.
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name))) as Partial<Values>;

/** Where a row departs from its schema; never its values, which are somebody's. */
const issuesOf = (error: z.ZodError) => error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`);

/** The calls that every resource has, from its contract: reading the wire and writing to it. */
export class Resource<
  Name extends string,
  Row extends z.ZodType,
  Item extends z.ZodType,
  Write extends z.ZodObject,
  F extends Filters,
  Field extends string,
> {
  readonly #contract: ResourceContract<Name, Row, Item, Write, F, Field>;
  readonly #options: ResourceOptions;
  readonly #creations: Creations<Partial<z.infer<Write>>>;

  constructor(contract: ResourceContract<Name, Row, Item, Write, F, Field>, options: ResourceOptions) {
    this.#contract = contract;
    this.#options = options;
    this.#creations = new Creations(contract, {
      ...options,
      readRows: (members) => this.readRows(members).rows,
    });
  }

  /**
   * One page. The parameter sets of the filters are tried in their order until one finds something.
   *
   * @throws AppFailure; `conflict`/`filtersApart`, before anything is sent, for filters that the platform cannot
   * combine
   */
  async list(query: ListQuery<F, Field>, { signal }: Call = {}): Promise<ListPage<z.output<Row>>> {
    const { path, always = [], filters, areApart } = this.#contract;
    if (areApart?.(query.filters)) throw new AppFailure({ kind: 'conflict', reason: 'filtersApart' });
    const right = checkedRight(this.#contract, 'list');
    const ask = (params: ReturnType<typeof pageParams>) =>
      this.#options.client.list(path, [...pageParams(this.#contract, query), ...always, ...params], { signal, right });
    const [first, ...others] = filterParams(filters, query.filters);
    let found = await ask(first);
    for (const params of others) {
      if (found.total > 0) break;
      found = await ask(params);
    }
    const { page, perPage } = query;
    return { ...this.readRows(pageOf(found, query)), total: found.total, page, perPage };
  }

  /** Rows that can be read, and the places of those that cannot. */
  readRows(members: readonly unknown[]): Pick<ListPage<z.output<Row>>, 'rows' | 'unreadable'> {
    const page: Pick<ListPage<z.output<Row>>, 'rows' | 'unreadable'> = { rows: [], unreadable: [] };
    for (const [position, member] of members.entries()) {
      const read = this.#contract.row.safeParse(member);
      if (read.success) page.rows.push(read.data);
      else {
        const id = idOf(member);
        page.unreadable.push({ position, id });
        this.#warn('a row cannot be read', { position, id, issues: issuesOf(read.error) });
      }
    }
    return page;
  }

  /** @throws AppFailure; `server` with `isUnreadable` for an item that cannot be read, or that is another one */
  async get(id: number, { signal }: Call = {}): Promise<z.output<Item>> {
    const { path, item } = this.#contract;
    const right = checkedRight(this.#contract, 'get');
    const answer = await this.#options.client.get(`${path}/${id}`, [], { signal, right });
    const read = item.safeParse(answer);
    // Whoever shows, changes or deletes it believes that it is the one that was asked for.
    if (read.success && idOf(answer) === id) return read.data;
    if (read.success) this.#warn('an item is another one', { id, answered: idOf(answer) });
    else this.#warn('an item cannot be read', { id, issues: issuesOf(read.error) });
    throw unreadable(200);
  }

  /**
   * Creates a record. Where the answer proves nothing it is looked for; a try that is repeated under its `attempt`
   * looks for what the one before may have created, and creates nothing twice.
   *
   * @throws AppFailure; `conflict`/`mayExist`, before anything is sent, where the try before may have come through and
   *   cannot be found: `isSure` sends again all the same
   */
  async create(given: Partial<z.infer<Write>> & Attempt, { signal }: Call = {}): Promise<{ id: number }> {
    const { attempt, isSure, ...rest } = given;
    // What is left beside the two is what the resource writes.
    const values = rest as Partial<z.infer<Write>>;
    const former = await this.#creations.resume(attempt, { isSure, signal });
    if (former !== null) {
      const { left } = compareSent(values, former.values);
      // Corrected since: what was created takes the corrections.
      await this.update(former.id, pick(values, left), { signal });
      return { id: former.id };
    }
    return this.#creations.send(attempt, values, { signal }, async () => {
      const { path, fieldOfPath } = this.#contract;
      const right = checkedRight(this.#contract, 'create');
      const written = await this.#options.client.post(path, this.#body(values), { signal, right, fieldOfPath });
      const id = idOf(written);
      if (id === null) throw unreadable(201);
      return id;
    });
  }

  /**
   * Sends the changed keys only; no change is not sent. Where the answer proves nothing the record is read again, and
   * what it holds decides.
   *
   * @throws AppFailure
   */
  async update(id: number, changes: Partial<z.infer<Write>>, { signal }: Call = {}): Promise<{ id: number }> {
    const { path, fieldOfPath } = this.#contract;
    const right = checkedRight(this.#contract, 'update');
    const body = this.#body(changes);
    if (Object.keys(body).length === 0) return { id };
    try {
      await this.#options.client.patch(`${path}/${id}`, body, { signal, right, fieldOfPath });
    } catch (thrown) {
      await this.#settle(thrown, 'a change', () => this.#seenOf(id, changes, signal), signal);
    }
    return { id };
  }

  /** For good: the platform has no way back. Where the answer proves nothing it is read again. @throws AppFailure */
  async remove(id: number, { signal }: Call = {}): Promise<void> {
    const { path } = this.#contract;
    const right = checkedRight(this.#contract, 'remove');
    try {
      await this.#options.client.delete(`${path}/${id}`, { signal, right });
    } catch (thrown) {
      const readBack = async () => ((await this.#isThere(id, signal)) ? 'absent' : 'done');
      await this.#settle(thrown, 'a deletion', readBack, signal);
    }
  }

  async #settle(thrown: unknown, what: string, readBack: () => Promise<Seen>, signal?: AbortSignal): Promise<void> {
    await verifyOutcome(thrown, readBack, { signal, waits: this.#options.waits });
    this.#warn(`${what} was stored although it was answered by a failure`, {});
  }

  /** How much of a change the record holds. @throws AppFailure; `server` where it shows nothing of it */
  async #seenOf(id: number, changes: Partial<z.infer<Write>>, signal?: AbortSignal): Promise<Seen> {
    const { asStored = (values) => values, sets } = this.#contract;
    if (!(await this.#isThere(id, signal))) return 'gone';
    // Every item of a resource is an object.
    const found = (await this.get(id, { signal })) as Readonly<Record<string, unknown>>;
    const { left, shown } = compareSent(asStored(changes), found, sets);
    if (shown === 0) throw unreadable(200);
    if (left.length === 0) return 'done';
    return left.length === shown ? 'absent' : left;
  }

  /**
   * Whether a record is still there; an unknown id may be hidden behind a 500 (docs/platform/a-auth-users.md §3).
   * @throws AppFailure
   */
  async #isThere(id: number, signal?: AbortSignal): Promise<boolean> {
    try {
      await this.#options.client.get(`${this.#contract.path}/${id}`, [], { signal });
      return true;
    } catch (thrown) {
      if (isFailure(thrown, 'notFound')) return false;
      if (!this.#contract.hides404As500 || !isFailure(thrown, 'server')) throw thrown;
      return this.#isListed(id, signal);
    }
  }

  async #isListed(id: number, signal?: AbortSignal): Promise<boolean> {
    for (let page = 1, seen = 0; ; page += 1) {
      const params = [
        ['page', String(page)],
        ['perPage', String(PER_PAGE)],
        ['order[id]', 'asc'],
      ] as const;
      const { members, total } = await this.#options.client.list(this.#contract.path, params, { signal });
      if (members.some((member) => idOf(member) === id)) return true;
      seen += members.length;
      if (seen >= total) return false;
      // What is announced and not given is not proven to be gone.
      if (members.length === 0) throw unreadable(200);
    }
  }

  #body(values: Partial<z.infer<Write>>): Record<string, unknown> {
    const { name, toWire } = this.#contract;
    if (toWire === undefined) throw new Error(`${name} cannot be written`);
    return Object.fromEntries(Object.entries(toWire(values)).filter(([, value]) => value !== undefined));
  }

  #warn(message: string, details: Readonly<Record<string, unknown>>): void {
    this.#options.log('warn', message, { resource: this.#contract.name, ...details });
  }
}
