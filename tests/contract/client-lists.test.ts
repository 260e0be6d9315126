import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, type ParsedRequestOf } from '#shared/ipc/contract.ts';
import { areUserFiltersApart } from '#shared/resources/users/filters.ts';
import { users } from '#shared/resources/users/index.ts';
import { type Connected, connect, departures } from './support/connected.ts';

let house: Connected;
beforeAll(async () => {
  house = await connect('administrator');
  house.server.requests.length = 0;
});
afterAll(() => house.server.close());

type Query = ParsedRequestOf<'users.list'>;
const list = async (filters: Query['filters'], sort: Query['sort'] = []) => {
  const query = contract['users.list'].request.parse({ page: 1, perPage: 25, sort, filters });
  const found = await house.handlers['users.list'](query, house.call);
  expect(found.unreadable).toEqual([]);
  expect(departures(house)).toEqual([]);
  return found;
};

const place = { latitude: 48.69, longitude: 6.18, label: 'Nancy' };
const filters: { [K in keyof Required<Query['filters']>]: Query['filters'][K][] } = {
  search: [
    'Martin',
    "Jeanne d'Arc",
    '06 12 34 56 78',
    '+33612345678',
    'example',
    '@example',
    '#3',
    '12',
    "' OR 1=1 --",
  ],
  selected: [[1], [1, 2, 3]],
  givenName: ['a'],
  familyName: ["L'"],
  gender: [[0], [1, 2, 3]],
  acceptsNews: [true, false],
  identityStatus: [[0], [1, 2, 3, 4]],
  identityProofStatus: [[1], [0, 2, 3, 4]],
  community: [1],
  homeAddressTerritory: [[1], [1, 2, 3]],
  homeAddressODTerritory: [[1], [1, 2]],
  homeAddressWaypointTerritory: [[1]],
  homeAddressDirectionTerritory: [[1]],
  oDTerritory: [[1]],
  waypointTerritory: [[1]],
  directionTerritory: [[1]],
  territory: [[1]],
  journey: [
    { origin: place, radius: 10 },
    { destination: place, radius: 0.5 },
    { origin: place, destination: place, radius: 500 },
  ],
  noAdAfter: ['2026-03-02'],
  createdDate: [{ from: '2025-01-01' }, { to: '2025-12-31' }, { from: '2025-01-01', to: '2025-12-31' }],
  lastActivityDate: [{ from: '2025-01-01', to: '2026-02-28' }],
  isHitchhiker: [true],
  isKitGiven: [true],
  isLetterPrinted: [true],
  isLetterPosted: [true],
  solidary: ['any', 'candidate', 'exclusive', 'volunteer', 'notVolunteer', 'beneficiary', 'notBeneficiary'],
};

describe('every filter of the users list keeps to the contract', () => {
  it.each(Object.entries(filters).flatMap(([name, values]) => values.map((value) => [name, value] as const)))(
    '%s = %j',
    async (name, value) => {
      const all = await list({});
      const some = await list({ [name]: value });
      expect(some.total).toBeLessThanOrEqual(all.total);
    },
  );

  it('all filters that the platform accepts together', async () => {
    const together: Record<string, unknown> = {};
    for (const [name, [first]] of Object.entries(filters)) {
      if (!areUserFiltersApart({ ...together, [name]: first })) together[name] = first;
    }
    expect(Object.keys(together).length).toBeGreaterThan(10);
    await list(together);
  });
});

// What the compiler widened to text are the fields of the resource's own sorts.
const fields = Object.keys(users.sorts) as (keyof typeof users.sorts)[];

describe('every sort of the users list keeps to the contract', () => {
  it.each(fields)('%s', async (field) => {
    const up = await list({}, [{ field, direction: 'asc' }]);
    const second = field === 'familyName' ? 'givenName' : 'familyName';
    const down = await list({}, [
      { field, direction: 'desc' },
      { field: second, direction: 'desc' },
    ]);
    expect(up.total).toBe(down.total);
    expect(up.rows.map(({ id }) => id)).not.toEqual(down.rows.map(({ id }) => id));
  });
});

it('finds somebody by each format in which the platform may store the telephone', async () => {
  const { handlers, call } = house;
  const { id } = await handlers['users.create'](
    {
      givenName: 'Ada',
      familyName: 'Byron',
      gender: 1,
      phoneDisplay: 1,
      status: 1,
      roles: [],
      telephone: '+33698765432',
      email: 'ada@example.org',
    },
    call,
  );
  house.server.requests.length = 0;
  const found = await list({ search: '06 98 76 54 32' });
  expect(found.rows.map((row) => row.id)).toEqual([id]);
});
