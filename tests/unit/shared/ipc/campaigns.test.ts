import { expect, it } from 'vitest';
import { campaignCalls } from '#shared/ipc/campaigns.ts';
import { lineLimit } from '#shared/text-limits.ts';

const text = (length: number) => 'x'.repeat(length);

it('looks for a namesake of a name, not of spaces, nor of more than a name holds', () => {
  const { request } = campaignCalls['campaigns.findDuplicate'];
  const takes = (name: string) => request.safeParse({ name }).success;
  expect([takes(' x '), takes(text(lineLimit))]).toEqual([true, true]);
  expect([takes(''), takes('  '), takes(text(lineLimit + 1))]).toEqual([false, false, false]);
});

it('copies an image by its address', () => {
  const { request } = campaignCalls['campaigns.copyImage'];
  const takes = (src: string) => request.safeParse({ id: 4, src }).success;
  expect([takes('x'), takes(text(4000))]).toEqual([true, true]);
  expect([takes(''), takes(text(4001))]).toEqual([false, false]);
});
