import type { ListQuery } from '#shared/resources/define.ts';
import type { ResourceName } from '#shared/resources/index.ts';

/** The list that a person came from: which, in which order and under which filters, and on which page. */
export interface ListOrigin {
  name: ResourceName;
  query: ListQuery;
}

declare module '@tanstack/react-router' {
  // Kept by the step of the history: back, forward and reload find it again.
  interface HistoryState {
    list?: ListOrigin;
  }
}
