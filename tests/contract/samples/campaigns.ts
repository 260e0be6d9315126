import { sampleOf } from '../support/sample.ts';

const body = JSON.stringify([{ type: 'title', position: 1, value: 'Trois places pour la gare' }]);

export const sample = sampleOf('campaigns', {
  values: (name) => ({ name, subject: 'Trois places', body }),
  changes: { subject: 'Deux places' },
  shown: ({ subject }) => subject,
  wanted: 'Deux places',
});
