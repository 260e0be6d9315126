import { expect, it } from 'vitest';
import { asInstant } from '#shared/instant.ts';
import { type Readiness, recipientCount } from '#shared/resources/campaigns/sending.ts';
import { readCampaign } from '#tests/support/campaigns.ts';

const [DRAFT, TESTED] = [0, 1];
const [BY_SELECTION, BY_FILTER] = [1, 2];

function counted(wire: Record<string, unknown>, known: Partial<Readiness> = {}): number | null {
  const campaign = readCampaign({ source: 1, filters: null, deliveryCount: 12, ...wire });
  return recipientCount({
    campaign,
    isReadable: true,
    live: null,
    withdrawn: null,
    doubt: null,
    fixed: null,
    ...known,
  });
}
const fixed = (count: number | null) => ({ fixed: { count, at: asInstant('2026-03-02T10:00:00+01:00') } });

it.each([
  ['those of a selection', { status: DRAFT, filterType: BY_SELECTION }, { live: 15, ...fixed(10) }, 12],
  ['those whom a filter finds now', { status: DRAFT, filterType: BY_FILTER }, { live: 15, ...fixed(10) }, 15],
  ['nobody knows whom, of a filter that is not read', { status: DRAFT, filterType: BY_FILTER }, {}, null],
  ['those that the first test fixed', { status: TESTED, filterType: BY_FILTER }, { live: 15, ...fixed(10) }, 10],
  ['those stored, where the test had no answer', { status: TESTED, filterType: BY_FILTER }, fixed(null), 12],
  ['those stored, where the test was sent elsewhere', { status: TESTED, filterType: BY_SELECTION }, {}, 12],
  ['nobody', { status: TESTED, filterType: BY_SELECTION, deliveryCount: 0 }, {}, 0],
])('a message goes to %s', (_who, wire, known, count) => {
  expect(counted(wire, known)).toBe(count);
});
