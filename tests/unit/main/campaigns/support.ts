import { RecipientStore } from '#main/campaigns/campaign-memory.ts';
import { recipientHandlers } from '#main/campaigns/recipient-handlers.ts';
import type { RequestOf } from '#shared/ipc/contract.ts';
import type { Progress } from '#shared/ipc/progress.ts';
import { FakeClock, FakeStore, listeningLog } from '#tests/support/fakes.ts';
import { hydra } from '#tests/support/platform-stub.ts';
import { credentials, openHouse } from '../session/support.ts';

type Request = RequestOf<'campaigns.associate'>;
export type Recipients = Request['recipients'];
export type Filters = Extract<Recipients, { kind: 'query' }>['query']['filters'];

export const query = (filters: Filters): Extract<Recipients, { kind: 'query' }>['query'] => ({
  page: 3,
  perPage: 25,
  sort: [],
  filters,
});
export const numbers = (count: number, from = 1) => Array.from({ length: count }, (_, index) => index + from);

const CAMPAIGN = 4;

/** A campaign at a platform whose list of users holds those of `people`, by id: true for one who accepts news. */
export async function openCampaign() {
  const house = await openHouse();
  await house.session.signIn(credentials);
  house.stub.seen.length = 0;
  const state = {
    campaign: {
      id: CAMPAIGN,
      name: 'Rentrée',
      subject: 'Rentrée',
      body: '[]',
      status: 0,
      filterType: null,
      filters: null,
      deliveryCount: null,
    } as Record<string, unknown>,
    people: new Map<number, boolean>(),
    roles: ['ROLE_ADMIN'],
    progress: [] as Progress[],
  };
  house.stub.on('GET /admin/campaigns/4', () => ({ json: state.campaign }));
  house.stub.on('PATCH /admin/campaigns/4', ({ body }) => {
    state.campaign = { ...state.campaign, ...JSON.parse(String(body)) };
    return { json: state.campaign };
  });
  house.stub.on('GET /admin/users', ({ params }) => {
    const selected = params.get('selected')?.split(',').map(Number);
    const isOnly = params.get('newsSubscription') === 'true';
    const found = [...state.people]
      .filter(([id, accepts]) => (selected === undefined || selected.includes(id)) && (!isOnly || accepts))
      .map(([id, newsSubscription]) => ({ id, newsSubscription }));
    const perPage = Number(params.get('perPage'));
    return hydra(found.slice(0, perPage), found.length);
  });
  const recipients = new RecipientStore(new FakeStore(), house.stub.baseUrl);
  const handlers = recipientHandlers({
    client: house.client,
    clock: new FakeClock(),
    log: listeningLog().log,
    recipients,
    session: {
      get signedIn() {
        return { user: { roles: state.roles } };
      },
    },
  });
  const call = () => ({
    signal: new AbortController().signal,
    progress: (update: Progress) => void state.progress.push(update),
    commit: () => {},
  });
  return {
    ...house,
    state,
    handlers,
    recipients,
    /** The platform associates this many by a call of this path, and counts them as the campaign's. */
    answer: (count: number, deliveryCount = count, path: 'users' | 'community_members' = 'users') => {
      house.stub.on(`GET /admin/${path}/associate-campaign`, ({ params }) => {
        state.campaign = { ...state.campaign, filterType: Number(params.get('filterType')), deliveryCount };
        // Its total is always 1 (docs/platform/a-auth-users.md §6).
        return hydra([count] as never, 1);
      });
    },
    accept: (...ids: number[]) => ids.forEach((id) => void state.people.set(id, true)),
    associate: (given: Recipients, announced: number, list?: Request['list']) =>
      Promise.resolve(
        handlers['campaigns.associate'](
          { campaignId: CAMPAIGN, list: list ?? 'users', recipients: given as never, announced },
          call(),
        ),
      ),
    associateMembers: (members: RequestOf<'campaigns.associateMembers'>['members'], announced = members.length) =>
      Promise.resolve(
        handlers['campaigns.associateMembers']({ campaignId: CAMPAIGN, communityId: 7, members, announced }, call()),
      ),
    keep: (count: number) => Promise.resolve(handlers['campaigns.acceptRecipients']({ id: CAMPAIGN, count }, call())),
    sent: () => house.stub.seen.filter(({ url }) => url.includes('associate-campaign')),
  };
}
export type OpenCampaign = Awaited<ReturnType<typeof openCampaign>>;
