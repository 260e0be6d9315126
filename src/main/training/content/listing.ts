import type { Call } from '../access/requester.ts';
import { fold } from '../data/names.ts';
import { collection } from '../http/hydra.ts';
import { Query } from '../http/query.ts';

export type Fits<Row> = (row: Row) => boolean;

/** The conditions that a query sets; none where a filter is absent. */
export type Filter<Row> = (query: Query) => readonly Fits<Row>[];

/** Part of a text, without case and accents, as the database compares. */
export const partOf =
  <Row>(name: string, text: (row: Row) => string): Filter<Row> =>
  (query) => {
    const wanted = fold(query.text(name) ?? '');
    return wanted === '' ? [] : [(row) => fold(text(row)).includes(wanted)];
  };

/** `name=1`, or several as `name[]=1&name[]=2`. What is no number is left aside. */
export const exactly =
  <Row>(name: string, value: (row: Row) => number | null): Filter<Row> =>
  (query) => {
    const wanted = [...query.list(name), query.text(name) ?? ''].filter((text) => /^\d+$/.test(text)).map(Number);
    return wanted.length === 0 ? [] : [(row) => wanted.some((one) => one === value(row))];
  };

/** true, false, 1 or 0. */
export const flagged =
  <Row>(name: string, value: (row: Row) => boolean): Filter<Row> =>
  (query) => {
    const wanted = { true: true, 1: true, false: false, 0: false }[query.text(name) ?? ''];
    return wanted === undefined ? [] : [(row) => value(row) === wanted];
  };

interface Listing<Row> {
  type: string;
  rows: readonly Row[];
  filters: readonly Filter<Row>[];
  /** By order key; an unknown key is ignored in silence. */
  orders: Readonly<Record<string, (row: Row) => string | number>>;
  wire: (row: Row) => Record<string, unknown>;
}

/** One page of a list of contents, filtered and sorted as asked; by rising id among equals. */
export function answerList<Row extends { readonly id: number }>(call: Call, listing: Listing<Row>): Response {
  const query = new Query(new URL(call.req.url).searchParams);
  const { page, perPage } = query.page();
  const conditions = listing.filters.flatMap((filter) => filter(query));
  const found = listing.rows.filter((row) => conditions.every((fits) => fits(row)));
  const orders = query.keyed('order').flatMap(([name, direction]) => {
    const key = Object.hasOwn(listing.orders, name) ? listing.orders[name] : undefined;
    return key === undefined ? [] : [{ key, sign: direction.toLowerCase() === 'desc' ? -1 : 1 }];
  });
  found.sort((left, right) => {
    for (const { key, sign } of orders) {
      const [a, b] = [key(left), key(right)];
      if (a !== b) return a < b ? -sign : sign;
    }
    return left.id - right.id;
  });
  const members = found.slice((page - 1) * perPage, page * perPage).map(listing.wire);
  return collection(call.req.raw, listing.type, members, { page, perPage, total: found.length });
}
