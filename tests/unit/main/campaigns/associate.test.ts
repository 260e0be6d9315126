import { beforeEach, describe, expect, it } from 'vitest';
import { campaignHandlers } from '#main/campaigns/handlers.ts';
import type { ParsedRequestOf } from '#shared/ipc/contract.ts';
import type { Progress } from '#shared/ipc/transfer.ts';
import { listeningLog } from '#tests/support/fakes.ts';
import { type Answer, hydra, hydraError } from '#tests/support/platform-stub.ts';
import { credentials, errorOf, type House, openHouse } from '../session/support.ts';

type Request = ParsedRequestOf<'campaigns.associate'>;
type Query = Extract<Request['recipients'], { kind: 'query' }>['query'];

let house: House;
let campaign: Record<string, unknown>;
let progress: Progress[];
const association = 'GET /admin/users/associate-campaign';

beforeEach(async () => {
  house = await openHouse();
  await house.session.signIn(credentials);
  house.stub.seen.length = 0;
  progress = [];
  campaign = {
    id: 4,
    name: 'Rentrée',
    subject: 'Rentrée',
    body: '[]',
    status: 0,
    filterType: null,
    deliveryCount: null,
  };
  house.stub.on('GET /admin/campaigns/4', () => ({ json: campaign }));
  house.stub.on('PATCH /admin/campaigns/4', () => ({ json: campaign }));
  answer(3);
});

/** The platform associates this many, and counts them as the campaign's. */
function answer(count: number, deliveryCount = count) {
  house.stub.on(association, ({ params }) => {
    campaign = { ...campaign, filterType: Number(params.get('filterType')), deliveryCount };
    // Its total is always 1 (docs/platform/a-auth-users.md §6).
    return hydra([count] as never, 1);
  });
}

const associate = (recipients: Request['recipients'], list?: Request['list'], announced?: number) => {
  const handlers = campaignHandlers({ client: house.client, log: listeningLog().log });
  const { signal } = new AbortController();
  const call = { signal, progress: (update: Progress) => void progress.push(update), commit: () => {} };
  return Promise.resolve(handlers['campaigns.associate']({ campaignId: 4, list, recipients, announced }, call));
};
const query = (filters: Query['filters']): Query => ({ page: 3, perPage: 25, sort: [], filters });
const sent = () => house.stub.seen.filter(({ url }) => url.includes('associate-campaign'));
const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const fail = (given: Answer) => house.stub.on(association, given);

describe('checks before anything is sent', () => {
  it.each([1, 2, 3])('refuse a campaign at status %i, whose recipients are fixed', async (status) => {
    campaign.status = status;
    expect(await errorOf(associate({ kind: 'ids', ids: [1] }))).toMatchObject({ reason: 'campaignFixed' });
    expect(sent()).toEqual([]);
  });

  it('refuse a second selection, since both may add up', async () => {
    campaign = { ...campaign, filterType: 1, deliveryCount: 12 };
    expect(await errorOf(associate({ kind: 'ids', ids: [1] }))).toMatchObject({ reason: 'campaignHasRecipients' });
    expect(sent()).toEqual([]);
  });

  it('refuse more people than a URL can hold', async () => {
    expect(await errorOf(associate({ kind: 'ids', ids: ids(901) }))).toMatchObject({ reason: 'tooMany' });
    const long = ids(600).map((id) => 9_000_000 + id);
    expect(await errorOf(associate({ kind: 'ids', ids: long }))).toMatchObject({ reason: 'tooMany' });
    expect(sent()).toEqual([]);
    await associate({ kind: 'ids', ids: ids(300) });
    expect(sent()[0]?.url.length).toBeLessThan(7500);
  });

  it('refuse a query whose exceptions leave nobody', async () => {
    house.stub.on('GET /admin/users', hydra([{ id: 9 }]));
    const recipients = { kind: 'query', query: query({}), except: [9] } as const;
    expect(await errorOf(associate({ ...recipients, except: [9] }))).toMatchObject({ reason: 'nobody' });
    expect(sent()).toEqual([]);
  });
});

describe('the outcome', () => {
  it('is the number of recipients in the answer, not its total', async () => {
    answer(7);
    expect(await associate({ kind: 'ids', ids: ids(9) })).toEqual({ outcome: 'associated', count: 7 });
  });

  it('is "nobody" when nobody accepts news', async () => {
    answer(0);
    expect(await associate({ kind: 'ids', ids: [1] })).toEqual({ outcome: 'nobody' });
  });

  it.each<[string, Request['recipients']]>([
    ['a filter', { kind: 'query', query: query({ givenName: 'lo' }), except: [] }],
    ['people by their ids', { kind: 'ids', ids: [1, 2] }],
  ])('reports a number that differs from the announced one, for %s', async (_, recipients) => {
    answer(3);
    expect(await associate(recipients, undefined, 2)).toEqual({ outcome: 'different', count: 3, announced: 2 });
    campaign = { ...campaign, filterType: null, deliveryCount: null };
    expect(await associate(recipients, undefined, 3)).toEqual({ outcome: 'associated', count: 3 });
  });

  it('is uncertain when the campaign counts more recipients afterwards', async () => {
    answer(7, 19);
    expect(await associate({ kind: 'ids', ids: ids(9) })).toEqual({
      outcome: 'uncertain',
      count: 7,
      deliveryCount: 19,
    });
  });

  it.each([
    ['a 500 without a reason', hydraError(500, 'Internal Server Error')],
    ['a dropped connection', 'drop' as const],
  ])('is unknown after %s: one request is sent and the campaign is read again', async (_, given) => {
    fail(given as Answer);
    expect(await associate({ kind: 'ids', ids: [1] })).toMatchObject({
      outcome: 'unknown',
      now: { filterType: null, deliveryCount: null },
    });
    expect(sent()).toHaveLength(1);
  });
});

describe('a query alone', () => {
  it('sends its filters without order and page, and stores them exactly on the campaign', async () => {
    await associate({ kind: 'query', query: query({ homeAddressTerritory: [7, 8] }), except: [] });
    expect(sent()[0]?.params.toString()).toBe(
      'campaignId=4&filterType=2&homeAddressTerritory%5B%5D=7&homeAddressTerritory%5B%5D=8',
    );
    const patch = house.stub.seen.find(({ method }) => method === 'PATCH');
    expect(JSON.parse(String(patch?.body))).toEqual({
      filters: 'homeAddressTerritory%5B%5D=7&homeAddressTerritory%5B%5D=8',
    });
  });

  it('becomes a list of people when it is too long to store or has a filter that may not apply', async () => {
    house.stub.on('GET /admin/users', hydra([{ id: 8 }, { id: 9 }]));
    const many = { homeAddressTerritory: ids(40) };
    for (const filters of [many, { gender: [1] }, { createdDate: { to: '2026-01-01' } }]) {
      campaign = { ...campaign, filterType: null, deliveryCount: null };
      await associate({ kind: 'query', query: query(filters), except: [] });
      expect(sent().at(-1)?.params.toString()).toBe('campaignId=4&filterType=1&user%5B%5D=8&user%5B%5D=9');
    }
  });

  it('uses the telephone format that finds somebody', async () => {
    house.stub.on('GET /admin/users', ({ params }) =>
      params.get('telephone') === '+33612345678' ? hydra([{ id: 9 }]) : hydra([]),
    );
    await associate({ kind: 'query', query: query({ search: '06 12 34 56 78' }), except: [] });
    expect(sent()[0]?.params.get('telephone')).toBe('+33612345678');
  });
});
