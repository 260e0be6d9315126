import { beforeEach, describe, expect, it } from 'vitest';
import { hydraError } from '#tests/support/platform-stub.ts';
import { errorOf } from '../session/support.ts';
import { numbers, type OpenCampaign, openCampaign } from './support.ts';

let house: OpenCampaign;
beforeEach(async () => {
  house = await openCampaign();
  house.answer(2, 2, 'community_members');
});
const members = [
  { id: 71, userId: 1 },
  { id: 72, userId: 2 },
];

describe('members of a community', () => {
  it('are named by their memberships, never by a filter', async () => {
    expect(await house.associateMembers(members)).toEqual({ outcome: 'associated', count: 2 });
    expect(house.sent().map(({ path, params }) => [path, params.toString()])).toEqual([
      [
        '/admin/community_members/associate-campaign',
        'campaignId=4&filterType=1&communityId=7&member%5B%5D=71&member%5B%5D=72',
      ],
    ]);
  });

  it.each([[[]], [['ROLE_COMMUNITY_MANAGER_PUBLIC']], [['ROLE_SUPER_COMMUNITY_MANAGER_PUBLIC']]])(
    'are not asked for by a person with the roles %j, whom the platform refuses after the work',
    async (roles) => {
      house.state.roles = roles;
      expect(await errorOf(house.associateMembers(members))).toMatchObject({ reason: 'administratorsOnly' });
      expect(house.stub.seen).toEqual([]);
    },
  );

  it('are not added to recipients that are there already', async () => {
    Object.assign(house.state.campaign, { filterType: 1, deliveryCount: 3 });
    expect(await errorOf(house.associateMembers(members))).toMatchObject({ reason: 'campaignHasRecipients' });
    expect(house.sent()).toEqual([]);
  });

  it('are no more than one address can name', async () => {
    const many = numbers(600, 100_000).map((id) => ({ id, userId: id }));
    expect(await errorOf(house.associateMembers(many))).toMatchObject({ reason: 'tooMany' });
    expect(house.sent()).toEqual([]);
  });

  it('are asked for once: a refusal is told with what the campaign holds now', async () => {
    house.stub.on('GET /admin/community_members/associate-campaign', () => {
      Object.assign(house.state.campaign, { filterType: 1, deliveryCount: 2 });
      return hydraError(400, 'Access Denied.');
    });
    expect(await house.associateMembers(members)).toMatchObject({
      outcome: 'unknown',
      error: { kind: 'denied' },
      now: { filterType: 1, deliveryCount: 2 },
    });
    expect(house.sent()).toHaveLength(1);
  });
});
