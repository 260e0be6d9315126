import { describe, expect, it } from 'vitest';
import { filterParams, listQuerySchema, pageParams, type WireParams } from '#shared/resources/define.ts';
import { users } from '#shared/resources/users/index.ts';

const query = listQuerySchema(users);
const parse = (filters: unknown) => query.safeParse({ page: 1, perPage: 25, sort: [], filters });
const wire = (filters: unknown): string[] => {
  const read = parse(filters);
  if (!read.success) throw read.error;
  return filterParams(users.filters, read.data.filters)[0].map((pair) => pair.join('='));
};

const place = { latitude: 48.17, longitude: 6.45, label: 'Épinal' };

/** Every filter of the list, with what goes on the wire (docs/screens/02-users-hitchhikers.md §2). */
const cases: Record<keyof typeof users.filters, [value: unknown, params: string[]][]> = {
  search: [
    ['zoe@example.org', ['email=zoe@example.org']],
    ['#12', ['id=12']],
    ['Durand', ['q=Durand']],
  ],
  selected: [[[4, 7], ['selected=4,7']]],
  givenName: [[' Zoé ', ['givenName=Zoé']]],
  familyName: [["d'Arc", ["familyName=d'Arc"]]],
  gender: [
    [
      [0, 2],
      ['gender[]=0', 'gender[]=2'],
    ],
  ],
  acceptsNews: [
    [true, ['newsSubscription=true']],
    [false, ['newsSubscription=false']],
  ],
  identityStatus: [[[0], ['identityStatus[]=0']]],
  identityProofStatus: [
    [
      [1, 3],
      ['identityProofStatus[]=1', 'identityProofStatus[]=3'],
    ],
  ],
  community: [[4, ['community=4']]],
  homeAddressTerritory: [
    [
      [3, 5],
      ['homeAddressTerritory[]=3', 'homeAddressTerritory[]=5'],
    ],
  ],
  homeAddressODTerritory: [[[3], ['homeAddressODTerritory[]=3']]],
  homeAddressWaypointTerritory: [[[3], ['homeAddressWaypointTerritory=3']]],
  homeAddressDirectionTerritory: [[[3], ['homeAddressDirectionTerritory=3']]],
  oDTerritory: [[[3], ['oDTerritory=3']]],
  waypointTerritory: [[[3], ['waypointTerritory=3']]],
  directionTerritory: [[[3], ['directionTerritory=3']]],
  territory: [[[3], ['territory=3']]],
  journey: [
    [{ origin: place }, ['origin={"lat":48.17,"lgt":6.45}', 'range=10']],
    [{ destination: place, radius: 2.5 }, ['destination={"lat":48.17,"lgt":6.45}', 'range=2.5']],
  ],
  noAdAfter: [['2026-03-02', ['proposalValidUntil=2026-03-02']]],
  createdDate: [
    [
      { from: '2026-01-01', to: '2026-02-28' },
      ['createdDate[after]=2026-01-01', 'createdDate[strictly_before]=2026-03-01'],
    ],
    [{ to: '2025-12-31' }, ['createdDate[strictly_before]=2026-01-01']],
  ],
  lastActivityDate: [[{ from: '2026-01-01' }, ['lastActivityDate[after]=2026-01-01']]],
  isHitchhiker: [[true, ['isHitchHiker=true']]],
  isKitGiven: [[true, ['rezoKit=true']]],
  isLetterPrinted: [[true, ['cardLetter=true']]],
  isLetterPosted: [[true, ['cardLetterPosted=true']]],
  solidary: [
    ['any', ['solidary=1']],
    ['candidate', ['solidaryCandidate=1']],
    ['exclusive', ['solidaryExclusive=true']],
    ['volunteer', ['solidaryUser.volunteer=true']],
    ['notVolunteer', ['solidaryUser.volunteer=false']],
    ['beneficiary', ['solidaryUser.beneficiary=true']],
    ['notBeneficiary', ['solidaryUser.beneficiary=false']],
  ],
};

describe('a filter of the users list in the request', () => {
  it.each(
    Object.entries(cases).flatMap(([name, values]) => values.map(([value, params]) => [name, value, params] as const)),
  )('%s = %j', (name, value, params) => {
    expect(wire({ [name]: value })).toEqual(params);
  });

  it('is combined with the others', () => {
    expect(wire({ gender: [1], acceptsNews: true, givenName: 'Zoé' })).toEqual([
      'givenName=Zoé',
      'gender[]=1',
      'newsSubscription=true',
    ]);
    expect(wire({})).toEqual([]);
    expect(wire({ givenName: undefined })).toEqual([]);
  });
});

describe('filters that the platform handles wrongly cannot be requested', () => {
  it.each([
    ['the 503 of isHitchHiker=false', { isHitchhiker: false }],
    ['a false that undoes the other filters', { isKitGiven: false }],
    ['the same', { isLetterPrinted: false }],
    ['the same', { isLetterPosted: false }],
    ['the wrong column', { communitiesExclude: '3' }],
    ['the scalar that misses people without status', { identityStatus: 0 }],
    ['several where one counts', { oDTerritory: [1, 2] }],
    ['an empty list', { gender: [] }],
    ['a value of no meaning', { gender: [7] }],
    ['an empty text', { givenName: '  ' }],
    ['a range without an end', { createdDate: {} }],
    ['a day that is none', { noAdAfter: '2026-02-30' }],
    ['a journey from nowhere to nowhere', { journey: {} }],
    ['a filter that does not exist', { status: 1 }],
  ])('%s', (_, filters) => {
    expect(parse(filters).success).toBe(false);
  });

  it.each([
    { page: 0, perPage: 25, sort: [] },
    { page: 1, perPage: 1001, sort: [] },
    { page: 1, perPage: 25, sort: [{ field: 'adType', direction: 'asc' }] },
    { page: 1, perPage: 25, sort: [{ field: 'rezoKit', direction: 'asc' }] },
    { page: 1, perPage: 25, sort: [{ field: 'id', direction: 'up' }] },
  ])('%j', (wrong) => {
    expect(query.safeParse({ ...wrong, filters: {} }).success).toBe(false);
  });
});

describe('parameter sets', () => {
  const one = (name: string): WireParams => [[name, '1']];
  const alternatives = (...sets: [WireParams, ...WireParams[]]) => ({ schema: query, toWire: () => sets });

  it('are all combinations of the alternatives, the first ones first', () => {
    const filters = { a: alternatives(one('a1'), one('a2')), b: alternatives(one('b1'), one('b2')) };
    const names = filterParams(filters, { a: 1, b: 1 } as never).map((set) => set.map(([name]) => name).join());
    expect(names).toEqual(['a1,b1', 'a2,b1', 'a1,b2', 'a2,b2']);
  });

  it('contain page, page size and order under their wire names', () => {
    const sort = [
      { field: 'familyName', direction: 'asc' },
      { field: 'isKitGiven', direction: 'desc' },
    ] as const;
    expect(pageParams(users, { page: 2, perPage: 50, sort })).toEqual([
      ['page', '2'],
      ['perPage', '50'],
      ['order[familyName]', 'asc'],
      ['order[rezoKit]', 'desc'],
    ]);
  });
});
