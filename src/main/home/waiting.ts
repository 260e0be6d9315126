import { campaigns } from '#shared/resources/campaigns/index.ts';
import { checkedRight, filterParams, type ResourceContract, type WireParams } from '#shared/resources/define.ts';
import { relayPoints } from '#shared/resources/relaypoints/index.ts';
import { users } from '#shared/resources/users/index.ts';
import type { WaitingName } from '#shared/waiting.ts';
import type { PlatformClient } from '../api/client.ts';

interface CountedList {
  readonly resource: Pick<ResourceContract, 'path' | 'permissions' | 'serverRights'>;
  readonly params: WireParams;
}

/** Only the total is needed. */
const onlyTotal: WireParams = [
  ['page', '1'],
  ['perPage', '1'],
];

const [pendingProofs] = filterParams(users.filters, { identityProofStatus: [1] });
const [hitchhiking] = filterParams(users.filters, { isHitchhiker: true });
// Tested successfully, and not sent (docs/platform/b-communities-content.md §4).
const [tested] = filterParams(campaigns.filters, { status: [1] });
const [pending] = filterParams(relayPoints.filters, { status: [0] });

const counted: Readonly<Record<WaitingName, CountedList>> = {
  identityProofs: { resource: users, params: pendingProofs },
  hitchhikerProofs: { resource: users, params: [...pendingProofs, ...hitchhiking] },
  testedCampaigns: { resource: campaigns, params: tested },
  relayPoints: { resource: relayPoints, params: pending },
};

type Lists = Pick<PlatformClient, 'list'>;
type RequestOptions = { signal: AbortSignal };

/** @throws AppFailure */
export async function waitingIn(client: Lists, list: WaitingName, { signal }: RequestOptions): Promise<number> {
  const { resource, params } = counted[list];
  const right = checkedRight(resource, 'list');
  return (await client.list(resource.path, [...onlyTotal, ...params], { signal, right })).total;
}

/** @throws AppFailure */
export async function pendingMembers(client: Lists, communityId: number, { signal }: RequestOptions): Promise<number> {
  const path = `admin/communities/${communityId}/members`;
  const params = [...onlyTotal, ['status', '0']] as const;
  return (await client.list(path, params, { signal, right: 'community_read' })).total;
}
