import type { BaseRow } from './definition.ts';
import type { ListContext, ListSlots } from './slots.ts';

/** What joins every list: the one place where it is named. */
export function useListSlots<R extends BaseRow>(_context: ListContext<R>): ListSlots<R> {
  return {};
}
