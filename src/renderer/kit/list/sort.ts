import type { Sort } from '#shared/resources/define.ts';

interface SortableColumn {
  sort: string;
  sortThen?: string;
}

const MAX_SORT_KEYS = 3;

/**
 * Returns the sort after a click on a column: ascending, descending, then the list's default (empty). With Shift the
 * column is added as a further key, and removed again; a column with `sortThen` first adds that key behind its own.
 */
export function nextSort(
  current: readonly Sort[],
  { sort: field, sortThen }: SortableColumn,
  isAdditive: boolean,
  defaultSort: Sort,
): Sort[] {
  const isDefault = current.length === 0;
  const keys: readonly Sort[] = isDefault ? [defaultSort] : current;
  const own = keys.find((key) => key.field === field);

  if (!isAdditive) {
    if (own?.direction === 'asc' && (keys.length === 1 || keys.every(isOf(field, sortThen)))) {
      return keys.map((key) => ({ ...key, direction: 'desc' }));
    }
    if (own?.direction === 'desc' && !isDefault && keys.every(isOf(field, sortThen))) return [];
    return [{ field, direction: 'asc' }];
  }

  if (own === undefined) return [...keys, { field, direction: 'asc' as const }].slice(0, MAX_SORT_KEYS);
  if (sortThen !== undefined && !keys.some((key) => key.field === sortThen)) {
    return keys
      .flatMap((key) => (key === own ? [key, { field: sortThen, direction: key.direction }] : [key]))
      .slice(0, MAX_SORT_KEYS);
  }
  if (own.direction === 'asc') {
    return keys.map((key) => (isOf(field, sortThen)(key) ? { ...key, direction: 'desc' as const } : key));
  }
  return keys.filter((key) => !isOf(field, sortThen)(key));
}

const isOf =
  (field: string, sortThen: string | undefined) =>
  (key: Sort): boolean =>
    key.field === field || key.field === sortThen;
