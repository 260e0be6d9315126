import { expect, it } from 'vitest';
import { externalJourneyCalls } from '#shared/ipc/external-journeys.ts';
import { longestText } from '#shared/resources/solidaryrecords/text-length.ts';
import { lineLimit } from '#shared/text-limits.ts';

const { request } = externalJourneyCalls['external.contact'];
const message = { recordId: 4, provider: 'p', carpoolerId: 'c', journeyId: 'j', content: 'x' };
const takes = (changes: object) => request.safeParse({ ...message, ...changes }).success;

it.each(['provider', 'carpoolerId', 'journeyId'])('takes a message with any %s, but none without', (name) => {
  expect([takes({ [name]: 'x' }), takes({ [name]: 'x'.repeat(lineLimit) })]).toEqual([true, true]);
  expect([takes({ [name]: '' }), takes({ [name]: 'x'.repeat(lineLimit + 1) })]).toEqual([false, false]);
});

it('takes no message without words, nor one longer than the platform stores', () => {
  expect([takes({ content: ' x ' }), takes({ content: 'x'.repeat(longestText) })]).toEqual([true, true]);
  expect([takes({ content: '  ' }), takes({ content: 'x'.repeat(longestText + 1) })]).toEqual([false, false]);
  expect(takes({ recordId: 0 })).toBe(false);
});
