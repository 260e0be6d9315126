import { z } from 'zod';
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
import type { Collection, PlatformClient } from './client.ts';
import { unreadable } from './errors.ts';

export interface ResourceOptions {
  client: PlatformClient;
  log: Log;
}

interface Call {
  signal?: AbortSignal | undefined;
}

const identified = z.object({ id: z.int() });
const idOf = (member: unknown): number | null => identified.safeParse(member).data?.id ?? null;

/** The members of the page that was asked for, where the platform answers them all at once. */
function pageOf({ members, total }: Collection, { page, perPage }: Pick<ListQuery, 'page' | 'perPage'>): unknown[] {
  if (members.length <= perPage) return members;
  return members.length === total ? members.slice((page - 1) * perPage, page * perPage) : members.slice(0, perPage);
}

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

  constructor(contract: ResourceContract<Name, Row, Item, Write, F, Field>, options: ResourceOptions) {
    this.#contract = contract;
    this.#options = options;
  }

  /**
   * One page. The parameter sets of the filters are tried in their order until one finds something.
   *
   * @throws AppFailure
   */
  async list(query: ListQuery<F, Field>, { signal }: Call = {}): Promise<ListPage<z.output<Row>>> {
    const { path, always = [], filters } = this.#contract;
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
    const right = checkedRight(this.#contract, 'item');
    const answer = await this.#options.client.get(`${path}/${id}`, [], { signal, right });
    const read = item.safeParse(answer);
    // Whoever shows, changes or deletes it believes that it is the one that was asked for.
    if (read.success && idOf(answer) === id) return read.data;
    if (read.success) this.#warn('an item is another one', { id, answered: idOf(answer) });
    else this.#warn('an item cannot be read', { id, issues: issuesOf(read.error) });
    throw unreadable(200);
  }

  /** @throws AppFailure */
  async create(values: Partial<z.infer<Write>>, { signal }: Call = {}): Promise<{ id: number }> {
    const { path, fieldOfPath } = this.#contract;
    const right = checkedRight(this.#contract, 'create');
    const written = await this.#options.client.post(path, this.#body(values), { signal, right, fieldOfPath });
    const id = idOf(written);
    // It may well be stored: the person has to look before sending it again.
    if (id === null) throw unreadable(201);
    return { id };
  }

  /** Sends the changed keys only; no change is not sent. @throws AppFailure */
  async update(id: number, changes: Partial<z.infer<Write>>, { signal }: Call = {}): Promise<{ id: number }> {
    const { path, fieldOfPath } = this.#contract;
    const right = checkedRight(this.#contract, 'update');
    const body = this.#body(changes);
    if (Object.keys(body).length > 0) {
      await this.#options.client.patch(`${path}/${id}`, body, { signal, right, fieldOfPath });
    }
    return { id };
  }

  /** For good: the platform has no way back. @throws AppFailure */
  async remove(id: number, { signal }: Call = {}): Promise<void> {
    const { path } = this.#contract;
    const right = checkedRight(this.#contract, 'remove');
    await this.#options.client.delete(`${path}/${id}`, { signal, right });
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
