import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contract, type RequestOf } from '#shared/ipc/contract.ts';
import { type Connected, connect, departures } from './support/connected.ts';

let house: Connected;
beforeEach(async () => {
  house = await connect('administrator', 300);
  house.server.requests.length = 0;
});
afterEach(() => house.server.close());

const drafts = async () => {
  const query = contract['campaigns.list'].request.parse({ page: 1, perPage: 50, sort: [], filters: { status: [0] } });
  const { rows, unreadable } = await house.handlers['campaigns.list'](query, house.call);
  expect(unreadable).toEqual([]);
  return rows;
};
const draftId = async () => (await drafts())[0]?.id ?? 0;
type Recipients = RequestOf<'campaigns.associate'>['recipients'];
const associate = async (recipients: Recipients, announced: number, list: 'users' | 'hitchhikers' = 'users') => {
  const asked = { campaignId: await draftId(), list, recipients, announced };
  return house.handlers['campaigns.associate'](contract['campaigns.associate'].request.parse(asked), house.call);
};
/** Those who accept news, by ascending id. */
const subscribers = async (filters: RequestOf<'users.list'>['filters'] = {}) => {
  const asked = { page: 1, perPage: 500, sort: [], filters: { ...filters, acceptsNews: true } };
  const { rows } = await house.handlers['users.list'](contract['users.list'].request.parse(asked), house.call);
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
};
const counted = async (filters: RequestOf<'users.list'>['filters']) => {
  const query = contract['users.list'].request.parse({ page: 1, perPage: 1, sort: [], filters });
  return (await house.handlers['users.list'](query, house.call)).total;
};
const query = (filters: RequestOf<'users.list'>['filters'] = {}) => ({ page: 1, perPage: 25, sort: [], filters });
/** What the association was asked, without the campaign. */
const asked = () => {
  const calls = house.server.requests
    .map(({ request }) => new URL(request.url, 'http://platform'))
    .filter(({ pathname }) => pathname.endsWith('/associate-campaign'));
  expect(calls).toHaveLength(1);
  const parameters = [...(calls[0]?.searchParams ?? [])].filter(([name]) => name !== 'campaignId');
  return parameters.map(([name, value]) => `${name}=${value}`);
};

it('lists drafts with the fields that the choice of one needs', async () => {
  const rows = await drafts();
  expect(rows.length).toBeGreaterThan(3);
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set([0]));
  expect(departures(house)).toEqual([]);
});

describe('associating people with a campaign', () => {
  it('sends the ids of a selection, of whom those who accept news become recipients', async () => {
    const ids = Array.from({ length: 40 }, (_, index) => index + 10);
    const accepting = (await subscribers()).filter((id) => ids.includes(id));
    expect(accepting.length).toBeGreaterThan(0);
    expect(accepting.length).toBeLessThan(40);
    expect(await associate({ kind: 'ids', ids }, accepting.length)).toEqual({
      outcome: 'associated',
      count: accepting.length,
    });
    expect(asked()).toEqual(['filterType=1', ...accepting.map((id) => `user[]=${id}`)]);
    expect(departures(house)).toEqual([]);
  });

  it('sends a query as its filters, without order or page, and stores the exact filters', async () => {
    const filters = { homeAddressTerritory: [1, 2], identityStatus: [0, 2] };
    const expected = await counted({ ...filters, acceptsNews: true });
    expect(await associate({ kind: 'query', query: query(filters), except: [] }, expected)).toEqual({
      outcome: 'associated',
      count: expected,
    });
    expect(asked()).toEqual([
      'filterType=2',
      'identityStatus[]=0',
      'identityStatus[]=2',
      'homeAddressTerritory[]=1',
      'homeAddressTerritory[]=2',
    ]);
    const patches = house.server.requests.filter(({ request }) => request.method === 'PATCH');
    expect(patches.map(({ request }) => JSON.parse(request.body ?? ''))).toEqual([
      {
        filters:
          'identityStatus%5B%5D=0&identityStatus%5B%5D=2&homeAddressTerritory%5B%5D=1&homeAddressTerritory%5B%5D=2',
      },
    ]);
    expect(departures(house)).toEqual([]);
  });

  it('always sends isHitchHiker for the list of hitchhikers', async () => {
    const expected = await counted({ isHitchhiker: true, acceptsNews: true });
    expect(await associate({ kind: 'query', query: query(), except: [] }, expected, 'hitchhikers')).toEqual({
      outcome: 'associated',
      count: expected,
    });
    expect(asked()).toEqual(['filterType=2', 'isHitchHiker=true']);
    expect(departures(house)).toEqual([]);
  });

  it.each([
    ['exceptions', { homeAddressTerritory: [6] }, [11, 12]],
    ['filters that the platform is not known to apply there', { homeAddressTerritory: [6], gender: [1] }, []],
  ])('sends a selection for a query with %s', async (_, filters, except) => {
    const accepting = (await subscribers(filters)).filter((id) => !except.some((excluded) => excluded === id));
    const answer = await associate({ kind: 'query', query: query(filters), except }, accepting.length);
    expect(answer).toEqual({ outcome: 'associated', count: accepting.length });
    expect(asked().every((text) => text === 'filterType=1' || text.startsWith('user[]='))).toBe(true);
    expect(departures(house)).toEqual([]);
  });

  it('refuses a second selection before anything is sent', async () => {
    const [one = 0, two = 0] = await subscribers();
    await associate({ kind: 'ids', ids: [one] }, 1);
    house.server.requests.length = 0;
    const [first] = await drafts();
    expect(first).toMatchObject({ filterType: 1 });
    await expect(associate({ kind: 'ids', ids: [two] }, 1)).rejects.toMatchObject({
      error: { kind: 'conflict', reason: 'campaignHasRecipients' },
    });
    expect(house.server.requests.some(({ request }) => request.url.includes('associate'))).toBe(false);
    expect(departures(house)).toEqual([]);
  });
});
