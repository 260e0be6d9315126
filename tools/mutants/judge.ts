import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changed, type Place } from './places.ts';
import type { RelatedTest } from './related.ts';
import type { Runner } from './runner.ts';

/**
 * `survived`: the tests pass with the change. `notCovered`: no test file loads the source. `unjudged`: the tests fail
 * without the change too.
 */
export type Outcome = 'noticed' | 'survived' | 'notCovered' | 'unjudged';

export interface Verdict {
  readonly outcome: Outcome;
  /** The test that failed, or what else happened. */
  readonly by: string;
  /** How many test files were run, at most. */
  readonly tests: number;
}

/** How many of the nearest files run first, alone: they notice most. */
const FIRST = 3;

/** Makes changes in the copied checkout, one at a time, and returns the verdict of the tests. */
export class Judge {
  readonly #root: string;
  readonly #runner: Pick<Runner, 'run'>;
  /** Test files that have passed, with or without a change. */
  readonly #sound = new Set<string>();

  /** @param root the copied checkout */
  constructor(root: string, runner: Pick<Runner, 'run'>) {
    this.#root = root;
    this.#runner = runner;
  }

  /**
   * Judges one change; the source is as before afterwards.
   * @param related the test files to run, in this order
   */
  async judge(file: string, place: Place, related: readonly RelatedTest[]): Promise<Verdict> {
    const tests = related.map((test) => test.file);
    const path = join(this.#root, file);
    const text = readFileSync(path, 'utf8');
    const withChange = (files: readonly string[]) => {
      writeFileSync(path, changed(text, place));
      return this.#runner.run({ changed: file, tests: files }).finally(() => writeFileSync(path, text));
    };
    for (const batch of [tests.slice(0, FIRST), tests.slice(FIRST)]) {
      for (let left = batch; left.length > 0; ) {
        const answer = await withChange(left);
        if (typeof answer === 'string') {
          const isChange = await this.#pass(file, left);
          return { outcome: isChange ? 'noticed' : 'unjudged', by: answer, tests: tests.length };
        }
        for (const passed of answer.passed) this.#sound.add(passed);
        if (answer.failed === null) break;
        const { failed } = answer;
        const again = failed.file === '' ? answer : await withChange([failed.file]);
        // A busy computer is slow, not wrong: what failed for that passes the second time.
        if (typeof again !== 'string' && again.failed === null) {
          left = left.filter((test) => test !== failed.file && !answer.passed.includes(test));
          continue;
        }
        const isChange = await this.#pass(file, failed.file === '' ? left : [failed.file]);
        const by = `${failed.file} ${failed.test === '' ? failed.message : failed.test}`.trim();
        return { outcome: isChange ? 'noticed' : 'unjudged', by, tests: tests.length };
      }
    }
    return { outcome: tests.length === 0 ? 'notCovered' : 'survived', by: '', tests: tests.length };
  }

  /** Whether test files pass without the change. */
  async #pass(file: string, tests: readonly string[]): Promise<boolean> {
    const unknown = tests.filter((test) => !this.#sound.has(test));
    if (unknown.length === 0) return true;
    const answer = await this.#runner.run({ changed: file, tests: unknown });
    if (typeof answer === 'string') return false;
    for (const passed of answer.passed) this.#sound.add(passed);
    return unknown.every((test) => this.#sound.has(test));
  }
}
