import { describe, expect, it } from 'vitest';
import { CallGate, isWithin } from '#main/ipc/gate.ts';
import { type Channel, contract } from '#shared/ipc/contract.ts';
import { limitsOf, togetherLimits } from '#shared/ipc/limits.ts';
import { FakeClock } from '#tests/support/fakes.ts';

describe('the size of a request', () => {
  it('counts the characters of texts and names, and each value', () => {
    expect(isWithin({ text: 'abc' }, 9)).toBe(true);
    expect(isWithin({ text: 'abc' }, 8)).toBe(false);
    expect(isWithin([1, 2, 3], 4)).toBe(true);
    expect(isWithin([1, 2, 3], 3)).toBe(false);
    expect(isWithin(undefined, 1)).toBe(true);
  });

  it.each<[string, unknown]>([
    ['a long text', 'x'.repeat(1001)],
    ['a long name', { ['x'.repeat(1001)]: 1 }],
    ['a long list', new Array(1001).fill(0)],
    ['a long list of nothing', new Array(1001)],
    ['bytes', new Uint8Array(1001)],
    ['a map', new Map(Array.from({ length: 1001 }, (_, index) => [index, 0]))],
    ['many small texts', { a: new Array(600).fill('x') }],
  ])('is exceeded by %s', (_what, request) => {
    expect(isWithin(request, 1000)).toBe(false);
  });

  it('is exceeded by a circular value and by a very deep one', () => {
    const ring: unknown[] = [];
    ring.push(ring);
    expect(isWithin(ring, 1000)).toBe(false);
    let deep: unknown = null;
    for (let level = 0; level < 100_000; level += 1) deep = { deep };
    expect(isWithin(deep, 1000)).toBe(false);
  });
});

describe('the gate', () => {
  it('limits the request size of every channel', () => {
    const gate = new CallGate(new FakeClock());
    // The contract's keys are its channels.
    for (const channel of Object.keys(contract) as Channel[]) {
      expect([channel, gate.enter(channel, { text: 'x'.repeat(limitsOf(channel).size) })]).toEqual([channel, 'size']);
    }
  });

  it('limits the calls of a channel that run at once, and admits the next when one has ended', () => {
    const gate = new CallGate(new FakeClock());
    const { atOnce } = limitsOf('import.check');
    for (let index = 0; index < atOnce; index += 1) expect(gate.enter('import.check', {})).toBeNull();
    expect(gate.enter('import.check', {})).toBe('count');
    expect(gate.enter('session.activity', undefined)).toBeNull();
    gate.leave('import.check');
    expect(gate.enter('import.check', {})).toBeNull();
  });

  it('limits the calls of all channels that run at once', () => {
    const gate = new CallGate(new FakeClock());
    let running = 0;
    for (const channel of Object.keys(contract) as Channel[]) {
      while (running < togetherLimits.atOnce && gate.enter(channel, undefined) === null) running += 1;
    }
    expect(running).toBe(togetherLimits.atOnce);
    expect(gate.enter('session.activity', undefined)).toBe('count');
  });

  it('admits reports up to a limit, and again after a while', () => {
    const clock = new FakeClock();
    const gate = new CallGate(clock);
    const report = () => {
      const passed = gate.enter('app.report', { message: 'x' });
      if (passed === null) gate.leave('app.report');
      return passed;
    };
    const { burst, perSecond } = limitsOf('app.report');
    for (let index = 0; index < burst; index += 1) expect(report()).toBeNull();
    expect(report()).toBe('rate');
    clock.advance(1000 / perSecond);
    expect(report()).toBeNull();
    expect(report()).toBe('rate');
  });
});
