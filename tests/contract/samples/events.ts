import { place, sampleOf } from '../support/sample.ts';

export const sample = sampleOf('events', {
  values: (name) => ({
    name,
    fromDate: '2026-05-02T18:30:00',
    toDate: '2026-05-03T00:15:00',
    hasTime: true,
    address: place,
    url: 'fete.example.org',
    isPrivate: false,
    status: 1,
    creatorId: 3,
  }),
  changes: { url: 'autre.example.org' },
  shown: ({ url }) => url,
  wanted: 'https://autre.example.org',
});
