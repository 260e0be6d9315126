import { beforeEach, expect, it } from 'vitest';
import { moderate } from '#renderer/features/people/proofs/moderate.ts';
import type { AppError } from '#shared/errors.ts';
import { AppFailure } from '#shared/failure.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';

const self = 'Camille D.';
let bridge: FakeBridge;
beforeEach(() => {
  bridge = installFakeBridge();
});
const refuseWith = (failure: AppFailure) =>
  bridge.answer('users.moderateProof', () => {
    throw failure;
  });
const accept = () => moderate({ userId: 12, proofId: 7, decision: 'accept' });

it('sends the decision, and returns what the platform made of it', async () => {
  bridge.answer('users.moderateProof', () => ({ status: 2, validator: self }));
  expect(await accept()).toEqual({ kind: 'done', decision: 'accept' });
  expect(bridge.requests('users.moderateProof')).toEqual([{ userId: 12, proofId: 7, validate: true }]);
});

it('reports who decided first, and a proof that no longer exists, without reading again', async () => {
  refuseWith(new AppFailure({ kind: 'conflict', reason: 'alreadyTreated', by: 'Inès A.' }));
  expect(await accept()).toEqual({ kind: 'elsewhere', by: 'Inès A.' });
  refuseWith(new AppFailure({ kind: 'notFound' }));
  expect(await accept()).toEqual({ kind: 'gone' });
  expect(bridge.requests('users.get')).toEqual([]);
});

it('fails where the platform refuses, without reading again', async () => {
  const denied = { kind: 'denied', right: 'user_update' } as const;
  refuseWith(new AppFailure(denied));
  expect(await accept()).toEqual({ kind: 'failed', error: denied });
  expect(bridge.requests('users.get')).toEqual([]);
});

it.each<[string, AppError]>([
  ['the network was lost before it was sent', { kind: 'network', reason: 'unreachable', isUnsent: true }],
  ['main has looked and found it waiting', { kind: 'server', isUnreadable: false, status: 500, readBack: 'notDone' }],
])('fails with certainty where %s', async (_, error) => {
  refuseWith(new AppFailure(error));
  expect(await accept()).toEqual({ kind: 'failed', error });
});

it.each<[string, AppError]>([
  ['was lost and could not be looked at', { kind: 'network', reason: 'timeout', readBack: 'unseen' }],
  ['came from a gateway while it still waits', { kind: 'network', reason: 'timeout', readBack: 'notYet' }],
])('is uncertain where the answer %s', async (_, error) => {
  refuseWith(new AppFailure(error));
  expect(await accept()).toEqual({ kind: 'uncertain', error });
});
