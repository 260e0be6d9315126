import { userListFilters } from '#renderer/features/people/list/filters.tsx';
import { writeJourney } from '#renderer/features/people/list/journey.tsx';
import type { ListFilter } from '#renderer/kit/list/definition.ts';
import { writeRange } from '#renderer/kit/list/filters/day-range.ts';
import type { UserFilterValues } from '#shared/resources/campaigns/stored-filters.ts';
import { addressOf } from '#shared/routes.ts';

type Value = NonNullable<UserFilterValues[keyof UserFilterValues]>;

/** Text of a value in the address of the users list: what the control of its filter reads. */
function textOf(value: Value): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.join(',');
  if (typeof value !== 'object') return String(value);
  return 'radius' in value ? writeJourney(value) : writeRange(value);
}

/** A filter of the users list, with its value as its control holds it. */
export interface ShownFilter {
  filter: ListFilter;
  text: string;
}

/** Returns the filters that are set, in the order of the users list. */
export const shownFilters = (values: UserFilterValues): ShownFilter[] =>
  userListFilters.flatMap((filter) => {
    const value = values[filter.name];
    // Each control describes the text of its own filter.
    return value === undefined ? [] : [{ filter: filter as unknown as ListFilter, text: textOf(value) }];
  });

/** Returns the address of the users list under these filters. */
export function usersAddress(values: UserFilterValues): string {
  const search = new URLSearchParams(shownFilters(values).map(({ filter, text }) => [filter.name, text]));
  return search.size === 0 ? `${addressOf('users')}?view=all` : `${addressOf('users')}?${search}`;
}
