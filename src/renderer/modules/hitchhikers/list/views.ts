/**
 * Views that come with the hitchhikers (screens 02 §9). Who has not got something is found by order, empty and “no” first:
 * the platform cannot filter by “no” (contract a §5).
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
