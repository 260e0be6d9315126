/** Views that come with the relay points (docs/screens/05-content.md D1). */
export const relayPointViews = [
  { id: 'pending', label: 'relaypoints:views.pending', filters: { status: '0' } },
  { id: 'official', label: 'relaypoints:views.official', filters: { isOfficial: 'yes' } },
  { id: 'inactive', label: 'relaypoints:views.inactive', filters: { status: '2' } },
] as const;
