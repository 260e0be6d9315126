const soonestFirst = [{ field: 'fromDate', direction: 'asc' }] as const;

/** Views that come with the events (screens 05 A1). */
export const eventViews = [
  { id: 'upcoming', label: 'events:views.upcoming', filters: { toDate: 'upcoming' }, sort: soonestFirst },
  { id: 'thisMonth', label: 'events:views.thisMonth', filters: { fromDate: 'thisMonth' }, sort: soonestFirst },
  { id: 'private', label: 'events:views.private', filters: { isPrivate: 'yes' } },
] as const;

/** The creation can be sorted by, though it is never read. */
export const eventOrders = [
  { id: 'newest', label: 'events:orders.newest', sort: [{ field: 'createdDate', direction: 'desc' }] },
] as const;
