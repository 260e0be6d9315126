import { expect, it } from 'vitest';
import { contract } from '#shared/ipc/contract.ts';

it('a solidary record is read by one call alone, which nothing of lists makes, and is never deleted', () => {
  const calls = Object.keys(contract).filter((channel) => channel.startsWith('solidaryrecords.'));
  expect(calls.toSorted()).toEqual([
    'solidaryrecords.act',
    'solidaryrecords.choose',
    'solidaryrecords.create',
    'solidaryrecords.edit',
    'solidaryrecords.lastCopy',
    'solidaryrecords.list',
    'solidaryrecords.listActions',
    'solidaryrecords.message',
    'solidaryrecords.read',
    'solidaryrecords.uploadProof',
  ]);
});
