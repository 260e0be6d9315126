import { afterEach, describe, expect, it } from 'vitest';
import { hydra, hydraError } from '#tests/support/platform-stub.ts';
import { type Harness, membersSend, openHarness, usersSend } from './sending-support.ts';

let harness: Harness;
afterEach(() => harness.house.close());

describe('what a sending asks of the platform', () => {
  it('sends the test of a selection of users once, by their path', async () => {
    harness = await openHarness();
    expect(await harness.send(1)).toMatchObject({ outcome: 'sent', count: 3, isRefused: false, now: { status: 1 } });
    expect(harness.house.stub.calls(usersSend).map(({ url }) => url)).toEqual([
      '/admin/users/send-campaign?campaignId=4&mode=1',
    ]);
  });

  it('is not told as watched where its answer came', async () => {
    harness = await openHarness();
    expect(await harness.send(1)).toMatchObject({ outcome: 'sent', count: 3 });
    expect(harness.progress).toEqual([]);
  });

  it('sends to the members of a community by their path', async () => {
    harness = await openHarness({ source: 2, sourceId: 8 });
    expect(await harness.send(1)).toMatchObject({ outcome: 'sent' });
    expect(harness.house.stub.calls(membersSend)).toHaveLength(1);
    expect(harness.house.stub.calls(usersSend)).toHaveLength(0);
  });

  it('repeats the stored filters, restored, at the test and at the mass sending', async () => {
    harness = await openHarness({ filterType: 2, filters: 'gender=1&gender=2&givenName=Zoé', deliveryCount: 3 });
    await harness.send(1);
    await harness.send(2);
    for (const { params } of harness.sent()) {
      expect(params.getAll('gender[]')).toEqual(['1', '2']);
      expect(params.get('givenName')).toBe('Zoé');
    }
    expect(harness.sent().map(({ params }) => params.get('mode'))).toEqual(['1', '2']);
  });

  it('cannot be interrupted once it has begun, and can before', async () => {
    harness = await openHarness();
    await harness.send(1, { count: 9 });
    expect(harness.isCommitted()).toBe(false);
    await harness.send(1);
    expect(harness.isCommitted()).toBe(true);
  });
});

describe('what keeps a sending from leaving', () => {
  const nothingLeft = () => expect(harness.sent()).toEqual([]);

  it.each([
    ['a test of a sent campaign, which would reopen its mass sending', 1, { status: 2 }, 'sent'],
    ['a mass sending of a sent campaign', 2, { status: 2 }, 'sent'],
    ['anything of an archived campaign', 1, { status: 3 }, 'sent'],
    ['a mass sending before the test', 2, { status: 0 }, 'notTested'],
    ['a campaign without recipients', 1, { filterType: null, source: null, deliveryCount: null }, 'noRecipients'],
    [
      'a placeholder left in a block',
      1,
      { body: JSON.stringify([{ type: 'text', value: '<p>Lieu : à compléter</p>' }]) },
      'placeholder',
    ],
    [
      'a placeholder left in the subject of a tested one',
      2,
      { status: 1, subject: 'Invitation [date]' },
      'placeholder',
    ],
    ['a selection of nobody', 1, { deliveryCount: 0 }, 'nobody'],
    [
      'a community by a filter, which reaches nobody',
      1,
      { source: 2, filterType: 2, filters: 'status=1' },
      'communityFilter',
    ],
    [
      'a filter with a parameter that cannot be restored',
      1,
      { filterType: 2, filters: 'shoeSize=42' },
      'unreadableFilters',
    ],
  ] as const)('refuses %s', async (_, mode, start, obstacle) => {
    harness = await openHarness(start);
    expect(await harness.send(mode)).toMatchObject({ outcome: 'refused', obstacle, now: { campaign: start } });
    nothingLeft();
  });

  it('refuses a community to whom the platform would refuse after the mail has gone', async () => {
    harness = await openHarness({ source: 2, sourceId: 8 }, ['ROLE_COMMUNITY_MANAGER_PUBLIC']);
    expect(await harness.send(1)).toMatchObject({ outcome: 'refused', obstacle: 'administratorsOnly' });
    nothingLeft();
  });

  it('refuses users to whoever lacks user_list, which the platform checks after the mail has gone', async () => {
    harness = await openHarness();
    harness.house.stub.on('GET /permissions', hydra(['access_admin', 'campaign_update'] as never));
    await harness.house.session.signIn({ identifier: 'camille@example.org', password: 'secret' });
    expect(await harness.send(1)).toMatchObject({ outcome: 'refused', obstacle: 'missingRight' });
    nothingLeft();
  });

  it.each([
    ['was tested by somebody else', { status: 1 }],
    ['was changed', { updatedDate: '2026-03-02T11:00:00+01:00' }],
    ['has other recipients', { deliveryCount: 4 }],
  ])('refuses a campaign that %s since it was shown', async (_, change) => {
    harness = await openHarness();
    const seen = { status: 0, updatedDate: '2026-03-02T10:00:00+01:00', count: 3 } as const;
    harness.set(change);
    expect(await harness.send(1, seen)).toMatchObject({ outcome: 'refused', obstacle: 'changed' });
    nothingLeft();
  });

  it('refuses a filter that finds another number of people than was shown, and tells the number', async () => {
    harness = await openHarness({ filterType: 2, filters: 'community=3' });
    harness.people.accepting = 5;
    expect(await harness.send(1, { count: 3 })).toMatchObject({
      outcome: 'refused',
      obstacle: 'changed',
      now: { live: 5 },
    });
    nothingLeft();
  });

  it('counts those whom all stored filters find, and of them those who accept news', async () => {
    harness = await openHarness({ filterType: 2, filters: 'givenName=Zoé&newsSubscription=true' });
    expect(await harness.read()).toMatchObject({ live: 3 });
    const counts = harness.house.stub.calls('GET /admin/users').map(({ params }) => params);
    for (const params of counts) {
      expect(params.getAll('givenName')).toEqual(['Zoé']);
      expect(params.getAll('newsSubscription')).toEqual(['true']);
    }
    expect(counts).toHaveLength(1);
  });

  it('counts nobody for a filter of people who refuse news', async () => {
    harness = await openHarness({ filterType: 2, filters: 'newsSubscription=false' });
    expect(await harness.send(1, { count: 0 })).toMatchObject({ obstacle: 'nobody', now: { live: 0 } });
    nothingLeft();
  });

  it('refuses a mass sending when the test reached fewer people than the campaign holds', async () => {
    harness = await openHarness();
    harness.sends((_, move) => {
      move();
      return hydra([2] as never, 1);
    });
    await harness.send(1);
    expect(await harness.send(2, { count: 2 })).toMatchObject({ outcome: 'refused', obstacle: 'fewer' });
    expect(harness.sent().map(({ params }) => params.get('mode'))).toEqual(['1']);
    // The test may go again: it reaches its author alone.
    expect(await harness.send(1, { count: 2 })).toMatchObject({ outcome: 'sent' });
  });

  it('refuses a second click while the first is on its way', async () => {
    harness = await openHarness({ status: 1 });
    const { promise, resolve } = Promise.withResolvers<void>();
    harness.sends(async (_, move) => {
      await promise;
      move();
      return hydra([3] as never, 1);
    });
    const first = harness.send(2);
    expect(await harness.send(2)).toEqual({ outcome: 'refused', obstacle: 'sending', now: null });
    resolve();
    expect(await first).toMatchObject({ outcome: 'sent', count: 3 });
    expect(harness.sent()).toHaveLength(1);
    expect(await harness.send(2)).toMatchObject({ outcome: 'refused', obstacle: 'sent' });
  });
});

describe('a sending without an answer', () => {
  it.each([
    ['a dropped connection', 'drop'],
    ['an HTML page of a 500', { status: 500, text: '<html>', type: 'text/html' }],
    ['a gateway that gave up', { status: 504, text: '<html>', type: 'text/html' }],
    ['an unreadable answer', { status: 200, text: '<html>', type: 'text/html' }],
    ['an answer without a number', { json: { 'hydra:member': [], 'hydra:totalItems': 0 } }],
  ] as const)('is found done by reading the campaign after %s, and never sent again', async (_, answer) => {
    harness = await openHarness({ status: 1 });
    harness.sends((_seen, move) => {
      move();
      return answer;
    });
    expect(await harness.send(2)).toMatchObject({ outcome: 'sent', count: null, isRefused: false, now: { status: 2 } });
    expect(harness.sent()).toHaveLength(1);
  });

  it('is told as unreadable where the campaign shows nothing of it', async () => {
    harness = await openHarness({ status: 1 });
    harness.sends(() => ({ json: { 'hydra:member': ['many'], 'hydra:totalItems': 1 } }));
    expect(await harness.send(2)).toMatchObject({
      outcome: 'unconfirmed',
      error: { kind: 'server', isUnreadable: true, status: 200 },
    });
    expect(harness.sent()).toHaveLength(1);
  });

  it('is watched for as long as the platform may still be sending', async () => {
    harness = await openHarness({ status: 1 });
    harness.sends((_, move) => {
      // The first reading comes before the platform is through.
      harness.house.stub.on('GET /admin/campaigns/4', () => {
        move();
        harness.house.stub.on('GET /admin/campaigns/4', { json: { ...later, status: 2 } });
        return { json: later };
      });
      return 'drop';
    });
    const later = { id: 4, name: 'Rentrée', subject: 'Trois places', body: '[]', status: 1 };
    expect(await harness.send(2)).toMatchObject({ outcome: 'sent', now: { status: 2 } });
    expect(harness.progress.filter(({ phase }) => phase === 'verify')).toHaveLength(2);
    expect(harness.sent()).toHaveLength(1);
  });

  it('is told as unconfirmed when the status never moves', async () => {
    harness = await openHarness({ status: 1 });
    harness.sends(() => 'drop');
    const before = harness.readings();
    expect(await harness.send(2)).toMatchObject({
      outcome: 'unconfirmed',
      error: { kind: 'network' },
      now: { status: 1 },
    });
    expect(harness.readings() - before).toBe(1 + 13);
    expect(harness.sent()).toHaveLength(1);
  });

  it('is unconfirmed after one reading when the platform itself answered a failure', async () => {
    harness = await openHarness();
    harness.sends(() => hydraError(500, 'Internal Server Error'));
    expect(await harness.send(1)).toMatchObject({
      outcome: 'unconfirmed',
      error: { kind: 'server' },
      now: { status: 0 },
    });
    expect(harness.readings()).toBe(2);
    expect(harness.sent()).toHaveLength(1);
  });

  it('cannot be confirmed for a test that is repeated, since no status moves', async () => {
    harness = await openHarness({ status: 1 });
    harness.sends(() => 'drop');
    expect(await harness.send(1)).toMatchObject({ outcome: 'unconfirmed', now: { status: 1 } });
    expect(harness.readings()).toBe(2);
    expect(harness.sent()).toHaveLength(1);
  });

  it('is told as sent when the right was refused after the mail had gone', async () => {
    harness = await openHarness({ status: 1 });
    harness.sends((_, move) => {
      move();
      return hydraError(400, 'Access Denied.');
    });
    expect(await harness.send(2)).toMatchObject({ outcome: 'sent', isRefused: true, now: { status: 2 } });
    expect(harness.sent()).toHaveLength(1);
  });

  it('is not sent again under a new token either', async () => {
    harness = await openHarness({ status: 1 });
    harness.sends(() => ({ status: 401, json: { code: 401, message: 'Expired JWT Token' }, type: 'application/json' }));
    await expect(harness.send(2)).rejects.toMatchObject({ error: { kind: 'unauthorized' } });
    expect(harness.sent()).toHaveLength(1);
    // It is over: the person may decide again.
    harness.sends((_, move) => {
      move();
      return hydra([3] as never, 1);
    });
    expect(await harness.send(2)).toMatchObject({ outcome: 'sent' });
  });
});

describe('the recipients that the first test fixed', () => {
  it('are remembered with their number and the date of the first test', async () => {
    harness = await openHarness();
    await harness.send(1);
    expect(harness.fixedSets.get(4)).toEqual({ count: 3, at: '2026-03-03T10:00:00+01:00' });
    harness.set({ updatedDate: '2026-03-05T10:00:00+01:00' });
    await harness.send(1);
    expect(harness.fixedSets.get(4)?.at).toBe('2026-03-03T10:00:00+01:00');
  });

  it('are remembered without a number when the answer was lost', async () => {
    harness = await openHarness();
    harness.sends((_, move) => {
      move();
      return 'drop';
    });
    await harness.send(1);
    expect(harness.fixedSets.get(4)).toEqual({ count: null, at: '2026-03-03T10:00:00+01:00' });
  });

  it('are told with what decides now', async () => {
    harness = await openHarness({ filterType: 2, filters: 'community=3', status: 1 });
    harness.people.accepting = 12;
    expect(await harness.read()).toMatchObject({
      live: 12,
      fixed: null,
      isReadable: true,
      campaign: { deliveryCount: 3 },
    });
  });
});
