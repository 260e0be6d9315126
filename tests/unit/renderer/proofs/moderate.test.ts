import { beforeEach, describe, expect, it } from 'vitest';
import { moderate } from '#renderer/kit/person/proofs/moderate.ts';
import { AppFailure } from '#shared/errors.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { unreachable } from '#tests/support/fake-users.ts';
import { newCache } from '#tests/support/screen.tsx';
import { readUser } from '../users-form/user.ts';

const self = 'Camille D.';
let bridge: FakeBridge;
beforeEach(() => {
  bridge = installFakeBridge();
});
const withProof = (proof: Record<string, unknown> | null) =>
  bridge.answer('users.get', () => readUser({ identityProofs: proof === null ? [] : [{ id: 7, ...proof }] }));
const refuseWith = (failure: AppFailure) =>
  bridge.answer('users.moderateProof', () => {
    throw failure;
  });
const accept = () => moderate({ client: newCache(), self }, { userId: 12, proofId: 7, decision: 'accept' });

it('sends the decision, and believes what the platform made of it', async () => {
  bridge.answer('users.moderateProof', () => ({ status: 2, validator: self }));
  expect(await accept()).toEqual({ kind: 'done', decision: 'accept' });
  expect(bridge.requests('users.moderateProof')).toEqual([{ userId: 12, proofId: 7, validate: true }]);
});

it('tells who was faster, and a proof that is not there, without looking again', async () => {
  refuseWith(new AppFailure({ kind: 'conflict', reason: 'alreadyTreated', by: 'Inès A.' }));
  expect(await accept()).toEqual({ kind: 'elsewhere', by: 'Inès A.' });
  refuseWith(new AppFailure({ kind: 'notFound' }));
  expect(await accept()).toEqual({ kind: 'gone' });
  expect(bridge.requests('users.get')).toEqual([]);
});

it('is not done where the platform refuses, and nothing is looked at', async () => {
  const denied = { kind: 'denied', right: 'user_update' } as const;
  refuseWith(new AppFailure(denied));
  expect(await accept()).toEqual({ kind: 'failed', error: denied });
  expect(bridge.requests('users.get')).toEqual([]);
});

it('is not done where the network was lost before it was sent, and nobody has to wonder', async () => {
  const error = { kind: 'network', reason: 'unreachable', isUnsent: true } as const;
  refuseWith(new AppFailure(error));
  bridge.answer('users.get', () => {
    throw unreachable();
  });
  expect(await accept()).toEqual({ kind: 'failed', error });
});

describe('when the answer is lost', () => {
  const error = { kind: 'network', reason: 'unreachable' };
  beforeEach(() => refuseWith(unreachable()));

  it.each([
    ['was done', { status: 2, validator: self }, { kind: 'done', decision: 'accept' }],
    ['was done by somebody else', { status: 2, validator: 'Inès A.' }, { kind: 'elsewhere', by: 'Inès A.' }],
    ['was decided the other way', { status: 3, validator: self }, { kind: 'elsewhere', by: self }],
    ['was not done', { status: 1 }, { kind: 'failed', error }],
    ['has no object any more', null, { kind: 'gone' }],
  ])('a second look shows that it %s', async (_, proof, outcome) => {
    withProof(proof);
    expect(await accept()).toEqual(outcome);
    // One decision was asked for, and one was sent.
    expect(bridge.requests('users.moderateProof')).toHaveLength(1);
  });

  it('and the second look too, nobody knows', async () => {
    bridge.answer('users.get', () => {
      throw unreachable();
    });
    expect(await accept()).toEqual({ kind: 'uncertain', error });
  });
});
