import { sampleOf } from '../support/sample.ts';

export const sample = sampleOf('relaypointtypes', {
  values: (name) => ({ name, iconId: 1 }),
  changes: { iconId: 2 },
  shown: ({ iconId }) => iconId,
  wanted: 2,
});
