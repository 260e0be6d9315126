/**
 * Views that come with the users list (docs/screens/02-users-hitchhikers.md §2). Days stay relative to the day on which
 * a view is opened.
 */
export const userViews = [
  { id: 'recent', label: 'users:views.recent', filters: { createdDate: '7d' } },
  { id: 'inactive', label: 'users:views.inactive', filters: { lastActivityDate: 'before6m' } },
  {
    id: 'identities',
    label: 'users:views.identitiesToCheck',
    filters: { identityProofStatus: '1' },
    permission: 'user_update',
  },
  { id: 'withoutAd', label: 'users:views.withoutAd', filters: { noAdAfter: 'today' } },
  { id: 'noNews', label: 'users:views.declineNews', filters: { acceptsNews: 'no' } },
] as const;
