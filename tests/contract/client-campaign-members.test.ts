import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contract, type RequestOf } from '#shared/ipc/contract.ts';
import { type Connected, connect, departures, errorOf } from './support/connected.ts';

let house: Connected;
const open = async (account: Parameters<typeof connect>[0] = 'administrator') => {
  house = await connect(account, 300);
  house.server.requests.length = 0;
};
beforeEach(() => open());
afterEach(() => house.server.close());

const COMMUNITY = 1;
type Recipients = RequestOf<'campaigns.memberRecipients'>['recipients'];
const all: Recipients = {
  kind: 'query',
  query: { page: 1, perPage: 25, sort: [], filters: { community: COMMUNITY } },
  except: [],
};

const find = async (recipients: Recipients = all) => {
  const asked = contract['campaigns.memberRecipients'].request.parse({ communityId: COMMUNITY, recipients });
  return house.handlers['campaigns.memberRecipients'](asked, house.call);
};
const draftId = async () => {
  const asked = { page: 1, perPage: 50, sort: [], filters: { status: [0] } };
  const { rows } = await house.handlers['campaigns.list'](contract['campaigns.list'].request.parse(asked), house.call);
  return rows.find(({ filterType }) => filterType === null)?.id ?? 0;
};
const associate = async (members: RequestOf<'campaigns.associateMembers'>['members'], campaignId?: number) =>
  house.handlers['campaigns.associateMembers'](
    { campaignId: campaignId ?? (await draftId()), communityId: COMMUNITY, announced: members.length, members },
    house.call,
  );
/** What the associations were asked, without the campaign. */
const asked = () =>
  house.server.requests
    .map(({ request }) => new URL(request.url, 'http://platform'))
    .filter(({ pathname }) => pathname.endsWith('/associate-campaign'))
    .map(({ pathname, searchParams }) => [
      pathname,
      [...searchParams].filter(([name]) => name !== 'campaignId').map(([name, value]) => `${name}=${value}`),
    ]);

describe('members of a community', () => {
  it('become the recipients of a campaign by their memberships', async () => {
    const { batches, accepting, chosen } = await find();
    const [members = []] = batches;
    expect(accepting).toBeGreaterThan(0);
    expect(accepting).toBeLessThan(chosen);
    expect(await associate(members)).toEqual({ outcome: 'associated', count: members.length });
    expect(asked()).toEqual([
      [
        '/admin/community_members/associate-campaign',
        ['filterType=1', `communityId=${COMMUNITY}`, ...members.map(({ id }) => `member[]=${id}`)],
      ],
    ]);
    expect(departures(house)).toEqual([]);
  });

  it('are remembered as people, and the campaign names their community', async () => {
    const { batches } = await find();
    const [members = []] = batches;
    const id = await draftId();
    await associate(members, id);
    const known = await house.handlers['campaigns.recipients']({ id }, house.call);
    expect(known?.people).toEqual(members.map(({ userId }) => userId));
    expect(await house.handlers['campaigns.get']({ id }, house.call)).toMatchObject({
      source: 2,
      sourceId: COMMUNITY,
      filterType: 1,
      deliveryCount: members.length,
    });
    expect(departures(house)).toEqual([]);
  });

  it('are not added to those that a campaign has already', async () => {
    const { batches } = await find();
    const [[one, two] = []] = batches;
    if (one === undefined || two === undefined) throw new Error('the community has too few members');
    const id = await draftId();
    await associate([one], id);
    house.server.requests.length = 0;
    expect(await errorOf(associate([two], id))).toMatchObject({ reason: 'campaignHasRecipients' });
    expect(asked()).toEqual([]);
  });
});

it('asks nothing of the platform for a community manager, whom it refuses after the work', async () => {
  await house.server.close();
  await open('communityManager');
  expect(await errorOf(associate([{ id: 71, userId: 1 }], 4))).toMatchObject({ reason: 'administratorsOnly' });
  expect(house.server.requests).toEqual([]);
});
