import { filterParams, type WireParams } from '#shared/resources/define.ts';
import { users } from '#shared/resources/users/index.ts';
import type { WaitingName } from '#shared/waiting.ts';
import type { PlatformClient } from '../api/client.ts';

interface CountedList {
  path: string;
  params: WireParams;
  /** That the platform checks, for its refusal. */
  right: string;
}

/** Only the total is of interest. */
const onlyTotal: WireParams = [
  ['page', '1'],
  ['perPage', '1'],
];

const [pendingProofs] = filterParams(users.filters, { identityProofStatus: [1] });
const [hitchhiking] = filterParams(users.filters, { isHitchhiker: true });

const counted: Readonly<Record<WaitingName, CountedList>> = {
  identityProofs: { path: users.path, params: pendingProofs, right: 'user_list' },
  hitchhikerProofs: { path: users.path, params: [...pendingProofs, ...hitchhiking], right: 'user_list' },
  // Tested with success, and not sent (contract b §4).
  testedCampaigns: { path: 'admin/campaigns', params: [['status', '1']], right: 'campaign_list' },
  relayPoints: { path: 'admin/relaypoints', params: [['status', '0']], right: 'relay_point_list' },
};

type Lists = Pick<PlatformClient, 'list'>;
type Call = { signal: AbortSignal };

/** @throws AppFailure */
export async function waitingIn(client: Lists, list: WaitingName, { signal }: Call): Promise<number> {
  const { path, params, right } = counted[list];
  return (await client.list(path, [...onlyTotal, ...params], { signal, right })).total;
}

/** @throws AppFailure */
export async function pendingMembers(client: Lists, communityId: number, { signal }: Call): Promise<number> {
  const path = `admin/communities/${communityId}/members`;
  const params = [...onlyTotal, ['status', '0']] as const;
  return (await client.list(path, params, { signal, right: 'community_read' })).total;
}
