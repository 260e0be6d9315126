import { place, sampleOf } from '../support/sample.ts';

export const sample = sampleOf('relaypoints', {
  values: (name) => ({ name, status: 1, address: place, isOfficial: false, creatorId: 3 }),
  changes: { address: { ...place, latitude: 48.5 } },
  shown: ({ address }) => address?.latitude,
  wanted: 48.5,
});
