import { expect, test } from 'vitest';
import { asDay } from '#shared/calendar.ts';
import { filterParams } from '#shared/resources/define.ts';
import { userFilters } from '#shared/resources/users/filters.ts';
import { queryOf, readSearch } from '../../../../../../src/renderer/kit/list/state.ts';
import { userList } from '../../../../../../src/renderer/modules/users/list.ts';

/** 15 March 2026 is a Sunday of an ordinary year. */
const today = asDay('2026-03-15');

/** The parameters of the first request for an address. */
function wire(search: Record<string, unknown>): string[] {
  const state = readSearch(userList, search, { perPage: 25, today });
  const [first] = filterParams(userFilters, queryOf(userList, state, today).filters);
  return first.map(([name, value]) => `${name}=${value}`);
}

test.each<[Record<string, unknown>, string[]]>([
  [{ search: 'martin' }, ['q=martin']],
  [{ search: 'p@example' }, ['email=p@example']],
  [{ search: '#12' }, ['id=12']],
  [{ search: 12 }, ['id=12']],
  [{ search: "Jeanne d'Arc" }, ["familyName=d'Arc", 'givenName=Jeanne']],
  [{ selected: '4,7,x' }, ['selected=4,7']],
  [{ selected: 4 }, ['selected=4']],
  [{ givenName: 'Zoé', familyName: 'Petit' }, ['givenName=Zoé', 'familyName=Petit']],
  [{ gender: '1,3' }, ['gender[]=1', 'gender[]=3']],
  [{ acceptsNews: 'no' }, ['newsSubscription=false']],
  [{ identityStatus: 0 }, ['identityStatus[]=0']],
  [{ identityProofStatus: 1 }, ['identityProofStatus[]=1']],
  [{ community: 12 }, ['community=12']],
  [{ homeAddressTerritory: '4,7' }, ['homeAddressTerritory[]=4', 'homeAddressTerritory[]=7']],
  [{ territory: '4,7' }, ['territory=4']],
  [{ journey: '10|48.7,6.2 Nancy|' }, ['origin={"lat":48.7,"lgt":6.2}', 'range=10']],
  [{ noAdAfter: '2026-01-31' }, ['proposalValidUntil=2026-01-31']],
  [
    { createdDate: '2026-01-01..2026-02-28' },
    ['createdDate[after]=2026-01-01', 'createdDate[strictly_before]=2026-03-01'],
  ],
  [{ createdDate: 'today' }, ['createdDate[after]=2026-03-15', 'createdDate[strictly_before]=2026-03-16']],
  [{ createdDate: '7d' }, ['createdDate[after]=2026-03-09', 'createdDate[strictly_before]=2026-03-16']],
  [{ createdDate: '30d' }, ['createdDate[after]=2026-02-14', 'createdDate[strictly_before]=2026-03-16']],
  [{ createdDate: 'month' }, ['createdDate[after]=2026-03-01', 'createdDate[strictly_before]=2026-03-16']],
  [{ createdDate: 'year' }, ['createdDate[after]=2026-01-01', 'createdDate[strictly_before]=2026-03-16']],
  [{ lastActivityDate: '..2025-09-15' }, ['lastActivityDate[strictly_before]=2025-09-16']],
  [{ isKitGiven: 'yes' }, ['rezoKit=true']],
  [{ solidary: 'notBeneficiary' }, ['solidaryUser.beneficiary=false']],
  [{ gender: '', search: '', createdDate: '' }, []],
])('%j sends %j', (search, params) => {
  expect(wire(search)).toEqual(params);
});

test('no address produces a filter that the platform gets wrong', () => {
  const yesOnly = ['isHitchhiker', 'isKitGiven', 'isLetterPrinted', 'isLetterPosted'];
  for (const name of yesOnly) {
    for (const value of [false, 'false', 'no', 0]) expect(wire({ [name]: value })).toEqual([]);
  }
  expect(wire({ communitiesExclude: 4, 'identityStatus[]': 2, status: 2, roles: 1 })).toEqual([]);
});

test('every filter of the resource is on the screen', () => {
  expect(userList.filters.map(({ name }) => name).sort()).toEqual(Object.keys(userFilters).sort());
});
