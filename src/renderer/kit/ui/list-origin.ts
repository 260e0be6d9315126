import type { ListQuery } from '#shared/resources/define.ts';
import type { ResourceName } from '#shared/resources/manifests.ts';

/** The list that a page was opened from: resource, sort, filters and page. */
export interface ListOrigin {
  name: ResourceName;
  query: ListQuery;
}

declare module '@tanstack/react-router' {
  // Stored in the state of the history entry: back, forward and reload restore it.
  interface HistoryState {
    list?: ListOrigin;
  }
}
