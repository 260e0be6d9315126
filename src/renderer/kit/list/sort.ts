import type { Sort } from '#shared/resources/define.ts';

interface SortableColumn {
  sort: string;
  sortThen?: string;
}

const MAX_SORT_KEYS = 3;

/**
 * The order after a click on a column: ascending, descending, then the list's own (an empty answer). With Shift the
 * column joins the order as a further key instead, and leaves it again; a column that names a `sortThen` first gets
 * that one behind it.
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
