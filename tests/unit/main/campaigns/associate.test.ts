import { beforeEach, describe, expect, it } from 'vitest';
import { whileWaiting } from '#tests/support/no-waiting.ts';
import { hydra, hydraError, type StubAnswer } from '#tests/support/platform-stub.ts';
import { errorOf } from '../session/support.ts';
import { numbers, type OpenCampaign, openCampaign, query, type Recipients } from './support.ts';

let house: OpenCampaign;
const association = 'GET /admin/users/associate-campaign';
const ids = (...chosen: number[]): Recipients => ({ kind: 'ids', ids: chosen });

beforeEach(async () => {
  house = await openCampaign();
  house.accept(1, 2, 3);
  house.state.people.set(4, false);
  house.answer(3);
});

describe('checks before anything is sent', () => {
  it.each([1, 2, 3])('refuse a campaign at status %i, whose recipients are fixed', async (status) => {
    house.state.campaign.status = status;
    expect(await errorOf(house.associate(ids(1), 1))).toMatchObject({ reason: 'campaignFixed' });
    expect(house.sent()).toEqual([]);
  });

  it.each([
    ['a selection', { filterType: 1, deliveryCount: 12 }],
    ['a filter, which may hide a former selection', { filterType: 2, deliveryCount: 0 }],
  ])('refuse a selection for a campaign that has recipients by %s, since both may add up', async (_, taken) => {
    Object.assign(house.state.campaign, taken);
    expect(await errorOf(house.associate(ids(1), 1))).toMatchObject({ reason: 'campaignHasRecipients' });
    expect(house.sent()).toEqual([]);
  });

  it('let a filter take the place of a filter', async () => {
    Object.assign(house.state.campaign, { filterType: 2, deliveryCount: 12 });
    expect(await house.associate({ kind: 'query', query: query({ givenName: 'a' }), except: [] }, 3)).toMatchObject({
      outcome: 'associated',
    });
  });

  it('say that the campaign is gone, or somebody else’s', async () => {
    house.stub.on('GET /admin/campaigns/4', hydraError(400, 'Not Found'));
    expect(await errorOf(house.associate(ids(1), 1))).toMatchObject({ reason: 'campaignGone' });
    expect(house.sent()).toEqual([]);
  });

  it('refuse more people than one address can name', async () => {
    house.accept(...numbers(901));
    expect(await errorOf(house.associate(ids(...numbers(901)), 901))).toMatchObject({ reason: 'tooMany' });
    const long = numbers(600, 9_000_000);
    house.accept(...long);
    expect(await errorOf(house.associate(ids(...long), 600))).toMatchObject({ reason: 'tooMany' });
    expect(house.sent()).toEqual([]);
    house.answer(300);
    await house.associate(ids(...numbers(300)), 300);
    expect(house.sent()[0]?.url.length).toBeLessThan(7500);
  });

  it('refuse people of whom nobody accepts news, and a query whose exceptions leave nobody', async () => {
    expect(await errorOf(house.associate(ids(4), 0))).toMatchObject({ reason: 'nobody' });
    const all = { kind: 'query', query: query({}), except: [1, 2, 3] } as const;
    expect(await errorOf(house.associate({ ...all, except: [1, 2, 3] }, 0))).toMatchObject({ reason: 'nobody' });
    const against = { kind: 'query', query: query({ acceptsNews: false }), except: [] } as const;
    expect(await errorOf(house.associate({ ...against, except: [] }, 0))).toMatchObject({ reason: 'nobody' });
    expect(house.sent()).toEqual([]);
  });

  it.each<[string, Recipients]>([
    ['people by their ids', ids(1, 2, 3)],
    ['a filter', { kind: 'query', query: query({ givenName: 'a' }), except: [] }],
  ])('count those who accept news again, and stop at another number than announced, for %s', async (_, recipients) => {
    house.state.people.set(2, false);
    expect(await errorOf(house.associate(recipients, 3))).toMatchObject({ reason: 'recipientsChanged', count: 2 });
    expect(house.sent()).toEqual([]);
  });
});

describe('a selection', () => {
  it('names those alone who accept news', async () => {
    await house.associate(ids(1, 2, 3, 4), 3);
    expect(house.sent()[0]?.params.toString()).toBe('campaignId=4&filterType=1&user%5B%5D=1&user%5B%5D=2&user%5B%5D=3');
  });
});

describe('the outcome', () => {
  it('is the number of recipients in the answer, not its total', async () => {
    expect(await house.associate(ids(1, 2, 3), 3)).toEqual({ outcome: 'associated', count: 3 });
  });

  it('is "nobody" when the platform took nobody', async () => {
    house.answer(0);
    expect(await house.associate(ids(1), 1)).toEqual({ outcome: 'nobody' });
  });

  it.each<[string, Recipients]>([
    ['a filter', { kind: 'query', query: query({ givenName: 'lo' }), except: [] }],
    ['people by their ids', ids(1, 2, 3)],
  ])('reports a number that differs from the announced one, for %s', async (_, recipients) => {
    house.answer(2);
    expect(await house.associate(recipients, 3)).toEqual({ outcome: 'different', count: 2, announced: 3 });
  });

  it('is uncertain when the campaign counts more recipients afterwards', async () => {
    house.answer(3, 19);
    expect(await house.associate(ids(1, 2, 3), 3)).toEqual({ outcome: 'uncertain', count: 3, deliveryCount: 19 });
  });

  const lost = [
    ['a 500 without a reason', hydraError(500, 'Internal Server Error')],
    ['a dropped connection', 'drop' as const],
  ] as const;

  it.each(lost)('is known after %s by the number that the campaign has, and one request is sent', async (_, given) => {
    house.stub.on(association, () => {
      Object.assign(house.state.campaign, { filterType: 1, deliveryCount: 1 });
      return given;
    });
    expect(await house.associate(ids(1), 1)).toEqual({ outcome: 'associated', count: 1 });
    expect(house.sent()).toHaveLength(1);
  });

  it.each([
    ...lost.map(([name, given]) => [name, given, 3] as const),
    ['a refusal, which comes after the work', hydraError(400, 'Access Denied.'), 1] as const,
  ])(
    'is unknown after %s where that proves nothing, and is told with what is there',
    async (_, given, deliveryCount) => {
      house.stub.on(association, () => {
        Object.assign(house.state.campaign, { filterType: 1, deliveryCount });
        return given;
      });
      expect(await house.associate(ids(1), 1)).toMatchObject({
        outcome: 'unknown',
        now: { filterType: 1, deliveryCount },
        isGone: false,
      });
      expect(house.sent()).toHaveLength(1);
    },
  );

  it('is known where the platform sets the recipients six seconds after its answer was lost', async () => {
    house.stub.on(association, () => 'drop');
    whileWaiting([6000, () => void Object.assign(house.state.campaign, { filterType: 1, deliveryCount: 1 })]);
    expect(await house.associate(ids(1), 1)).toEqual({ outcome: 'associated', count: 1 });
    expect(house.sent()).toHaveLength(1);
  });

  it('says that the campaign was deleted meanwhile', async () => {
    house.stub.on(association, () => {
      house.stub.on('GET /admin/campaigns/4', hydraError(400, 'Not Found'));
      return hydraError(500, 'Internal Server Error');
    });
    expect(await house.associate(ids(1), 1)).toMatchObject({ outcome: 'unknown', now: null, isGone: true });
    expect(house.sent()).toHaveLength(1);
  });
});

describe('a query alone', () => {
  it('sends its filters without order and page, and stores them exactly on the campaign', async () => {
    await house.associate({ kind: 'query', query: query({ homeAddressTerritory: [7, 8] }), except: [] }, 3);
    expect(house.sent()[0]?.params.toString()).toBe(
      'campaignId=4&filterType=2&homeAddressTerritory%5B%5D=7&homeAddressTerritory%5B%5D=8',
    );
    const patch = house.stub.seen.find(({ method }) => method === 'PATCH');
    expect(JSON.parse(String(patch?.body))).toEqual({
      filters: 'homeAddressTerritory%5B%5D=7&homeAddressTerritory%5B%5D=8',
    });
  });

  it.each<[string, string, string]>([
    ['is associated where what the platform stored can be restored', 'homeAddressTerritory=7', 'associated'],
    ['is unknown where it cannot', 'territories=7', 'unknown'],
  ])('%s, when the exact filters are refused', async (_, stored, outcome) => {
    house.stub.on('PATCH /admin/campaigns/4', hydraError(500, 'Internal Server Error'));
    house.state.campaign.filters = stored;
    const recipients = { kind: 'query', query: query({ homeAddressTerritory: [7] }), except: [] } as const;
    expect(await house.associate({ ...recipients, except: [] }, 3)).toMatchObject({ outcome });
    expect(house.sent()).toHaveLength(1);
  });

  it('is unknown, not undone, where the exact filters are refused after it was made', async () => {
    house.stub.on('PATCH /admin/campaigns/4', hydraError(400, 'Access Denied.'));
    house.state.campaign.filters = 'territories=7';
    const recipients = { kind: 'query', query: query({ homeAddressTerritory: [7] }), except: [] } as const;
    expect(await house.associate({ ...recipients, except: [] }, 3)).toMatchObject({ outcome: 'unknown' });
    expect(house.sent()).toHaveLength(1);
  });

  it.each([
    ['are stored', null, 'associated'],
    ['cannot be stored', hydraError(500, 'Internal Server Error'), 'unknown'],
  ])('whose answer was lost is known where its exact filters %s', async (_, refusal, outcome) => {
    if (refusal !== null) house.stub.on('PATCH /admin/campaigns/4', refusal);
    house.stub.on(association, () => {
      Object.assign(house.state.campaign, { filterType: 2, deliveryCount: 3, filters: 'territories=7' });
      return 'drop';
    });
    const recipients: Recipients = { kind: 'query', query: query({ homeAddressTerritory: [7] }), except: [] };
    expect(await house.associate(recipients, 3)).toMatchObject({ outcome });
    const patches = house.stub.seen.filter(({ method }) => method === 'PATCH');
    expect(patches.map(({ body }) => JSON.parse(String(body)))).toEqual([{ filters: 'homeAddressTerritory%5B%5D=7' }]);
    expect(house.sent()).toHaveLength(1);
  });

  it('becomes a list of people when it is too long to store or has a filter that may not apply', async () => {
    const many = { homeAddressTerritory: numbers(40) };
    for (const filters of [many, { gender: [1] }, { createdDate: { to: '2026-01-01' } }]) {
      Object.assign(house.state.campaign, { filterType: null, deliveryCount: null });
      await house.associate({ kind: 'query', query: query(filters), except: [] }, 3);
      expect(house.sent().at(-1)?.params.get('filterType')).toBe('1');
      expect(house.sent().at(-1)?.params.getAll('user[]')).toEqual(['1', '2', '3']);
    }
  });

  it('uses the telephone format that finds somebody', async () => {
    house.stub.on('GET /admin/users', ({ params }) =>
      params.get('telephone') === '+33612345678' ? hydra([{ id: 9 }]) : hydra([]),
    );
    house.answer(1);
    await house.associate({ kind: 'query', query: query({ search: '06 12 34 56 78' }), except: [] }, 1);
    expect(house.sent()[0]?.params.get('telephone')).toBe('+33612345678');
  });
});

it('gives the failure where nothing can have been written', async () => {
  const given: StubAnswer = {
    status: 401,
    json: { code: 401, message: 'Invalid JWT Token' },
    type: 'application/json',
  };
  house.stub.on(association, given);
  expect(await errorOf(house.associate(ids(1), 1))).toMatchObject({ kind: 'unauthorized' });
});
