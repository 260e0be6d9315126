import type { z } from 'zod';
import { AppFailure, conflict } from '#shared/failure.ts';
import type { Attempt } from '#shared/ipc/resource-calls.ts';
import {
  checkedRight,
  type Filters,
  filterParams,
  type ListPage,
  type ListQuery,
  listPathOf,
  pageParams,
  type ResourceContract,
  type RowCondition,
  type WireParams,
} from '#shared/resources/define.ts';
import type { Log } from '../ports.ts';
import { compareSent } from './as-sent.ts';
import type { Collection, PlatformClient } from './client.ts';
import { Creations } from './creations.ts';
import { isFailure, unreadable } from './errors.ts';
import { allPages } from './pages.ts';
import { idOfRow as idOf, placesOfIssues, readRows } from './read-rows.ts';
import { type Seen, verifyOutcome } from './verify-outcome.ts';
import { pageOfWhole } from './whole-list.ts';

export interface ResourceOptions {
  client: PlatformClient;
  log: Log;
}

/** A record that was created; `item` is how the platform answered it, nulls and computed values missing. */
export interface Created<Item> {
  id: number;
  item?: Item;
}

interface RequestOptions {
  signal?: AbortSignal | undefined;
}

/** Page size for walking through all pages. */
const PER_PAGE = 200;

/** Picks the requested page when the platform returns all members at once. */
function pageOf({ members, total }: Collection, { page, perPage }: Pick<ListQuery, 'page' | 'perPage'>): unknown[] {
  if (members.length <= perPage) return members;
  return members.length === total ? members.slice((page - 1) * perPage, page * perPage) : members.slice(0, perPage);
}

/** The calls that every resource has, derived from its contract: reads and writes with its codecs. */
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
   * Reads one page. The filters' alternative parameter sets are tried in order until one returns rows.
   * @throws AppFailure; `conflict`/`filtersApart`, before anything is sent, for filters that the platform cannot
   * combine
   */
  async list(query: ListQuery<F, Field>, { signal }: RequestOptions = {}): Promise<ListPage<z.output<Row>>> {
    const { always = [], filters, areApart } = this.#contract;
    if (areApart?.(query.filters)) throw new AppFailure({ kind: 'conflict', reason: 'filtersApart' });
    const condition = this.#contract.beyond?.(query.filters) ?? null;
    if (this.#contract.answersWhole) return this.#listWhole(query, condition, { signal });
    if (condition !== null) return this.#listWider(query, condition, { signal });
    const path = listPathOf(this.#contract, query.filters);
    const right = checkedRight(this.#contract, 'list');
    const ask = (params: WireParams) =>
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

  /**
   * Reads a list that the platform answers whole, without any parameter of the query, and returns one page of it.
   * @throws AppFailure, also when announced rows did not arrive: the total would be wrong
   */
  async #listWhole(
    query: ListQuery<F, Field>,
    condition: RowCondition<z.output<Row>> | null,
    { signal }: RequestOptions,
  ): Promise<ListPage<z.output<Row>>> {
    const { always = [], row } = this.#contract;
    const right = checkedRight(this.#contract, 'list');
    const { members, total } = await this.#options.client.list(listPathOf(this.#contract, query.filters), always, {
      signal,
      right,
      answer: 'whole',
    });
    if (members.length < total) throw unreadable(200);
    const found = pageOfWhole({ members, row, query, condition });
    return { ...this.readRows(found.page), total: found.total, page: query.page, perPage: query.perPage };
  }

  /**
   * Reads the whole of a list that is wider than what was asked for, and returns one page of the rows that were. Rows
   * that cannot be read cannot be compared either: they stay, so that none seems to be missing. The filters'
   * alternative parameter sets are tried as in `list`.
   * @throws AppFailure, also when announced rows did not arrive: the total would be wrong; `conflict`/`tooManyRows`
   * when the list has more rows than the resource lets be read
   */
  async #listWider(
    query: ListQuery<F, Field>,
    condition: RowCondition<z.output<Row>>,
    { signal }: RequestOptions,
  ): Promise<ListPage<z.output<Row>>> {
    let kept: unknown[] = [];
    for (const params of filterParams(this.#contract.filters, query.filters)) {
      kept = await this.#keptOf(query, params, condition, { signal });
      if (kept.length > 0) break;
    }
    const { page, perPage } = query;
    return { ...this.readRows(kept.slice((page - 1) * perPage, page * perPage)), total: kept.length, page, perPage };
  }

  /** Returns the members of a whole answer that were asked for. @throws AppFailure as above */
  async #keptOf(
    query: ListQuery<F, Field>,
    params: WireParams,
    condition: RowCondition<z.output<Row>>,
    { signal }: RequestOptions,
  ): Promise<unknown[]> {
    const { always = [], row, wider: { perPage, maxRows } = { perPage: PER_PAGE, maxRows: Infinity } } = this.#contract;
    const path = listPathOf(this.#contract, query.filters);
    const right = checkedRight(this.#contract, 'list');
    const pages = allPages(async (page) => {
      const paging = pageParams(this.#contract, { ...query, page, perPage });
      const { members, total } = await this.#options.client.list(path, [...paging, ...always, ...params], {
        signal,
        right,
      });
      if (total > maxRows) throw conflict('tooManyRows', { count: total });
      return { rows: members, total };
    }, idOf);
    const kept: unknown[] = [];
    let met = { done: 0, total: 0 };
    for await (const { fresh, done, total } of pages) {
      for (const member of fresh) {
        const read = row.safeParse(member);
        if (!read.success || condition.includes(read.data)) kept.push(member);
      }
      met = { done, total };
    }
    if (met.done < met.total) throw unreadable(200);
    return kept;
  }

  /** Parses rows; returns the readable ones and the positions of the others. */
  readRows(members: readonly unknown[]): Pick<ListPage<z.output<Row>>, 'rows' | 'unreadable'> {
    const { name, row } = this.#contract;
    const report = { log: this.#options.log, what: 'rows cannot be read', details: { resource: name } };
    return readRows(members, row, { report });
  }

  /** @throws AppFailure; `server` with `isUnreadable` for an item that cannot be read or has another id */
  async get(id: number, { signal }: RequestOptions = {}): Promise<z.output<Item>> {
    const { path, item } = this.#contract;
    const right = checkedRight(this.#contract, 'get');
    const answer = await this.#options.client.get(`${path}/${id}`, [], { signal, right });
    const read = item.safeParse(answer);
    // Callers show, change or delete it and rely on it being the requested one.
    if (read.success && idOf(answer) === id) return read.data;
    if (read.success) this.#warn('an item is another one', { id, answered: idOf(answer) });
    else this.#warn('an item cannot be read', { id, issues: placesOfIssues(read.error) });
    throw unreadable(200);
  }

  /**
   * Creates a record. If the response proves nothing, the record is looked for. One `attempt` creates one record: its
   * retries update the fields that differ of what it has created or, where that is unknown, look for it first.
   * `isListed: false`: the list does not show this person what they create, so that nothing is looked for.
   * @throws AppFailure; `conflict`/`mayExist`, before anything is sent, when an earlier attempt may have succeeded and
   * cannot be found; `isSure` sends anyway
   * @returns its id, and the record of the answer where the platform gave one that can be read
   */
  async create(
    given: Partial<z.infer<Write>> & Attempt,
    { signal, isListed }: RequestOptions & { isListed?: boolean } = {},
  ): Promise<Created<z.output<Item>>> {
    const { attempt, isSure, ...rest } = given;
    // Without `attempt` and `isSure`, what is left are the values that the resource writes.
    const values = rest as Partial<z.infer<Write>>;
    const made = await this.#creations.resume(attempt, { isSure, signal });
    if (made !== null) {
      // The person may have corrected fields since: the record is updated, never created again.
      await this.#creations.correct(attempt, made, values, (changes) => this.update(made.id, changes, { signal }));
      return { id: made.id };
    }
    let answered: z.output<Item> | undefined;
    const { id } = await this.#creations.send(attempt, values, { signal, isListed }, async () => {
      const { path, fieldOfPath } = this.#contract;
      const right = checkedRight(this.#contract, 'create');
      const written = await this.#options.client.post(path, this.#body(values, this.#contract.createToWire), {
        signal,
        right,
        fieldOfPath,
      });
      const id = idOf(written);
      if (id === null) throw unreadable(201);
      answered = this.#contract.item.safeParse(written).data;
      return id;
    });
    return { id, ...(answered !== undefined && { item: answered }) };
  }

  /**
   * Sends the changed fields only; without changes sends nothing. If the response proves nothing, the record is read
   * again and its content decides.
   * @throws AppFailure
   */
  async update(id: number, changes: Partial<z.infer<Write>>, { signal }: RequestOptions = {}): Promise<{ id: number }> {
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

  /**
   * Deletes a record for good; the platform has no undo. If the response proves nothing, the record is read again.
   * @throws AppFailure
   */
  async remove(id: number, { signal }: RequestOptions = {}): Promise<void> {
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
    await verifyOutcome(thrown, readBack, { signal });
    this.#warn(`${what} was stored although it was answered by a failure`, {});
  }

  /**
   * Compares the stored record with a change.
   * @throws AppFailure; `server` when the record contains none of the changed fields
   */
  async #seenOf(id: number, changes: Partial<z.infer<Write>>, signal?: AbortSignal): Promise<Seen> {
    const { asStored = (values) => values, sets } = this.#contract;
    if (!(await this.#isThere(id, signal))) return 'gone';
    // Every item of a resource is an object.
    const found = (await this.get(id, { signal })) as Readonly<Record<string, unknown>>;
    const { different, shown } = compareSent(asStored(changes), found, sets);
    if (shown === 0) throw unreadable(200);
    if (different.length === 0) return 'done';
    return different.length === shown ? 'absent' : different;
  }

  /**
   * Whether a record still exists; the platform may answer an unknown id with a 500 (docs/platform/a-auth-users.md §3).
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
    const pages = allPages(async (page) => {
      const params = [
        ['page', String(page)],
        ['perPage', String(PER_PAGE)],
        ['order[id]', 'asc'],
      ] as const;
      const { members, total } = await this.#options.client.list(this.#contract.path, params, { signal });
      return { rows: members, total };
    }, idOf);
    let met = { done: 0, total: 0 };
    for await (const { fresh, done, total } of pages) {
      if (fresh.some((member) => idOf(member) === id)) return true;
      met = { done, total };
    }
    // An announced row that did not arrive does not prove a deletion.
    if (met.done < met.total) throw unreadable(200);
    return false;
  }

  #body(
    values: Partial<z.infer<Write>>,
    toWire: ((values: Partial<z.infer<Write>>) => Record<string, unknown>) | undefined = this.#contract.toWire,
  ): Record<string, unknown> {
    if (toWire === undefined) throw new Error(`${this.#contract.name} cannot be written`);
    return Object.fromEntries(Object.entries(toWire(values)).filter(([, value]) => value !== undefined));
  }

  #warn(message: string, details: Readonly<Record<string, unknown>>): void {
    this.#options.log('warn', message, { resource: this.#contract.name, ...details });
  }
}
