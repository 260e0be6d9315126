import type { ParsedRequestOf } from '#shared/ipc/contract.ts';
import { filterParams, type WireParams } from '#shared/resources/define.ts';
import { type ExportKind, unsupportedFilters } from '#shared/resources/users/export-kinds.ts';
import { users } from '#shared/resources/users/index.ts';
import { orderParams } from '../../users/resolve-ids.ts';
import { batchesOf, type Ids, selected } from '../../users/selection.ts';

type Query = NonNullable<ParsedRequestOf<'users.export'>['query']>;

/** One call of the export, with the parameters that select the same people in the list. */
export interface ExportPart {
  readonly list: WireParams;
  readonly file: WireParams;
}

/**
 * URL length in bytes that every server accepts, without the platform's base URL (docs/screens/02-users-hitchhikers.md
 * §3).
 */
const LONGEST_ADDRESS = 7500;
const PLATFORM_ADDRESS = 500;

const kindParams: Readonly<Record<ExportKind, WireParams>> = { standard: [], extended: [['exportType', '1']] };

/** The extended export cannot be sorted. */
const orderOf = (kind: ExportKind, query: Query | null): WireParams =>
  kind === 'extended' ? [] : orderParams(query?.sort ?? []);

/**
 * Returns the alternatives of a query in the order in which the list tries them, or one without filters for everybody.
 * @param always parameters that the list adds by itself and the export has to be given
 */
export function queryParts(kind: ExportKind, query: Query | null, always: WireParams): ExportPart[] {
  const sets: readonly WireParams[] = query === null ? [[]] : filterParams(users.filters, query.filters);
  const rest = [...kindParams[kind], ...orderOf(kind, query)];
  return sets.map((list) => ({ list, file: [...always, ...list, ...rest] }));
}

/** Removes the filters that the extended export does not support. */
export function widened(query: Query | null): Query | null {
  if (query === null) return null;
  const left = new Set(unsupportedFilters(query.filters));
  const filters = Object.fromEntries(Object.entries(query.filters).filter(([name]) => !left.has(name)));
  return { ...query, filters };
}

/** Splits a selection of people into as many calls as the maximum URL length requires. */
export function selectionParts(kind: ExportKind, ids: readonly number[], query: Query | null): ExportPart[] {
  const rest = [...kindParams[kind], ...orderOf(kind, query)];
  const room = LONGEST_ADDRESS - PLATFORM_ADDRESS - addressLength(rest);
  const longest = Math.max(...ids.map((id) => String(id).length));
  // The comma between two ids is encoded as three characters.
  const batches: Ids[] = batchesOf(ids, Math.max(1, Math.floor(room / (longest + 3))));
  return batches.map((batch) => ({ list: selected(batch), file: [...selected(batch), ...rest] }));
}

/** Length of path and query, with room for the page parameters. */
const addressLength = (params: WireParams) =>
  `admin/users/export?page=1&perPage=100000&selected=&${new URLSearchParams(params.map(([name, value]) => [name, value]))}`
    .length;
