import { z } from 'zod';
import type { Permission } from '../permissions.ts';
import type { ResourceManifest, StandardCall, WireParams } from './manifest.ts';

export type { WireParams } from './manifest.ts';

/** One filter of a list: the value that screens, views and addresses hold, and what it becomes on the wire. */
export interface FilterContract<Value = unknown> {
  readonly schema: z.ZodType<Value>;
  /**
   * Parameters for a value, in the order of preference: a later set is tried only when the ones before it find nothing
   * (a telephone is compared exactly, so each of its formats is tried in turn). An empty first set sends nothing.
   */
  readonly toWire: (value: Value) => readonly [WireParams, ...WireParams[]];
  /** Right without which the platform refuses or ignores the filter. */
  readonly permission?: Permission;
}

export const filter = <Value>(
  schema: z.ZodType<Value>,
  toWire: (value: Value) => WireParams,
  permission?: Permission,
): FilterContract<Value> => ({ schema, toWire: (value) => [toWire(value)], permission });

// biome-ignore lint/suspicious/noExplicitAny: the value type of a filter is only known where it is defined; here any filter will do.
export type Filters = Readonly<Record<string, FilterContract<any>>>;

export type FilterValues<F extends Filters> = { [K in keyof F]?: F[K] extends FilterContract<infer V> ? V : never };

export interface Sort<Field extends string = string> {
  field: Field;
  direction: 'asc' | 'desc';
}

/** A list query of a screen. `page` counts from 1. */
export interface ListQuery<F extends Filters = Filters, Field extends string = string> {
  page: number;
  perPage: number;
  sort: Sort<Field>[];
  filters: FilterValues<F>;
}

/** One page of a list. An unreadable row keeps its position among the rows, so that none seems to be missing. */
export interface ListPage<Row> {
  rows: Row[];
  unreadable: { position: number; id: number | null }[];
  /** Rows over all pages (`hydra:totalItems`). */
  total: number;
  page: number;
  perPage: number;
}

/** The condition by which rows are kept from a list that is wider than requested. */
export interface RowCondition<Row> {
  // A method, as below.
  includes(row: Row): boolean;
}

/**
 * How records of one resource are read, queried and written. Wire names are used here and in the main process only.
 * `row` and `item` read the wire and give the screen's shape; `write` is the screen's shape of what a form saves, and
 * `toWire` its body (whole for POST, changed keys only for PATCH).
 */
interface Codecs<
  Row extends z.ZodType,
  Item extends z.ZodType,
  Write extends z.ZodObject,
  F extends Filters,
  Field extends string,
> {
  readonly row: Row;
  readonly item: Item;
  readonly write?: Write;
  // A method, since parameters of methods are bivariant: any resource is assignable to `ResourceContract`.
  toWire?(values: Partial<z.infer<Write>>): Record<string, unknown>;
  /** The body of a creation, where the platform takes it under other names than a change. */
  createToWire?(values: Partial<z.infer<Write>>): Record<string, unknown>;
  /** Screen field -> order key of the wire, for sortable fields only. */
  readonly sorts: Readonly<Record<Field, string>>;
  readonly defaultSort: Sort<NoInfer<Field>>;
  /** Order of records that the sort leaves equal; by id ascending, as on the platform, where it is absent. */
  readonly tieBreak?: Sort<NoInfer<Field>>;
  readonly filters: F;
  /**
   * What the platform cannot compare of these filters: its answer is then wider, so all of it is read, and the rows
   * that are not included are left out. Null: nothing.
   */
  beyond?(values: FilterValues<F>): RowCondition<z.output<Row>> | null;
  /** How such an answer is read: rows per request, and the number of rows above which it is refused unread. */
  readonly wider?: { readonly perPage: number; readonly maxRows: number };
  /** Whether the platform accepts these filters one by one but not together; such a list is not requested. */
  readonly areApart?: (values: Readonly<Record<string, unknown>>) => boolean;
  /** What an item contains once these values are saved, where it differs from the sent values. */
  asStored?(values: Partial<z.infer<Write>>): Readonly<Record<string, unknown>>;
  /** Fields whose lists have no order. */
  readonly sets?: readonly string[];
  /** Screen field -> filter parameter of the list, by which a record that was just created is found. */
  readonly foundBy?: Readonly<Record<string, string>>;
  /** Sort key that puts the newest first, where the platform cannot sort by id. */
  readonly newestBy?: string;
  /** Wire property path of a violation -> screen field, where the names differ; longest prefix wins. */
  readonly fieldOfPath?: Readonly<Record<string, string>>;
}

/** A resource of the platform: its manifest and its codecs. */
export interface ResourceContract<
  Name extends string = string,
  Row extends z.ZodType = z.ZodType,
  Item extends z.ZodType = z.ZodType,
  Write extends z.ZodObject = z.ZodObject,
  F extends Filters = Filters,
  Field extends string = string,
> extends ResourceManifest<Name>,
    Codecs<Row, Item, Write, F, Field> {}

/** Requires `write` and `toWire` of a resource whose manifest names `create` or `update`. */
type NeededCodecs<M extends ResourceManifest> = M['calls'][number] & ('create' | 'update') extends never
  ? unknown
  : { readonly write: z.ZodObject; readonly toWire: unknown };

/** Combines the manifest of a resource with its codecs. */
export const defineResource = <
  const M extends ResourceManifest,
  Row extends z.ZodType,
  Item extends z.ZodType,
  Write extends z.ZodObject,
  F extends Filters,
  Field extends string,
>(
  manifest: M,
  codecs: Codecs<Row, Item, Write, F, Field> & NeededCodecs<M>,
): ResourceContract<M['name'], Row, Item, Write, F, Field> => ({ ...manifest, ...codecs });

const screenRights = { list: 'list', get: 'show', create: 'create', update: 'edit', remove: 'remove' } as const;

/** Returns the permission that the platform checks for a call of a resource, for the message of a refusal. */
export const checkedRight = (
  { permissions, serverRights }: Pick<ResourceManifest, 'permissions' | 'serverRights'>,
  call: StandardCall,
): Permission | undefined => serverRights?.[call] ?? permissions[screenRights[call]];

const PATH_FILTER = /\{(\w+)\}/g;

/**
 * Returns the path of a resource's list, with the values of the filters that are a part of it.
 * @throws Error without one of these values, which the schema of the query requires
 */
export const listPathOf = (
  { path, listPath = path }: Pick<ResourceManifest, 'path' | 'listPath'>,
  values: Readonly<Record<string, unknown>>,
): string =>
  listPath.replaceAll(PATH_FILTER, (_, name: string) => {
    const value = values[name];
    if (typeof value !== 'number') throw new Error(`${listPath} needs ${name}`);
    return String(value);
  });

/**
 * The query of a resource as a schema: unknown filters and sorts are refused at the bridge, and so is a query without a
 * filter that is a part of the path.
 */
export function listQuerySchema<F extends Filters, Field extends string>(resource: {
  filters: F;
  sorts: Readonly<Record<Field, string>>;
  listPath?: string;
}): z.ZodType<ListQuery<F, Field>, ListQuery<F, Field>> {
  const required = new Set([...(resource.listPath ?? '').matchAll(PATH_FILTER)].map(([, name]) => name));
  const filters = z.strictObject(
    Object.fromEntries(
      Object.entries(resource.filters).map(([name, { schema }]) => [
        name,
        required.has(name) ? schema : schema.optional(),
      ]),
    ),
  );
  const schema = z.strictObject({
    page: z.int().min(1),
    perPage: z.int().min(1).max(1000),
    sort: z.array(z.object({ field: z.enum(Object.keys(resource.sorts)), direction: z.enum(['asc', 'desc']) })).max(3),
    filters,
  });
  // The shape above is built from the same keys as ListQuery; the compiler cannot follow `fromEntries`.
  return schema as unknown as z.ZodType<ListQuery<F, Field>, ListQuery<F, Field>>;
}

/** Most attempts of one query: two names and a telephone have many spellings together. */
const MOST_SETS = 40;

/** Every parameter set of a query, in the order of the attempts: all combinations of the filters' alternatives. */
export function filterParams<F extends Filters>(filters: F, values: FilterValues<F>): [WireParams, ...WireParams[]] {
  let sets: WireParams[] = [[]];
  for (const [name, definition] of Object.entries(filters)) {
    const value = values[name];
    if (value === undefined) continue;
    sets = definition
      .toWire(value)
      .flatMap((extra) => sets.map((set) => [...set, ...extra]))
      .slice(0, MOST_SETS);
  }
  const [first = [], ...others] = sets;
  return [first, ...others];
}

/** Page, size and order parameters of a query (docs/platform/a-auth-users.md §1). */
export function pageParams<Field extends string>(
  { sorts, tieBreak }: { readonly sorts: Readonly<Record<Field, string>>; readonly tieBreak?: Sort<Field> | undefined },
  query: { page: number; perPage: number; sort: readonly Sort<Field>[] },
): WireParams {
  const isDecided = tieBreak === undefined || query.sort.some(({ field }) => field === tieBreak.field);
  const sort = isDecided ? query.sort : [...query.sort, tieBreak];
  return [
    ['page', String(query.page)],
    ['perPage', String(query.perPage)],
    ...sort.map(({ field, direction }) => [`order[${sorts[field]}]`, direction] as const),
  ];
}
