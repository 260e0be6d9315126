import type { QueryDialogProps } from '#renderer/kit/actions/define.ts';
import { type InvokeOptions, invoke } from '#renderer/kit/data/bridge.ts';
import { AppFailure } from '#shared/failure.ts';
import type { RequestOf } from '#shared/ipc/contract.ts';
import type { ListQuery } from '#shared/resources/define.ts';
import { type ExportKind, maxResolved, unsupportedFilters } from '#shared/resources/users/export-kinds.ts';
import type { PeopleList } from '../lists.ts';

export type ExportRequest = RequestOf<'users.export'>;
export type ExportScope = 'selection' | 'current' | 'all';
type Selected = QueryDialogProps['chosen'];
type UsersQuery = NonNullable<ExportRequest['query']>;

/** Maximum number of people that can be listed by id. */
const MAX_NAMED = 10_000;

/** The options of the dialog. */
export interface ExportChoice {
  scope: ExportScope;
  kind: ExportKind;
  format: ExportRequest['format'];
  /** What to do with filters that the extended export does not support. */
  unsupported: NonNullable<ExportRequest['unsupported']>;
}

/** What is exported: a list and the selection in it. */
export interface ExportTarget {
  list: PeopleList;
  query: ListQuery;
  total: number;
  chosen: Selected;
}

export function countOf(chosen: Selected): number {
  if (chosen === undefined) return 0;
  return chosen.kind === 'ids' ? chosen.ids.length : chosen.total - chosen.except.length;
}

/** Returns the filters that the extended export would drop silently, unless people are listed by id anyway. */
export function droppedFilters({ scope, kind }: ExportChoice, { query, chosen }: ExportTarget): string[] {
  if (kind === 'standard' || scope === 'all') return [];
  if (scope === 'current') return unsupportedFilters(query.filters);
  return chosen?.kind === 'query' && chosen.except.length === 0 ? unsupportedFilters(chosen.query.filters) : [];
}

/** Whether the list is short enough to list its people by id instead of dropping filters. */
export const canResolve = ({ total }: ExportTarget): boolean => total <= maxResolved;

/** Returns the ids of a selection; undefined where its query means the same. */
async function idsOf(
  chosen: NonNullable<Selected>,
  list: PeopleList,
  options: InvokeOptions,
): Promise<number[] | undefined> {
  if (chosen.kind === 'ids') return [...chosen.ids];
  // Without exclusions: the export of the list is the same, at any size.
  if (chosen.except.length === 0) return undefined;
  // More people than can be listed by id must not produce a file that misses some.
  if (countOf(chosen) > MAX_NAMED) throw new AppFailure({ kind: 'conflict', reason: 'tooMany' });
  // The list builds its queries from the filters and sorts of people.
  const query = chosen.query as UsersQuery;
  const { ids } = await invoke('users.ids', { query, list, except: [...chosen.except], limit: MAX_NAMED }, options);
  return ids;
}

/** Builds the call of a choice; a selection with exclusions is resolved first. @throws AppFailure */
export async function exportRequest(
  choice: ExportChoice,
  subject: ExportTarget,
  options: InvokeOptions,
): Promise<ExportRequest> {
  const { scope, kind, format, unsupported } = choice;
  const { list, query, chosen } = subject;
  const isSelection = scope === 'selection' && chosen !== undefined;
  return {
    // As above: a query of people.
    query: scope === 'all' ? null : (query as UsersQuery),
    list,
    kind,
    format,
    selection: isSelection ? await idsOf(chosen, list, options) : undefined,
    ...(droppedFilters(choice, subject).length > 0 && { unsupported }),
  };
}
