import { beforeEach } from 'vitest';
import { passTime } from '#main/delay.ts';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

// No test waits on a clock: what the application waits for is over at once, after the work of others.
beforeEach(() => passTime(turn));

/** Time of the application that passes at once, until the next test. */
interface PassingTime {
  /** Milliseconds that have been waited for. */
  passed: number;
}

/**
 * Has something happen once the application has waited so long.
 * @param happens by milliseconds, earliest first
 */
export function whileWaiting(...happens: readonly (readonly [number, () => void | Promise<void>])[]): PassingTime {
  const time: PassingTime = { passed: 0 };
  const left = [...happens];
  passTime(async (ms) => {
    time.passed += ms;
    for (let next = left[0]; next !== undefined && next[0] <= time.passed; next = left[0]) {
      left.shift();
      await next[1]();
    }
    await turn();
  });
  return time;
}
