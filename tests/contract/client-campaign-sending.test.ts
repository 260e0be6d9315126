import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contract, type RequestOf } from '#shared/ipc/contract.ts';
import { recipientCount, type SendMode } from '#shared/resources/campaigns/sending.ts';
import { type Connected, connect, departures } from './support/connected.ts';

let house: Connected;
beforeEach(async () => {
  house = await connect('administrator', 300);
  house.server.requests.length = 0;
});
afterEach(() => house.server.close());

const body = JSON.stringify([{ type: 'text', position: 1, value: '<p>Bonjour</p>' }]);
const parsed = <C extends 'campaigns.associate' | 'campaigns.send'>(channel: C, request: RequestOf<C>) =>
  contract[channel].request.parse(request);

/** A new draft of the administrator, with users who accept news as its recipients. */
async function drafted(filters: RequestOf<'users.list'>['filters'] | null = null): Promise<number> {
  const { id } = await house.handlers['campaigns.create']({ name: 'Contrat', subject: 'Sujet', body }, house.call);
  const query = contract['users.list'].request.parse({
    page: 1,
    perPage: 5,
    sort: [],
    filters: { ...filters, acceptsNews: true },
  });
  const { rows, total } = await house.handlers['users.list'](query, house.call);
  const recipients: RequestOf<'campaigns.associate'>['recipients'] =
    filters === null
      ? { kind: 'ids', ids: rows.map((row) => row.id) }
      : { kind: 'query', query: { page: 1, perPage: 25, sort: [], filters }, except: [] };
  const announced = filters === null ? rows.length : total;
  const request = parsed('campaigns.associate', { campaignId: id, list: 'users', announced, recipients });
  expect(await house.handlers['campaigns.associate'](request as never, house.call)).toMatchObject({
    outcome: 'associated',
    count: announced,
  });
  return id;
}

const ready = async (id: number) => house.handlers['campaigns.readiness']({ id }, house.call);

/** Sends what the campaign shows now. */
async function send(id: number, mode: SendMode) {
  const read = await ready(id);
  const { status, updatedDate } = read.campaign;
  // Only campaigns of these statuses are sent here; the others are refused by their own test.
  const expected = { status: status as 0 | 1, updatedDate, count: recipientCount(read) ?? 0 };
  return house.handlers['campaigns.send'](parsed('campaigns.send', { id, mode, expected }) as never, house.call);
}

const sent = () =>
  house.server.requests
    .map(({ request }) => new URL(request.url, 'http://platform'))
    .filter(({ pathname }) => pathname.endsWith('/send-campaign'));

describe('sending a campaign to users', () => {
  it('tests it, then sends it, as the contract says, and never once more', async () => {
    const id = await drafted();
    expect(await send(id, 1)).toMatchObject({ outcome: 'sent', count: 5, now: { status: 1 } });
    expect(await send(id, 2)).toMatchObject({ outcome: 'sent', count: 5, now: { status: 2 } });
    expect(sent().map(({ pathname, search }) => pathname + search)).toEqual([
      `/admin/users/send-campaign?campaignId=${id}&mode=1`,
      `/admin/users/send-campaign?campaignId=${id}&mode=2`,
    ]);
    const { campaign } = await ready(id);
    const expected = { status: 1 as const, updatedDate: campaign.updatedDate, count: 5 };
    for (const mode of [1, 2] as const) {
      expect(
        await house.handlers['campaigns.send'](parsed('campaigns.send', { id, mode, expected }) as never, house.call),
      ).toMatchObject({ outcome: 'refused', obstacle: 'sent' });
    }
    expect(sent()).toHaveLength(2);
    expect(departures(house)).toEqual([]);
  });

  it('repeats the filters, so that nobody but those meant is reached', async () => {
    const id = await drafted({ homeAddressTerritory: [6] });
    const { live } = await ready(id);
    expect(await send(id, 1)).toMatchObject({ outcome: 'sent', count: live });
    expect(sent()[0]?.searchParams.getAll('homeAddressTerritory[]')).toEqual(['6']);
    expect(departures(house)).toEqual([]);
  });

  it.each(['page500', 'hydra500', 'page502', 'page504', 'page200'] as const)(
    'finds a mass sending done whose answer was %s, by reading the campaign',
    async (answer) => {
      const id = await drafted();
      await send(id, 1);
      house.server.faults.instead(answer, { path: '/admin/users/send-campaign', times: 1 });
      expect(await send(id, 2)).toMatchObject({ outcome: 'sent', count: null, now: { status: 2 } });
      expect(sent().filter(({ searchParams }) => searchParams.get('mode') === '2')).toHaveLength(1);
    },
  );

  it('tells as unconfirmed what never reached the platform, and does not send it again', async () => {
    const id = await drafted();
    house.server.faults.status(502, { path: '/admin/users/send-campaign', times: 1 });
    expect(await send(id, 1)).toMatchObject({ outcome: 'unconfirmed', now: { status: 0 } });
    expect(sent()).toHaveLength(1);
  });
});

it('reads a campaign of another tool that reaches nobody as one that must not leave', async () => {
  const query = contract['campaigns.list'].request.parse({ page: 1, perPage: 100, sort: [], filters: {} });
  const { rows } = await house.handlers['campaigns.list'](query, house.call);
  const found = rows.find(({ source, filterType, status }) => source === 2 && filterType === 2 && status === 0);
  expect(found).toBeDefined();
  expect(await send(found?.id ?? 0, 1)).toMatchObject({ outcome: 'refused', obstacle: 'communityFilter' });
  expect(sent()).toEqual([]);
  expect(departures(house)).toEqual([]);
});
