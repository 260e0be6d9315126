import type { ParsedRequestOf } from '#shared/ipc/contract.ts';
import { filterParams, type WireParams } from '#shared/resources/define.ts';
import { type ExportKind, unsupportedFilters } from '#shared/resources/users/export-kinds.ts';
import { users } from '#shared/resources/users/index.ts';
import { orderParams } from '../../users/resolve-ids.ts';
import { batchesOf, type Ids, selected } from '../../users/selection.ts';

type Query = NonNullable<ParsedRequestOf<'users.export'>['query']>;

/** One call of the export, and the same people in the person's list. */
export interface ExportPart {
  readonly list: WireParams;
  readonly file: WireParams;
}

/**
 * Bytes of an address that every server takes, without the address of the platform itself
 * (docs/screens/02-users-hitchhikers.md §3).
 */
const LONGEST_ADDRESS = 7500;
const PLATFORM_ADDRESS = 500;

const kindParams: Readonly<Record<ExportKind, WireParams>> = { standard: [], extended: [['exportType', '1']] };

/** The extended export knows no order. */
const orderOf = (kind: ExportKind, query: Query | null): WireParams =>
  kind === 'extended' ? [] : orderParams(query?.sort ?? []);

/**
 * The alternatives of a query, in the order in which the list tries them; one without filters for everybody. `always`
 * is what the list itself is narrowed by: its source adds it, the file has to be told.
 */
export function queryParts(kind: ExportKind, query: Query | null, always: WireParams): ExportPart[] {
  const sets: readonly WireParams[] = query === null ? [[]] : filterParams(users.filters, query.filters);
  const rest = [...kindParams[kind], ...orderOf(kind, query)];
  return sets.map((list) => ({ list, file: [...always, ...list, ...rest] }));
}

/** The query without what the extended export does not know. */
export function widened(query: Query | null): Query | null {
  if (query === null) return null;
  const left = new Set(unsupportedFilters(query.filters));
  const filters = Object.fromEntries(Object.entries(query.filters).filter(([name]) => !left.has(name)));
  return { ...query, filters };
}

/** These people, in as many calls as the length of an address asks for. */
export function selectionParts(kind: ExportKind, ids: readonly number[], query: Query | null): ExportPart[] {
  const rest = [...kindParams[kind], ...orderOf(kind, query)];
  const room = LONGEST_ADDRESS - PLATFORM_ADDRESS - addressLength(rest);
  const longest = Math.max(...ids.map((id) => String(id).length));
  // The comma between two ids is written in three characters.
  const batches: Ids[] = batchesOf(ids, Math.max(1, Math.floor(room / (longest + 3))));
  return batches.map((batch) => ({ list: selected(batch), file: [...selected(batch), ...rest] }));
}

/** Path, names and values, with room for the page. */
const addressLength = (params: WireParams) =>
  `admin/users/export?page=1&perPage=100000&selected=&${new URLSearchParams(params.map(([name, value]) => [name, value]))}`
    .length;
