import { place, sampleOf } from '../support/sample.ts';

export const sample = sampleOf('communities', {
  values: (name) => ({
    name,
    description: 'Trajets partagés',
    fullDescription: '<p>Pour aller au travail à plusieurs.</p>',
    referrerId: 3,
    validationType: 2,
    domains: ['exemple.fr', 'mairie.exemple.fr'],
    target: 200,
    membersHidden: true,
    proposalsHidden: false,
    freeCarpool: false,
    address: place,
  }),
  changes: { domains: ['autre.fr'] },
  shown: ({ domains }) => domains.join(';'),
  wanted: 'autre.fr',
});
