import { FixedSets, RecipientStore } from '#main/campaigns/campaign-memory.ts';
import { sendingHandlers } from '#main/campaigns/send.ts';
import type { RequestOf, ResponseOf } from '#shared/ipc/contract.ts';
import type { Progress } from '#shared/ipc/progress.ts';
import { listeningLog } from '#tests/support/fakes.ts';
import { hydra, me, type Seen, type StubAnswer } from '#tests/support/platform-stub.ts';
import { credentials, openHouse } from '../session/support.ts';

export const usersSend = 'GET /admin/users/send-campaign';
export const membersSend = 'GET /admin/community_members/send-campaign';

/** The platform takes a sending as it does: the status moves, and the answer holds a number. */
export type Sending = (seen: Seen, move: () => void) => StubAnswer | 'drop' | Promise<StubAnswer | 'drop'>;

export type Harness = Awaited<ReturnType<typeof openHarness>>;

/** A campaign on a platform whose answers a test defines, and the handlers that send it. */
export async function openHarness(start: Record<string, unknown> = {}, roles = ['ROLE_ADMIN']) {
  const house = await openHouse();
  house.stub.on('GET /users/me', hydra([{ ...me, roles }]));
  house.stub.on('GET /permissions', hydra(['access_admin', 'user_list', 'campaign_update'] as never));
  await house.session.signIn(credentials);
  let campaign: Record<string, unknown> = {
    id: 4,
    name: 'Rentrée',
    subject: 'Trois places',
    body: '[]',
    status: 0,
    updatedDate: '2026-03-02T10:00:00+01:00',
    source: 1,
    filterType: 1,
    deliveryCount: 3,
    ...start,
  };
  /** People who accept news, and those of a selection who no longer do. */
  const people = { accepting: 3, refusing: 0 };
  house.stub.on('GET /admin/campaigns/4', () => ({ json: campaign }));
  house.stub.on('GET /admin/users', ({ params }) =>
    hydra([], params.get('newsSubscription') === 'false' ? people.refusing : people.accepting),
  );
  const sends = (sending: Sending) => {
    const answering = (seen: Seen) =>
      sending(seen, () => {
        campaign = { ...campaign, status: Number(seen.params.get('mode')), updatedDate: '2026-03-03T10:00:00+01:00' };
      });
    house.stub.on(usersSend, answering).on(membersSend, answering);
  };
  sends((_, move) => {
    move();
    return hydra([Number(campaign.deliveryCount)] as never, 1);
  });
  house.stub.seen.length = 0;
  const progress: Progress[] = [];
  let isCommitted = false;
  const fixedSets = new FixedSets(house.store, house.stub.baseUrl);
  const recipients = new RecipientStore(house.store, house.stub.baseUrl);
  const handlers = sendingHandlers({
    client: house.client,
    clock: house.clock,
    log: listeningLog().log,
    session: house.session,
    fixedSets,
    recipients,
  });
  const call = {
    signal: new AbortController().signal,
    progress: (update: Progress) => void progress.push(update),
    commit: () => {
      isCommitted = true;
    },
  };
  return {
    house,
    people,
    progress,
    fixedSets,
    recipients,
    sends,
    isCommitted: () => isCommitted,
    set: (changes: Record<string, unknown>) => {
      campaign = { ...campaign, ...changes };
    },
    read: () => Promise.resolve(handlers['campaigns.readiness']({ id: 4 }, call)),
    /** Sends what the campaign shows now, but for what a test says was seen. */
    send: (
      mode: 1 | 2,
      seen: Partial<RequestOf<'campaigns.send'>['expected']> = {},
    ): Promise<ResponseOf<'campaigns.send'>> => {
      const expected = {
        // Tests that send a campaign of another status say what was seen.
        status: campaign.status as 0 | 1,
        updatedDate: String(campaign.updatedDate),
        count: Number(campaign.deliveryCount),
        ...seen,
      };
      return Promise.resolve(handlers['campaigns.send']({ id: 4, mode, expected }, call));
    },
    /** The calls that sent, whichever their path. */
    sent: () => [...house.stub.calls(usersSend), ...house.stub.calls(membersSend)],
    readings: () => house.stub.calls('GET /admin/campaigns/4').length,
  };
}
