import { beforeEach, describe, expect, it } from 'vitest';
import type { KnownRecipients } from '#shared/resources/campaigns/recipients.ts';
import { openHarness } from './sending-support.ts';

let harness: Awaited<ReturnType<typeof openHarness>>;
beforeEach(async () => {
  harness = await openHarness();
});

/** Remembers an association of these people from this computer. */
const remember = (known: Partial<KnownRecipients> = {}) =>
  harness.recipients.set(4, {
    list: 'users',
    filterType: 1,
    count: 3,
    announced: 3,
    people: [1, 2, 3],
    isAccepted: false,
    at: 0,
    ...known,
  });

describe('recipients that were associated from here', () => {
  it.each<[string, Partial<KnownRecipients>, number]>([
    ['former ones are among them', {}, 6],
    ['the platform took another number than announced', { announced: 5 }, 3],
    ['the association was not confirmed', { count: null }, 3],
    ['they were associated again elsewhere', { filterType: 2 }, 3],
  ])('forbid test and sending when %s', async (_, known, deliveryCount) => {
    harness.set({ source: 1, filterType: 1, deliveryCount });
    remember(known);
    for (const status of [0, 1] as const) {
      harness.set({ status });
      expect(await harness.send(status === 0 ? 1 : 2)).toMatchObject({ outcome: 'refused', obstacle: 'uncertain' });
    }
    expect(harness.sent()).toEqual([]);
  });

  it('forbid the sending when one of them refuses news by now', async () => {
    harness.set({ source: 1, filterType: 1, deliveryCount: 3 });
    remember();
    harness.people.refusing = 1;
    expect(await harness.send(1)).toMatchObject({ outcome: 'refused', obstacle: 'withdrawn' });
    expect(harness.sent()).toEqual([]);
  });
});
