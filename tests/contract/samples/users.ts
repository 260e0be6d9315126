import { sampleOf } from '../support/sample.ts';

export const sample = sampleOf('users', {
  values: (name) => ({
    givenName: 'Zoé',
    familyName: name,
    email: `${name.replaceAll(' ', '.')}@example.org`.toLowerCase(),
    gender: 1,
    phoneDisplay: 1,
    status: 1,
    roles: [{ roleId: 3, territoryId: null }],
  }),
  changes: {
    birthDate: '1982-02-03',
    roles: [
      { roleId: 2, territoryId: null },
      { roleId: 3, territoryId: null },
    ],
  },
  shown: ({ birthDate }) => birthDate,
  wanted: '1982-02-03',
});
