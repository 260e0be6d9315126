import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type WaitingName, waitingLists } from '#shared/waiting.ts';
import { type Connected, connect, departures } from './support/connected.ts';

let house: Connected;
const open = async (account: Parameters<typeof connect>[0]) => {
  house = await connect(account, 300);
  house.server.requests.length = 0;
};
beforeEach(() => open('administrator'));
afterEach(() => house.server.close());

const asked = () =>
  house.server.requests.map(({ request }) => {
    const { pathname, searchParams } = new URL(request.url, 'http://platform');
    return [pathname, Object.fromEntries(searchParams)];
  });

const onlyTotal = { page: '1', perPage: '1' };
const expected: Record<WaitingName, [path: string, filters: Record<string, string>]> = {
  identityProofs: ['/admin/users', { 'identityProofStatus[]': '1' }],
  hitchhikerProofs: ['/admin/users', { 'identityProofStatus[]': '1', isHitchHiker: 'true' }],
  testedCampaigns: ['/admin/campaigns', { 'status[]': '1' }],
  relayPoints: ['/admin/relaypoints', { 'status[]': '0' }],
};

describe('the waiting lists of the home page', () => {
  it.each(waitingLists.map(({ name }) => name))(
    'counts %s by the total of a list of which one row is read',
    async (list) => {
      const count = await house.handlers['home.waiting']({ list }, house.call);
      const [path, filters] = expected[list];
      expect(asked()).toEqual([[path, { ...onlyTotal, ...filters }]]);
      expect(count).toBeGreaterThan(0);
      expect(departures(house)).toEqual([]);
    },
  );

  it('counts the proofs of hitchhikers among all proofs', async () => {
    const [all, some] = await Promise.all([
      house.handlers['home.waiting']({ list: 'identityProofs' }, house.call),
      house.handlers['home.waiting']({ list: 'hitchhikerProofs' }, house.call),
    ]);
    const page = { page: 1, perPage: 300, sort: [], filters: { identityProofStatus: [1 as const] } };
    expect(all).toBe((await house.handlers['users.list'](page, house.call)).rows.length);
    expect(some).toBe((await house.handlers['hitchhikers.list'](page, house.call)).rows.length);
    expect(some).toBeLessThanOrEqual(all);
  });

  it('counts the membership requests of one community, without the answered ones', async () => {
    const communityId = 4;
    const pending = () => house.handlers['home.pendingMembers']({ communityId }, house.call);
    const before = await pending();
    expect(asked()).toEqual([[`/admin/communities/${communityId}/members`, { ...onlyTotal, status: '0' }]]);
    expect(departures(house)).toEqual([]);
    const { members } = await house.client.list(`admin/communities/${communityId}/members`, [['status', '0']]);
    expect(members).toHaveLength(before);
  });

  it('names a missing right', async () => {
    await house.server.close();
    await open('hitchhikingWatcher');
    await expect(house.handlers['home.waiting']({ list: 'testedCampaigns' }, house.call)).rejects.toMatchObject({
      error: { kind: 'denied', right: 'campaign_list' },
    });
    expect(departures(house)).toEqual([]);
  });
});

describe('the logins of the external dashboard tool', () => {
  it('are requested on demand, and reveal their passwords one by one', async () => {
    expect(asked()).toEqual([]);
    expect(await house.handlers['externalTools.logins'](undefined, house.call)).toEqual([
      { username: 'tableau-administration' },
    ]);
    expect(await house.handlers['externalTools.reveal']({ index: 0 }, house.call)).toEqual({
      password: 'bac-a-sable-1',
    });
    expect(asked()).toEqual([['/admin/kibana_logins', {}]]);
    expect(departures(house)).toEqual([]);
    expect(house.logLines.join('\n')).not.toContain('bac-a-sable');
  });

  it('are empty for a solidary operator', async () => {
    await house.server.close();
    await open('solidaryOperator');
    expect(await house.handlers['externalTools.logins'](undefined, house.call)).toEqual([]);
    expect(departures(house)).toEqual([]);
  });
});
