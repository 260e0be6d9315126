import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { IdleClock } from '#main/session/idle.ts';
import { FakeClock, patient } from '#tests/support/fakes.ts';
import { credentials, errorOf, type House, openHouse } from './support.ts';

function idleClock(limit: number) {
  const clock = new FakeClock();
  const seen: (number | null | 'expired')[] = [];
  const idle = new IdleClock({
    clock,
    limit,
    events: { warn: (left) => seen.push(left), expire: () => seen.push('expired') },
  });
  idle.start(clock.now());
  return { clock, idle, seen };
}

describe('the idle clock', () => {
  it('warns from a minute before the limit, counts down every second, and expires at the limit', () => {
    const { clock, seen } = idleClock(3600);
    clock.advance(3_539_999);
    expect(seen).toEqual([]);
    clock.advance(1);
    expect(seen).toEqual([60]);
    clock.advance(59_999);
    expect(seen).toEqual(Array.from({ length: 60 }, (_, passed) => 60 - passed));
    clock.advance(1);
    expect(seen.at(-1)).toBe('expired');
    expect(clock.waiting).toBe(0);
  });

  it('restarts with every input, and reports when a warning is withdrawn', () => {
    const { clock, idle, seen } = idleClock(3600);
    clock.advance(3_500_000);
    idle.touch();
    expect(seen).toEqual([]);
    clock.advance(3_550_000);
    expect(seen.at(-1)).toBe(50);
    idle.touch();
    expect(seen.at(-1)).toBeNull();
    clock.advance(3_539_999);
    expect(seen.at(-1)).toBeNull();
  });

  it('expires after a sleep as soon as it is checked, before any timer runs', () => {
    const { clock, idle, seen } = idleClock(3600);
    clock.sleep(7_200_000);
    expect(seen).toEqual([]);
    idle.check();
    expect(seen).toEqual(['expired']);
  });

  it('warns with the remaining time after a sleep into the last minute', () => {
    const { clock, idle, seen } = idleClock(3600);
    clock.sleep(3_589_500);
    idle.check();
    expect(seen).toEqual([11]);
    clock.advance(500);
    expect(seen).toEqual([11, 10]);
  });

  it('does not restart with the first input after the limit', () => {
    const { clock, idle, seen } = idleClock(3600);
    clock.sleep(3_600_000);
    idle.touch();
    expect(seen).toEqual(['expired']);
  });

  it('warns during half of the time when the limit is short', () => {
    const { clock, seen } = idleClock(60);
    expect(seen).toEqual([]);
    clock.advance(30_000);
    expect(seen).toEqual([30]);
  });

  it('does nothing once it is stopped', () => {
    const { clock, idle, seen } = idleClock(60);
    idle.stop();
    clock.advance(3_600_000);
    idle.touch();
    idle.check();
    expect([seen, idle.isOver, clock.waiting]).toEqual([[], false, 0]);
  });
});

describe('an idle session', () => {
  let house: House;
  beforeEach(async () => {
    house = await openHouse({ idleLimit: 600 });
    await house.session.signIn(credentials);
  });
  afterEach(() => house.close());

  it('warns, then ends with the reason, even while calls are made', async () => {
    for (let minute = 0; minute < 9; minute += 1) {
      house.clock.advance(60_000);
      await house.client.list('admin/users');
    }
    expect(house.events.of('session.idleWarning')).toEqual([{ secondsLeft: 60 }]);
    house.clock.advance(60_000);
    expect(house.session.state).toEqual({ status: 'signedOut', reason: { kind: 'idle', text: 'Idletimeexceeded' } });
    expect(house.events.of('session.changed').at(-1)).toEqual(house.session.state);
    await expect.poll(() => house.secrets.entries.size, patient).toBe(0);
  });

  it('tells those who listen whose session it was and why it ended, and no reason where the person ended it', async () => {
    const ended: unknown[] = [];
    house.session.onEnd((end) => ended.push(end));
    const { user } = house.session.signedIn;
    house.clock.advance(600_000);
    await house.session.signIn(credentials);
    await house.session.signOut();
    expect(ended).toStrictEqual([
      { userId: user.id, reason: { kind: 'idle', text: 'Idletimeexceeded' } },
      { userId: user.id },
    ]);
  });

  it('continues with every input', async () => {
    for (let minute = 0; minute < 30; minute += 1) {
      house.clock.advance(60_000);
      house.session.activity();
    }
    expect(house.session.state.status).toBe('signedIn');
    expect(house.events.of('session.idleWarning')).toEqual([]);
  });

  it('ends at the first call after the computer wakes up, and does not make that call', async () => {
    house.clock.sleep(700_000);
    expect(await errorOf(house.client.list('admin/users'))).toEqual({ kind: 'idle' });
    expect(house.stub.calls('GET /admin/users')).toHaveLength(0);
    expect(house.session.state).toMatchObject({ status: 'signedOut', reason: { kind: 'idle' } });
  });

  it('ends when the system reports that the computer woke up', () => {
    house.clock.sleep(700_000);
    house.session.checkIdle();
    expect(house.session.state).toMatchObject({ reason: { kind: 'idle' } });
  });

  it('is locked instead of ended while work is running, and unlocked by the password', async () => {
    const release = house.session.hold('import');
    house.clock.advance(540_000);
    expect(house.events.of('session.idleWarning')).toEqual([{ secondsLeft: 60, locks: 'import' }]);
    house.clock.advance(60_000);
    expect(house.session.state).toMatchObject({ status: 'signedIn', isLocked: true });
    expect(house.events.of('session.changed').at(-1)).toMatchObject({ isLocked: true });
    await house.client.list('admin/users');
    house.session.activity();
    release();
    house.clock.advance(3_600_000);
    expect(house.session.state).toMatchObject({ status: 'signedIn', isLocked: true });
    await house.session.unlock(credentials.password);
    expect(house.session.isLocked).toBe(false);
    expect(house.events.of('session.changed').at(-1)).not.toHaveProperty('isLocked');
    house.clock.advance(600_000);
    expect(house.session.state).toMatchObject({ status: 'signedOut', reason: { kind: 'idle' } });
  });

  it('takes no password while nothing is locked, nor from nobody, and few wrong ones once it is', async () => {
    const logins = () => house.stub.calls('POST /login').length;
    const atFirst = logins();
    expect(await errorOf(house.session.unlock(credentials.password))).toMatchObject({ kind: 'refused' });
    house.session.hold('import');
    let locks = 0;
    house.session.onLock(() => {
      locks += 1;
    });
    house.clock.advance(600_000);
    expect([logins(), locks]).toEqual([atFirst, 1]);
    const errors = await Promise.all(Array.from({ length: 50 }, () => errorOf(house.session.unlock('guess'))));
    expect(logins() - atFirst).toBe(3);
    expect(errors.filter(({ kind }) => kind === 'refused')).toHaveLength(47);
    // The sign-in page is no way around.
    const { identifier, password } = credentials;
    expect(await errorOf(house.session.signIn({ identifier: ` ${identifier.toUpperCase()}`, password }))).toMatchObject(
      {
        kind: 'refused',
        retryAfter: 5,
      },
    );
    await house.session.signOut();
    expect(await errorOf(house.session.unlock(password))).toMatchObject({ kind: 'refused' });
  });

  it('is locked after a sleep in the middle of work, and the calls of that work continue', async () => {
    house.session.hold('import');
    house.clock.sleep(700_000);
    await house.client.list('admin/users');
    expect(house.session.isLocked).toBe(true);
  });

  it('stays closed after a restart when it was locked', async () => {
    house.session.hold('import');
    house.clock.advance(600_000);
    house.session.activity();
    const { session, restored } = await house.restart();
    await restored;
    expect(session.state.status).toBe('signedOut');
  });

  it('starts again with the next sign-in', async () => {
    house.clock.advance(700_000);
    await house.session.signIn(credentials);
    house.clock.advance(500_000);
    expect(house.session.state.status).toBe('signedIn');
  });
});
