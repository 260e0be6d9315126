import type { RequestContext } from '../access/requester.ts';
import { type AddressRecord, liesIn } from '../data/addresses.ts';
import { likeKey } from '../data/names.ts';
import { collection } from '../http/hydra.ts';
import { comparisons, numbersIn, parseDate, Query } from '../http/query.ts';

export type Fits<Row> = (row: Row) => boolean;

/** Returns the conditions of a query; none when the filter is absent. */
export type Filter<Row> = (query: Query) => readonly Fits<Row>[];

/** Filters by part of a text, as the database does. */
export const partOf =
  <Row>(name: string, text: (row: Row) => string): Filter<Row> =>
  (query) => {
    const wanted = likeKey(query.text(name) ?? '');
    return wanted === '' ? [] : [(row) => likeKey(text(row)).includes(wanted)];
  };

/** Filters by `name=1`, or several as `name[]=1&name[]=2`; ignores what is not a number. */
export const exactly =
  <Row>(name: string, value: (row: Row) => number | null): Filter<Row> =>
  (query) => {
    const wanted = numbersIn([...query.list(name), query.text(name) ?? '']);
    return wanted.size === 0 ? [] : [(row) => wanted.has(value(row) ?? Number.NaN)];
  };

/** Filters by true, false, 1 or 0. */
export const flagged =
  <Row>(name: string, value: (row: Row) => boolean): Filter<Row> =>
  (query) => {
    const wanted = { true: true, 1: true, false: false, 0: false }[query.text(name) ?? ''];
    return wanted === undefined ? [] : [(row) => value(row) === wanted];
  };

/** Returns the territory ids of a query: in brackets, or as an IRI; a plain scalar only if `takesScalar`. */
function territoriesIn(query: Query, name: string, takesScalar: boolean): ReadonlySet<number> {
  const scalar = query.text(name) ?? '';
  const iri = /^\/territories\/(\d+)$/.exec(scalar)?.[1];
  const texts = [...query.list(name), ...(iri === undefined ? [] : [iri]), ...(takesScalar ? [scalar] : [])];
  return numbersIn(texts);
}

/** Filters rows whose address is in one of some territories (docs/platform/b-communities-content.md §1). */
export const inTerritories =
  <Row extends Located>(name: string, { takesScalar }: { takesScalar: boolean }): Filter<Row> =>
  (query) => {
    const wanted = territoriesIn(query, name, takesScalar);
    return wanted.size === 0 ? [] : [({ address }) => address !== null && liesIn(address, wanted)];
  };

/** Filters rows by a time range, `[after]` and so on. */
export const between =
  <Row>(name: string, timeOf: (row: Row) => number): Filter<Row> =>
  (query) =>
    query.keyed(name).flatMap(([key, text]) => {
      const [compare, limit] = [comparisons[key], parseDate(text)];
      return compare === undefined || limit === undefined ? [] : [(row: Row) => compare(timeOf(row), limit)];
    });

interface Located {
  readonly address: AddressRecord | null;
}

interface Listing<Row> {
  type: string;
  rows: readonly Row[];
  filters: readonly Filter<Row>[];
  /** By sort key; unknown keys are ignored silently. */
  orders: Readonly<Record<string, (row: Row) => string | number>>;
  wire: (row: Row) => Record<string, unknown>;
}

/** Creates the response of one page of a list, filtered and sorted; equal rows by ascending id. */
export function answerList<Row extends { readonly id: number }>(
  context: RequestContext,
  listing: Listing<Row>,
): Response {
  const query = new Query(new URL(context.req.url).searchParams);
  const { page, perPage } = query.page();
  const conditions = listing.filters.flatMap((filter) => filter(query));
  const found = listing.rows.filter((row) => conditions.every((fits) => fits(row)));
  const orders = query.keyed('order').flatMap(([name, direction]) => {
    const key = Object.hasOwn(listing.orders, name) ? listing.orders[name] : undefined;
    return key === undefined ? [] : [{ key, sign: direction.toLowerCase() === 'desc' ? -1 : 1 }];
  });
  // Computed once per row: folding thousands of names takes longer than comparing them.
  const keyed = found.map((row) => ({ row, keys: orders.map(({ key }) => key(row)) }));
  keyed.sort((left, right) => {
    for (const [index, { sign }] of orders.entries()) {
      const [a, b] = [left.keys[index] ?? '', right.keys[index] ?? ''];
      if (a !== b) return a < b ? -sign : sign;
    }
    return left.row.id - right.row.id;
  });
  const members = keyed.slice((page - 1) * perPage, page * perPage).map(({ row }) => listing.wire(row));
  return collection(context.req.raw, listing.type, members, { page, perPage, total: found.length });
}
