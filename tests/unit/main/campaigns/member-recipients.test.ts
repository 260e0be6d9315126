import { beforeEach, describe, expect, it } from 'vitest';
import { batchesOf } from '#main/campaigns/member-recipients.ts';
import type { RequestOf } from '#shared/ipc/contract.ts';
import { hydra } from '#tests/support/platform-stub.ts';
import { errorOf } from '../session/support.ts';
import { numbers, type OpenCampaign, openCampaign } from './support.ts';

type Recipients = RequestOf<'campaigns.memberRecipients'>['recipients'];

let house: OpenCampaign;
let members: Record<string, unknown>[];
beforeEach(async () => {
  house = await openCampaign();
  members = [
    { id: 71, userId: 1, status: 1, newsSubscription: true, familyName: "d'Arc" },
    { id: 72, userId: 2, status: 2, newsSubscription: true, familyName: 'Arcand' },
    { id: 73, userId: 3, status: 1, newsSubscription: false, familyName: 'Martin' },
    { id: 74, userId: 4, status: 0, newsSubscription: true, familyName: 'Petit' },
    { id: 75, userId: 5, status: 3, newsSubscription: true, familyName: 'Blanc' },
  ];
  house.stub.on('GET /admin/communities/7/members', () => hydra(members));
});

const find = (recipients: Recipients) =>
  Promise.resolve(
    house.handlers['campaigns.memberRecipients'](
      { communityId: 7, recipients: recipients as never },
      { signal: new AbortController().signal, progress: () => {}, commit: () => {} },
    ),
  );
const all = (filters = {}, except: number[] = []): Recipients => ({
  kind: 'query',
  query: { page: 1, perPage: 25, sort: [], filters: { community: 7, ...filters } },
  except,
});

describe('members who may get a campaign', () => {
  it('are accepted or moderators, and accept news', async () => {
    expect(await find(all())).toEqual({
      chosen: 5,
      accepting: 2,
      batches: [
        [
          { id: 71, userId: 1 },
          { id: 72, userId: 2 },
        ],
      ],
      isFilterExact: false,
    });
    expect(await find({ kind: 'ids', ids: [72, 73, 74] })).toMatchObject({
      chosen: 3,
      batches: [[{ id: 72, userId: 2 }]],
    });
    expect(await find(all({}, [72]))).toMatchObject({ batches: [[{ id: 71, userId: 1 }]] });
  });

  it('are asked for with the names alone that the list knows', async () => {
    await find(all({ status: 1 }));
    const asked = house.stub.seen.find(({ path }) => path.endsWith('/members'));
    expect(asked?.params.toString()).toBe('page=1&perPage=200&order%5Bid%5D=asc&status=1');
  });

  it('are compared here with what the platform cannot compare', async () => {
    expect(await find(all({ familyName: "d'Arc" }))).toMatchObject({ chosen: 1, batches: [[{ id: 71, userId: 1 }]] });
    expect(house.stub.seen.find(({ path }) => path.endsWith('/members'))?.params.get('familyName')).toBe('Arc');
  });

  it('are the users of the community where nobody else accepts news, and only for the whole of it', async () => {
    members = members.slice(0, 3);
    expect(await find(all())).toMatchObject({ isFilterExact: true });
    expect(await find(all({}, [72]))).toMatchObject({ isFilterExact: false });
    expect(await find(all({ status: 1 }))).toMatchObject({ isFilterExact: false });
    expect(await find({ kind: 'ids', ids: [71, 72, 73] })).toMatchObject({ isFilterExact: false });
  });

  it('are nobody where none accepts news', async () => {
    expect(await errorOf(find({ kind: 'ids', ids: [73, 74, 75] }))).toMatchObject({ reason: 'nobody' });
  });

  it('are not found when announced rows do not arrive', async () => {
    house.stub.on('GET /admin/communities/7/members', hydra(members, 9));
    expect(await errorOf(find(all()))).toMatchObject({ kind: 'server', isUnreadable: true });
  });
});

describe('batches of members', () => {
  it('hold as many as one address can name, each member once', () => {
    const many = numbers(1500, 100_000).map((id) => ({ id, userId: id }));
    const batches = batchesOf(many);
    expect(batches.length).toBeGreaterThan(1);
    expect(batches.flat()).toEqual(many);
    for (const batch of batches) {
      const query = new URLSearchParams(batch.map(({ id }) => ['member[]', String(id)])).toString();
      expect(query.length).toBeLessThan(7500);
      expect(batch.length).toBeLessThanOrEqual(900);
    }
  });

  it('never hold more than nine hundred', () => {
    expect(batchesOf(numbers(901).map((id) => ({ id, userId: id }))).every(({ length }) => length <= 900)).toBe(true);
  });
});
