import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { errorOfAnswer } from '#main/api/errors.ts';
import type { AppError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';
import { isChannel } from '#shared/ipc/contract.ts';
import { openContract } from '../support/contract.ts';
import { calls, notCalledYet } from './calls.ts';
import { addressOf, byOperation, isPage, type Recording, textOf } from './recordings.ts';
import { openReplay, type Replay } from './replay.ts';

const contract = openContract();
let house: Replay;
beforeEach(async () => {
  house = await openReplay();
});
afterEach(() => house.stub.stop());

/** What each refusal is, by what the contract says of its status and its text (docs/platform/a-auth-users.md §3). */
function refusalOf(recording: Recording): Partial<AppError> {
  const { status, body } = recording.response;
  const text = textOf(recording);
  const name = `${recording.operation}/${recording.case}`;
  const known = refusedSuccesses[name] ?? ownReasons[name];
  if (known !== undefined) return known;
  if (status === 401) return { kind: 'unauthorized', status };
  if (status === 404) return { kind: 'notFound', status };
  if (status >= 500) return { kind: 'server', status };
  if (text === 'Access Denied.') return { kind: 'denied', status };
  if (text === 'Not Found' || text?.startsWith('Item not found')) return { kind: 'notFound', status };
  const violations = (body as { violations?: { message: string }[] }).violations ?? []; // of a ConstraintViolationList
  const fields = violations.map(({ message }) => expect.objectContaining({ message }));
  return { kind: 'invalid', status, fields };
}

/**
 * What a refusal must never do: show a page or a placeholder for a reason, or name a right that the platform does not
 * ask.
 */
function checkRefusal(recording: Recording, error: AppError): void {
  expect(error).toMatchObject(refusalOf(recording));
  expect(error.platformText ?? '').not.toMatch(/<|Internal Server Error|Service Unavailable/);
  if (isPage(recording)) expect(error.platformText).toBeUndefined();
  if (error.kind === 'denied' && error.right !== undefined) {
    expect(contract.rightsOf(recording.operation)).toContain(error.right);
  }
}

const isRefusal = ({ operation, case: name, response: { status } }: Recording) =>
  status >= 400 || `${operation}/${name}` in refusedSuccesses;

/** An answer that was read: every row of a list, the very record of an item. */
function checkRead({ response: { body } }: Recording, value: unknown): void {
  if (typeof body !== 'object' || body === null || typeof value !== 'object' || value === null) return;
  if ('rows' in value && 'hydra:member' in body) {
    expect(value).toMatchObject({
      unreadable: [],
      total: (body as { 'hydra:totalItems'?: number })['hydra:totalItems'],
    });
    expect(value.rows).toHaveLength((body['hydra:member'] as unknown[]).length); // of a collection
  } else if ('id' in value && 'id' in body) {
    expect(value.id).toBe(body.id);
  }
}

/** Successes of which the application can make nothing, and what it says of them. */
const refusedSuccesses: Readonly<Record<string, Partial<AppError>>> = {
  // A bare list in another format than was asked for: no total, no kind of the ads.
  'listUsers/accept-json': { kind: 'server', isUnreadable: true },
  // Nobody signs in without access_admin.
  'listPermissions/plain-user': { kind: 'unauthorized', key: 'Notauthorized' },
};

/** Refusals whose reason the application knows better than their status says. */
const ownReasons: Readonly<Record<string, Partial<AppError>>> = {
  // The token of an account without any role cannot be made: a page, to which a person at the sign-in has no answer.
  'login/account-without-role': { kind: 'unauthorized', key: 'Accountwithoutrole', status: 500 },
};

describe.each(Object.keys(calls))('%s', (operation) => {
  it.each((byOperation.get(operation) ?? []).map((recording) => [recording.case, recording] as const))(
    '%s',
    async (_, recording) => {
      const call = calls[operation];
      if (call === undefined) throw new Error(`no call of ${operation}`);
      const isPartOfSignIn = recording.operation === operation && call.name === 'signingIn';
      if (!isPartOfSignIn && operation !== 'refreshToken') {
        await house.signIn();
        // What a write became is read again where its answer proves nothing: here that does not come either.
        house.stub.on(`GET ${recording.request.path}`, {
          status: 500,
          json: { 'hydra:description': 'Internal Server Error' },
        });
        house.answer(recording);
      }
      const outcome = await Promise.resolve(house)
        .then((replay) => call(replay, recording))
        .then(
          (value) => ({ value, error: undefined }),
          (thrown) => ({ value: undefined, error: toAppError(thrown) }),
        );
      if (outcome.error !== undefined) checkRefusal(recording, outcome.error);
      else checkRead(recording, outcome.value);
      const isToBeRefused = isRefusal(recording);
      expect(outcome.error !== undefined || tolerated(recording, outcome.value)).toBe(isToBeRefused);
    },
  );
});

/** Refusals that the call itself makes something of. */
function tolerated({ operation, response: { status } }: Recording, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if ('outcome' in value) return status >= 400;
  // A sign-in goes on without what it can do without.
  return status >= 400 && ['listStructures', 'listExternalJourneyProviders', 'getEecInstance'].includes(operation);
}

describe('operations that nothing calls yet', () => {
  const names = Object.keys(notCalledYet);

  it('are exactly those without a call here', () => {
    expect([...Object.keys(calls), ...names].sort()).toEqual([...byOperation.keys()].sort());
  });

  const source = ['src/main', 'src/shared']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`))
    .filter((name) => name.endsWith('.ts') && !name.startsWith('src/training/'))
    .map((name) => readFileSync(name, 'utf8'))
    .join('\n');

  it.each(Object.entries(notCalledYet))('%s has no caller', (_, missing) => {
    if ('channel' in missing) expect(isChannel(missing.channel)).toBe(false);
    else expect(source).not.toContain(missing.path);
  });

  it.each(names)('the refusals of %s are understood', (operation) => {
    for (const recording of byOperation.get(operation) ?? []) {
      const { status, body } = recording.response;
      if (isRefusal(recording)) checkRefusal(recording, errorOfAnswer(status, body));
    }
  });
});

it('every recorded answer belongs to the contract', () => {
  const problems = [...byOperation.values()].flat().flatMap((recording) => {
    // Asked for in another format than the contract's.
    if (`${recording.operation}/${recording.case}` === 'listUsers/accept-json') return [];
    const { method } = recording.request;
    const { status, contentType, body } = recording.response;
    const answer = { method, url: addressOf(recording), status, contentType, body };
    return contract.validateResponse(answer).map((problem) => `${recording.operation}/${recording.case}: ${problem}`);
  });
  expect(problems).toEqual([]);
});
