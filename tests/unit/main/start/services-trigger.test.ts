import { describe, expect, it } from 'vitest';
import { ServicesTrigger } from '#main/start/services-trigger.ts';
import { FakeClock } from '#tests/support/fakes.ts';

function openTrigger({ isFirstCallWaiting = false } = {}) {
  const clock = new FakeClock();
  const trigger = new ServicesTrigger({ clock, isFirstCallWaiting });
  let isSettled = false;
  void trigger.begun.then(() => {
    isSettled = true;
  });
  /** Time passes. Returns whether the services are to be loaded by then. */
  const hasBegunAfter = async (ms: number) => {
    await Promise.resolve();
    await new Promise(setImmediate);
    clock.advance(ms);
    await new Promise(setImmediate);
    expect(isSettled).toBe(trigger.hasBegun);
    return isSettled;
  };
  return { trigger, hasBegunAfter };
}

describe('the services are loaded', () => {
  it('where nobody is signed in once the sign-in was answered and its window is shown', async () => {
    const { trigger, hasBegunAfter } = openTrigger();
    trigger.pageServed();
    trigger.windowShown();
    expect(await hasBegunAfter(10_000)).toBe(false);
    trigger.firstCallAnswered();
    expect(await hasBegunAfter(10)).toBe(false);
    expect(await hasBegunAfter(40)).toBe(true);
  });

  it('where a session was kept once the page has its files', async () => {
    const { trigger, hasBegunAfter } = openTrigger({ isFirstCallWaiting: true });
    trigger.windowShown();
    expect(await hasBegunAfter(10_000)).toBe(false);
    trigger.pageServed();
    expect(await hasBegunAfter(50)).toBe(true);
  });

  it('at once for what needs them', async () => {
    const { trigger, hasBegunAfter } = openTrigger();
    expect(await hasBegunAfter(10_000)).toBe(false);
    trigger.begin();
    expect(await hasBegunAfter(0)).toBe(true);
  });
});
