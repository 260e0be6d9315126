import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asDay } from '#shared/calendar.ts';
import { contract, type ParsedRequestOf } from '#shared/ipc/contract.ts';
import { hitchhikers } from '#shared/resources/hitchhikers/index.ts';
import { type HitchhikerQueue, hitchhikerQueueNames } from '#shared/resources/hitchhikers/queues.ts';
import type { UserWrite } from '#shared/resources/users/write.ts';
import { type Connected, connect, departures } from './support/connected.ts';

let house: Connected;
beforeEach(async () => {
  house = await connect('administrator', 300);
  house.server.requests.length = 0;
});
afterEach(() => house.server.close());

type Query = ParsedRequestOf<'hitchhikers.list'>;
const list = async (filters: Query['filters'] = {}, sort: Query['sort'] = []) => {
  const query = contract['hitchhikers.list'].request.parse({ page: 1, perPage: 300, sort, filters });
  const found = await house.handlers['hitchhikers.list'](query, house.call);
  expect(found.unreadable).toEqual([]);
  return found;
};
const seen = (method: string) =>
  house.server.requests
    .filter(({ request }) => request.method === method)
    .map(({ request }) => new URL(request.url, 'http://platform').searchParams);
const patched = () =>
  house.server.requests
    .filter(({ request }) => request.method === 'PATCH')
    .map(({ request }) => JSON.parse(request.body ?? ''));

const filters: { [K in keyof Required<Query['filters']>]: Query['filters'][K][] } = {
  search: ['Martin', "Jeanne d'Arc", '06 12 34 56 78', '#3'],
  gender: [[0, 1]],
  acceptsNews: [true, false],
  identityStatus: [[0], [1, 2]],
  identityProofStatus: [[1]],
  homeAddressTerritory: [[1, 2]],
  createdDate: [{ from: '2025-01-01' }],
  lastActivityDate: [{ to: '2026-02-28' }],
  isKitGiven: [true],
  isLetterPrinted: [true],
  isLetterPosted: [true],
};

describe('the list of hitchhikers', () => {
  it('contains hitchhikers only, whatever the other filters', async () => {
    const { rows, total } = await list();
    expect(total).toBeGreaterThan(5);
    expect(total).toBeLessThan(300);
    expect(rows.every((row) => row.isHitchhikingDriver === true || row.isHitchhikingPassenger === true)).toBe(true);
    for (const values of Object.entries(filters)) for (const value of values[1]) await list({ [values[0]]: value });
    const asked = seen('GET');
    expect(asked.length).toBeGreaterThan(15);
    expect(asked.every((params) => params.getAll('isHitchHiker').join() === 'true')).toBe(true);
    expect(departures(house)).toEqual([]);
  });

  it('never filters by a mark that is false', async () => {
    for (const name of ['isKitGiven', 'isLetterPrinted', 'isLetterPosted']) {
      const query = { page: 1, perPage: 25, sort: [], filters: { [name]: false } };
      expect(contract['hitchhikers.list'].request.safeParse(query).success).toBe(false);
    }
    expect(Object.keys(hitchhikers.filters)).toEqual(Object.keys(filters));
  });

  it.each([
    ['isKitGiven', 'rezoKit'],
    ['isLetterPrinted', 'cardLetter'],
    ['isLetterPosted', 'cardLetterPosted'],
  ] as const)('sorts those without %s first', async (field, key) => {
    const { rows } = await list({}, [{ field, direction: 'asc' }]);
    const marks = rows.map((row) => row[field] === true);
    expect(marks).toEqual(marks.toSorted((left, right) => Number(left) - Number(right)));
    expect(new Set(marks).size).toBe(2);
    expect(seen('GET')[0]?.get(`order[${key}]`)).toBe('asc');
    expect(departures(house)).toEqual([]);
  });
});

describe('marks', () => {
  it('are set and undone with one PATCH of one key each, back to the original value', async () => {
    const { rows } = await list({}, [{ field: 'isKitGiven', direction: 'asc' }]);
    const first = rows[0];
    if (first === undefined) throw new Error('no hitchhiker');
    expect(first.isKitGiven).not.toBe(true);
    const update = (isKitGiven: boolean | null) =>
      house.handlers['users.update']({ id: first.id, changes: { isKitGiven } }, house.call);
    await update(true);
    expect((await house.handlers['users.get']({ id: first.id }, house.call)).isKitGiven).toBe(true);
    await update(first.isKitGiven);
    // The platform stores anything but true as false (docs/platform/a-auth-users.md §5).
    expect((await house.handlers['users.get']({ id: first.id }, house.call)).isKitGiven).toBe(false);
    expect(patched()).toEqual([{ rezoKit: true }, { rezoKit: first.isKitGiven }]);
    expect(departures(house)).toEqual([]);
  });
});

it('a new hitchhiker is in the list at once, with the given marks', async () => {
  const zoe = {
    givenName: 'Zoé',
    familyName: 'Autostop',
    gender: 1,
    telephone: '0612345678',
    phoneDisplay: 1,
    status: 1,
    roles: [],
    isHitchhikingPassenger: true,
    isLetterPrinted: true,
  } satisfies UserWrite;
  const { id } = await house.handlers['users.create'](zoe, house.call);
  const { rows } = await list({ search: 'Autostop' });
  expect(rows).toMatchObject([
    { id, isHitchhikingPassenger: true, isLetterPrinted: true, isKitGiven: null, verifiedIdentity: false },
  ]);
  expect(departures(house)).toEqual([]);
});

describe('the queues of hitchhikers', () => {
  const expected = {
    calls: [
      [
        ['identityStatus[]', '0'],
        ['identityStatus[]', '3'],
        ['identityStatus[]', '4'],
      ],
    ],
    lettersToPrint: [[], [['cardLetter', 'true']]],
    lettersToPost: [
      [['cardLetter', 'true']],
      [
        ['cardLetter', 'true'],
        ['cardLetterPosted', 'true'],
      ],
    ],
    kits: [[], [['rezoKit', 'true']]],
    identities: [[['identityProofStatus[]', '1']]],
  } as const satisfies Record<HitchhikerQueue, unknown>;

  it.each(hitchhikerQueueNames)('counts %s by totals of lists of which one row is read', async (queue) => {
    const count = await house.handlers['hitchhiking.waiting']({ queue }, house.call);
    const common = [
      ['page', '1'],
      ['perPage', '1'],
      ['isHitchHiker', 'true'],
    ];
    expect(seen('GET').map((params) => [...params])).toEqual(expected[queue].map((own) => [...common, ...own]));
    expect(departures(house)).toEqual([]);
    // The same people as in the list, which no filter finds.
    const { rows } = await list();
    const isIn: Record<HitchhikerQueue, (row: (typeof rows)[number]) => boolean> = {
      calls: ({ identityStatus }) => [0, 3, 4].includes(identityStatus ?? 0),
      lettersToPrint: ({ isLetterPrinted }) => isLetterPrinted !== true,
      lettersToPost: ({ isLetterPrinted, isLetterPosted }) => isLetterPrinted === true && isLetterPosted !== true,
      kits: ({ isKitGiven }) => isKitGiven !== true,
      identities: ({ identityProofs }) => identityProofs.some(({ status }) => status === 1),
    };
    expect(count).toBe(rows.filter(isIn[queue]).length);
    expect(count).toBeGreaterThan(0);
  });

  it('find the same people first in the list that is sorted by the flag', async () => {
    const { rows } = await list({ isLetterPrinted: true }, [
      { field: 'isLetterPosted', direction: 'asc' },
      { field: 'createdDate', direction: 'asc' },
    ]);
    const waiting = await house.handlers['hitchhiking.waiting']({ queue: 'lettersToPost' }, house.call);
    expect(rows.slice(0, waiting).every(({ isLetterPosted }) => isLetterPosted !== true)).toBe(true);
    expect(rows.slice(waiting).every(({ isLetterPosted }) => isLetterPosted === true)).toBe(true);
    expect(departures(house)).toEqual([]);
  });

  it('read the address of a letter from the record, which computes it', async () => {
    const { rows } = await list();
    const home = rows.find(({ homeAddress }) => homeAddress !== null);
    expect(home?.postalAddress).toBeNull();
    const user = await house.handlers['users.get']({ id: home?.id ?? 0 }, house.call);
    expect(user.postalAddress).toContain(user.familyName);
    expect(departures(house)).toEqual([]);
  });

  it('find who registered in a territory', async () => {
    const all = await list({ createdDate: { from: asDay('2020-01-01') } });
    const some = await list({ createdDate: { from: asDay('2020-01-01') }, homeAddressTerritory: [6] });
    expect(some.total).toBeLessThanOrEqual(all.total);
    expect(departures(house)).toEqual([]);
  });
});
