import { describe, expect, it } from 'vitest';
import {
  readStoredFilters,
  type UserFilterValues,
  writeStoredFilters,
} from '#shared/resources/campaigns/stored-filters.ts';
import { filterParams } from '#shared/resources/define.ts';
import { userFilters } from '#shared/resources/users/filters.ts';

const place = { latitude: 48.69, longitude: 6.18, label: 'Nancy' };

/** One value of each filter; the compiler asks for those that are added. */
const each: Required<{ [K in keyof UserFilterValues]: NonNullable<UserFilterValues[K]> }> = {
  search: 'Jean & fils = 100 %',
  selected: [4, 7],
  givenName: 'Zoé',
  familyName: "d'Arc",
  gender: [1, 2],
  acceptsNews: true,
  identityStatus: [0, 2],
  identityProofStatus: [1],
  community: 3,
  homeAddressTerritory: [7, 8],
  homeAddressODTerritory: [9],
  homeAddressWaypointTerritory: [4],
  homeAddressDirectionTerritory: [4],
  oDTerritory: [4],
  waypointTerritory: [4],
  directionTerritory: [4],
  territory: [4],
  journey: { origin: place, destination: place, radius: 12 },
  noAdAfter: '2026-03-02',
  createdDate: { from: '2025-01-01', to: '2025-12-31' },
  lastActivityDate: { to: '2026-02-28' },
  isHitchhiker: true,
  isKitGiven: true,
  isLetterPrinted: true,
  isLetterPosted: true,
  solidary: 'notVolunteer',
};
const one = (name: keyof UserFilterValues): UserFilterValues => ({ [name]: each[name] });

/** What the platform makes of a query string (docs/platform/b-communities-content.md §4). */
const lossy = (params: readonly (readonly [string, string])[]) =>
  params.map(([name, value]) => `${name.replace(/\[\d*\]$/, '').replaceAll('.', '_')}=${value}`).join('&');

const paramsOf = (filters: UserFilterValues) => filterParams(userFilters, filters)[0];
const readable = (stored: string | null) => {
  const read = readStoredFilters(stored);
  if (read.kind === 'unreadable') throw new Error(`unreadable: ${read.unknown.join(' ')}`);
  return read;
};
const names = Object.keys(each) as (keyof UserFilterValues)[];

describe('filters that this application stored', () => {
  it.each(names)('are read as they were written: %s', (name) => {
    const params = paramsOf(one(name));
    const read = readable(writeStoredFilters(params));
    expect(read.params).toEqual(params);
    // A place is stored without its name.
    if (name !== 'journey') expect(read.filters).toEqual(one(name));
  });

  it('are read together', () => {
    const filters = { search: 'example', homeAddressTerritory: [7, 8], createdDate: { from: '2025-01-01' } };
    const params = paramsOf(filters);
    expect(readable(writeStoredFilters(params))).toEqual({ kind: 'readable', params, filters });
  });
});

describe('filters that the platform stored by itself', () => {
  // The ampersand of the text is not escaped there: it cannot be told from that between two parameters.
  it.each(names.filter((name) => name !== 'search'))('get their brackets and dots back: %s', (name) => {
    const params = paramsOf(one(name));
    expect(readable(lossy(params)).params).toEqual(params);
  });

  it('are restored from what the real platform stored', () => {
    expect(readable('givenName=a&homeAddressTerritory=1&homeAddressTerritory=2')).toEqual({
      kind: 'readable',
      params: [
        ['givenName', 'a'],
        ['homeAddressTerritory[]', '1'],
        ['homeAddressTerritory[]', '2'],
      ],
      filters: { givenName: 'a', homeAddressTerritory: [1, 2] },
    });
  });

  it.each(['+33612345678', '0612345678'])('keep the telephone %s', (telephone) => {
    const read = readable(`telephone=${telephone}`);
    expect(read.params).toEqual([['telephone', telephone]]);
    expect(read.filters).toEqual({ search: telephone });
  });

  it('keep the plus sign of an e-mail address', () => {
    expect(readable('email=jean+news@example.org').filters).toEqual({ search: 'jean+news@example.org' });
  });
});

describe('filters that cannot be restored', () => {
  it.each<[string, string, string[]]>([
    ['a parameter that no list has', 'givenName=a&status=1', ['status']],
    ['a text with an ampersand, which was cut', 'q=Jean & fils', [' fils']],
    ['a parameter twice that takes one value', 'community=1&community=2', ['community']],
    ['a date whose brackets were lost', 'createdDate=2025-01-01', ['createdDate']],
    ['a value that is none', 'territory=abc', ['territory']],
    ['an operator that the list does not have', 'createdDate[before]=2025-01-01', ['createdDate[before]']],
    ['a yes that is a no', 'isHitchHiker=false', ['isHitchHiker']],
  ])('are named: %s', (_, stored, unknown) => {
    expect(readStoredFilters(stored)).toEqual({ kind: 'unreadable', unknown });
  });
});

it('reads a campaign without filters as everybody', () => {
  for (const stored of [null, ''])
    expect(readStoredFilters(stored)).toEqual({ kind: 'readable', params: [], filters: {} });
});
