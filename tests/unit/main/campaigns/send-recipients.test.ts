import { beforeEach, describe, expect, it } from 'vitest';
import type { KnownRecipients } from '#shared/resources/campaigns/recipients.ts';
import { openDesk } from './sending-support.ts';

let desk: Awaited<ReturnType<typeof openDesk>>;
beforeEach(async () => {
  desk = await openDesk();
});

/** Remembers an association of these people from this computer. */
const remember = (known: Partial<KnownRecipients> = {}) =>
  desk.recipients.set(4, {
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
    desk.set({ source: 1, filterType: 1, deliveryCount });
    remember(known);
    for (const status of [0, 1] as const) {
      desk.set({ status });
      expect(await desk.send(status === 0 ? 1 : 2)).toMatchObject({ outcome: 'refused', obstacle: 'uncertain' });
    }
    expect(desk.sent()).toEqual([]);
  });

  it('forbid the sending when one of them refuses news by now', async () => {
    desk.set({ source: 1, filterType: 1, deliveryCount: 3 });
    remember();
    desk.people.refusing = 1;
    expect(await desk.send(1)).toMatchObject({ outcome: 'refused', obstacle: 'withdrawn' });
    expect(desk.sent()).toEqual([]);
  });
});
