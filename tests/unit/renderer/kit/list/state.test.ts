import { describe, expect, test } from 'vitest';
import { asDay } from '#shared/calendar.ts';
import { type ListState, queryOf, readSearch, writeSearch } from '../../../../../src/renderer/kit/list/state.ts';
import { userList } from '../../../../../src/renderer/modules/users/list.ts';

const defaults = { perPage: 25, today: asDay('2026-03-15') } as const;
const read = (search: Record<string, unknown>) => readSearch(userList, search, defaults);
const write = (search: Record<string, unknown>) => writeSearch(userList, read(search), defaults);
const plain: ListState = { page: 1, perPage: 25, sort: [], filters: {}, view: null };

describe('the state of a list in its address', () => {
  test('is the plain list for an empty address, and the reverse', () => {
    expect(read({})).toEqual(plain);
    expect(write({})).toEqual({});
  });

  test.each([
    { page: 3 },
    { perPage: 100 },
    { sort: '-lastActivityDate,familyName' },
    { search: "Jeanne d'Arc", givenName: 'Zoé' },
    { gender: '1,3', acceptsNews: 'no', identityStatus: 2 },
    { createdDate: '30d', lastActivityDate: '2026-01-01..2026-02-28' },
    { createdDate: '..2026-02-28', noAdAfter: '2026-01-31' },
    { community: 12, homeAddressTerritory: '4,110', territory: 7 },
    { journey: '10|48.69231,6.18441 Nancy|' },
    { journey: '25||45.75,4.85 Lyon, Part-Dieu' },
    { isHitchhiker: 'yes', solidary: 'notVolunteer' },
  ])('%j is read and written back unchanged', (search) => {
    expect(write(search)).toEqual(search);
  });

  test.each([
    { page: 0 },
    { page: -2 },
    { page: 1.5 },
    { page: 'two' },
    { page: [2] },
    { perPage: 7 },
    { perPage: '1000' },
    { sort: 'password' },
    { sort: '-createdDate' },
    { sort: { field: 'email' } },
    { gender: '9' },
    { acceptsNews: 'perhaps' },
    { createdDate: '2026-02-30..' },
    { createdDate: '..' },
    { createdDate: 'someday' },
    { noAdAfter: '2026-13-01' },
    { community: -4 },
    { community: 'twelve' },
    { journey: '10||' },
    { journey: '10|here|' },
    { journey: '10|95,6 Pole|' },
    { isHitchhiker: 'no' },
    { isHitchhiker: false },
    { solidary: 'everyone' },
    { search: '   ' },
    { search: 'x'.repeat(256) },
    { unknown: 1 },
    { page: null, sort: null, gender: null },
  ])('%j is invalid and falls back to the default', (search) => {
    expect(read(search)).toEqual(plain);
  });

  test('keeps the valid parts beside invalid ones', () => {
    expect(read({ page: 'x', sort: 'email,password,-email,-id', gender: '1,9', status: 2 })).toEqual({
      ...plain,
      sort: [
        { field: 'email', direction: 'asc' },
        { field: 'id', direction: 'desc' },
      ],
      filters: { gender: '1,9' },
    });
    expect(queryOf(userList, read({ gender: '1,9' }), defaults.today).filters).toEqual({ gender: [1] });
  });

  test('writes whole numbers as numbers, which the router does not quote', () => {
    expect(write({ search: '75001' })).toEqual({ search: 75_001 });
    expect(write({ search: '01000' })).toEqual({ search: '01000' });
  });

  test('leaves out the preferred page size', () => {
    const preferred = { perPage: 100, today: defaults.today } as const;
    expect(readSearch(userList, {}, preferred).perPage).toBe(100);
    expect(writeSearch(userList, readSearch(userList, { perPage: 100 }, preferred), preferred)).toEqual({});
    expect(writeSearch(userList, readSearch(userList, { perPage: 25 }, preferred), preferred)).toEqual({ perPage: 25 });
  });
});

test('no filter is named like another part of the address', () => {
  const names = userList.filters.map(({ name }) => name);
  expect(new Set([...names, 'page', 'perPage', 'sort', 'view']).size).toBe(names.length + 4);
});

describe('views in the address of a list', () => {
  const recent = { id: 'recent', filters: { createdDate: '7d' }, sort: '' };
  const sorted = { id: 'sorted', filters: {}, sort: 'email' };
  const wide = { id: 'wide', filters: {}, sort: '' };
  const views = (byDefault: typeof recent | null = null) => ({ all: [recent, sorted, wide], default: byDefault });
  const readWith = (search: Record<string, unknown>, byDefault: typeof recent | null = null) =>
    readSearch(userList, search, { ...defaults, views: views(byDefault) });
  const writeWith = (state: Parameters<typeof writeSearch>[1], byDefault: typeof recent | null = null) =>
    writeSearch(userList, state, { ...defaults, views: views(byDefault) });

  test('a view alone applies its filters; filters in the address replace them', () => {
    expect(readWith({ view: 'recent' })).toEqual({ ...plain, filters: recent.filters, view: 'recent' });
    expect(readWith({ view: 'recent', gender: 1 })).toEqual({ ...plain, filters: { gender: '1' }, view: 'recent' });
    expect(readWith({ view: 'gone', gender: 1 })).toEqual({ ...plain, filters: { gender: '1' } });
    expect(readWith({ view: ['x'] })).toEqual(plain);
  });

  test('an empty address opens the default view, on its page; any other parameter replaces it', () => {
    expect(readWith({ page: 2 }, recent)).toEqual({ ...plain, page: 2, filters: recent.filters, view: 'recent' });
    expect(readWith({ gender: 1 }, recent)).toEqual({ ...plain, filters: { gender: '1' } });
    expect(readWith({ sort: 'email' }, recent).filters).toEqual({});
    expect(readWith({ view: 'all' }, recent)).toEqual(plain);
    expect(readWith({ gender: 'nonsense' }, recent)).toEqual(plain);
  });

  test.each([null, recent])('a written state is read back unchanged (default %j)', (byDefault) => {
    const states: ListState[] = [
      plain,
      { ...plain, page: 3, filters: recent.filters, view: 'recent' },
      { ...plain, filters: { gender: '1' }, view: 'recent' },
      { ...plain, filters: { gender: '1' } },
      { ...plain, sort: [{ field: 'email', direction: 'asc' as const }], view: 'sorted' },
      { ...plain, view: 'wide' },
    ];
    for (const state of states) expect(readWith(writeWith(state, byDefault), byDefault)).toEqual(state);
  });

  test('a view whose filters were all removed is no longer in the address', () => {
    const emptied = { ...plain, view: 'recent' };
    expect(writeWith(emptied)).toEqual({});
    expect(writeWith(emptied, recent)).toEqual({ view: 'all' });
    expect(writeWith({ ...plain, view: 'sorted' })).toEqual({});
  });

  test('dates stay relative in the address and are absolute in the request', () => {
    const state = readWith({ view: 'recent' });
    expect(writeWith(state)).toEqual({ view: 'recent', createdDate: '7d' });
    expect(queryOf(userList, state, asDay('2026-03-15')).filters).toEqual({
      createdDate: { from: '2026-03-09', to: '2026-03-15' },
    });
    const withoutAd = read({ noAdAfter: 'today' });
    expect(queryOf(userList, withoutAd, asDay('2026-03-15')).filters).toEqual({ noAdAfter: '2026-03-15' });
  });
});
