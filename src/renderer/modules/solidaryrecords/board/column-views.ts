import { folded } from '#shared/folded.ts';
import { personNameOf } from '#shared/full-name.ts';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import { type ColumnStatus, columnStatuses } from './columns.ts';

/** Orders of the cards of a column, within their lateness; the first one is how the rows come. */
export const cardOrders = ['firstDay', 'action', 'name'] as const;
export type CardOrder = (typeof cardOrders)[number];

/** How a column is shown. */
export interface ColumnView {
  order: CardOrder;
  /** Shown as a strip without cards. */
  isFolded: boolean;
}
export type ColumnViews = Readonly<Record<ColumnStatus, ColumnView>>;

/** Parameters of the address: the orders of columns (`2.name,3.action`), and the folded ones (`0,3`). */
const ORDERS = 'order';
const FOLDED = 'folded';

const partsOf = (value: unknown): string[] => String(value ?? '').split(',');

/** Reads how the columns are shown from an address; what is unknown in it is left out. */
export function readViews(search: Readonly<Record<string, unknown>>): ColumnViews {
  const orders = partsOf(search[ORDERS]);
  const isFolded = new Set(partsOf(search[FOLDED]));
  const viewOf = (status: ColumnStatus): ColumnView => ({
    order: cardOrders.find((order) => orders.includes(`${status}.${order}`)) ?? 'firstDay',
    isFolded: isFolded.has(String(status)),
  });
  return { 0: viewOf(0), 1: viewOf(1), 2: viewOf(2), 3: viewOf(3) };
}

/** Writes how the columns are shown into the parameters of an address. */
export function withViews(search: Readonly<Record<string, unknown>>, views: ColumnViews): Record<string, unknown> {
  const { [ORDERS]: _, [FOLDED]: __, ...others } = search;
  const orders = columnStatuses.flatMap((status) => {
    const { order } = views[status];
    return order === 'firstDay' ? [] : [`${status}.${order}`];
  });
  const isFolded = columnStatuses.filter((status) => views[status].isFolded);
  return {
    ...others,
    ...(orders.length > 0 && { [ORDERS]: orders.join(',') }),
    ...(isFolded.length > 0 && { [FOLDED]: isFolded.join(',') }),
  };
}

/** The rows of a column in an order: by name, or those without an action for longest first. */
export function inOrder(rows: readonly SolidaryRecordRow[], order: CardOrder): readonly SolidaryRecordRow[] {
  if (order === 'firstDay') return rows;
  const keyOf = (row: SolidaryRecordRow) => (order === 'name' ? folded(personNameOf(row)) : (row.lastActionDate ?? ''));
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .toSorted((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)))
    .map(({ row }) => row);
}
