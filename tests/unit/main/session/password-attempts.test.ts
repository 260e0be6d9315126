import { beforeEach, describe, expect, it } from 'vitest';
import { unauthorized } from '#main/api/errors.ts';
import { PasswordAttempts } from '#main/session/password-attempts.ts';
import { AppFailure } from '#shared/failure.ts';
import { FakeClock } from '#tests/support/fakes.ts';
import { errorOf } from './support.ts';

let clock: FakeClock;
let attempts: PasswordAttempts;
let asked: number;
beforeEach(() => {
  clock = new FakeClock();
  attempts = new PasswordAttempts(clock);
  asked = 0;
});

const wrong = () => {
  asked += 1;
  return Promise.reject(unauthorized('Invalidcredentials', { status: 401 }));
};
const right = async () => {
  asked += 1;
  return 'in';
};
const tryIt = (check: () => Promise<unknown> = wrong, account = 'camille@example.org') =>
  errorOf(attempts.try(account, check));

describe('wrong passwords of an account', () => {
  it('make the next attempt wait longer and longer, from the third one on', async () => {
    expect([(await tryIt()).retryAfter, (await tryIt()).retryAfter]).toEqual([undefined, undefined]);
    const waits: (number | undefined)[] = [];
    for (let index = 0; index < 9; index += 1) {
      const { kind, retryAfter } = await tryIt();
      expect(kind).toBe('unauthorized');
      waits.push(retryAfter);
      expect(await tryIt()).toEqual({ kind: 'refused', limit: 'rate', retryAfter });
      clock.advance((retryAfter ?? 0) * 1000);
    }
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300]);
    expect(asked).toBe(11);
  });

  it('count from their start on: many at once are three', async () => {
    await Promise.all(Array.from({ length: 600 }, () => tryIt()));
    expect(asked).toBe(3);
  });

  it('are forgotten with the right one, and nothing else: not by another account, nor by a spelling', async () => {
    for (let index = 0; index < 3; index += 1) await tryIt();
    await attempts.try('other@example.org', right);
    expect(await tryIt(wrong, ' Camille@Example.org ')).toMatchObject({ kind: 'refused' });
    clock.advance(5000);
    expect(await attempts.try('camille@example.org', right)).toBe('in');
    expect((await tryIt()).retryAfter).toBeUndefined();
  });

  it('are none where the platform did not say that they are', async () => {
    const silent = () => Promise.reject(new AppFailure({ kind: 'network', reason: 'unreachable' }));
    for (let index = 0; index < 10; index += 1) expect(await tryIt(silent)).toMatchObject({ kind: 'network' });
    for (let index = 0; index < 3; index += 1) await tryIt();
    clock.advance(5000);
    expect(await tryIt(silent)).toMatchObject({ kind: 'network' });
    expect(await tryIt()).toMatchObject({ kind: 'unauthorized', retryAfter: 10 });
  });
});
