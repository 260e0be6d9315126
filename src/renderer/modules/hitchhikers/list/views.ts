/**
 * Views that come with the hitchhikers (docs/screens/02-users-hitchhikers.md §9). Who has not got something is found by
 * order, empty and “no” first: the platform cannot filter by “no” (docs/platform/a-auth-users.md §5).
 */
export const hitchhikerViews = [
  {
    id: 'kits',
    label: 'hitchhikers:views.kits',
    filters: {},
    sort: [{ field: 'isKitGiven', direction: 'asc' }],
  },
  {
    id: 'lettersToPrint',
    label: 'hitchhikers:views.lettersToPrint',
    filters: {},
    sort: [{ field: 'isLetterPrinted', direction: 'asc' }],
  },
  {
    id: 'lettersToPost',
    label: 'hitchhikers:views.lettersToPost',
    filters: {},
    sort: [{ field: 'isLetterPosted', direction: 'asc' }],
  },
  {
    id: 'identities',
    label: 'users:views.identitiesToCheck',
    filters: { identityProofStatus: '1' },
    permission: 'user_update',
  },
] as const;
