const soonestFirst = [{ field: 'fromDate', direction: 'asc' }] as const;

/** Views that come with the events (docs/screens/05-content.md A1). */
export const eventViews = [
  { id: 'upcoming', label: 'events:views.upcoming', filters: { toDate: 'upcoming' }, sort: soonestFirst },
  // What began before and what ends after are of this month too.
  {
    id: 'thisMonth',
    label: 'events:views.thisMonth',
    filters: { fromDate: 'untilMonthEnd', toDate: 'sinceThisMonth' },
    sort: soonestFirst,
  },
  { id: 'private', label: 'events:views.private', filters: { isPrivate: 'yes' } },
] as const;

/** The creation can be sorted by, though it is never read. */
export const eventOrders = [
  { id: 'newest', label: 'events:orders.newest', sort: [{ field: 'createdDate', direction: 'desc' }] },
] as const;
