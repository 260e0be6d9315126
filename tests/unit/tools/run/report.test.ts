import { join } from 'node:path';
import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { countCheck, countReport, sum } from '../../../../tools/run/steps/report.ts';

const file = (status: string, ...statuses: string[]) => ({
  name: join(process.cwd(), 'tests/unit/some.test.ts'),
  status,
  message: status === 'failed' ? 'no such module\n  at its first line' : '',
  assertionResults: statuses.map((one, at) => ({
    fullName: `a page shows row ${at}`,
    status: one,
    failureMessages: one === 'failed' ? ['\u001B[31mAssertionError\u001B[39m: expected 1 to be 2\n  at its test'] : [],
  })),
});

const report = (testResults: ReturnType<typeof file>[]) => {
  const statuses = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const count = (wanted: string) => statuses.filter((status) => status === wanted).length;
  return {
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
    testResults,
  };
};
describe('the count of a stage', () => {
  it('distinguishes passed, failed and skipped tests', () => {
    const counts = countReport(
      report([file('failed', 'passed', 'failed'), file('passed', 'passed', 'pending', 'todo')]),
      1,
    );
    expect(counts).toMatchObject({ passed: 2, failed: 1, skipped: 2 });
  });

  it('counts a file that did not load as one failure', () => {
    expect(countReport(report([file('failed'), file('passed', 'passed')]), 1)).toMatchObject({
      passed: 1,
      failed: 1,
      skipped: 0,
    });
  });

  it('counts a run that failed without a failing test, or wrote no report, as one failure', () => {
    expect(countReport(report([file('passed', 'passed')]), 1).failed).toBe(1);
    expect(countReport(null, 137)).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
  });

  it('counts a run without a report as failed even when its exit code is 0', () => {
    expect(countReport(null, 0).failed).toBe(1);
  });

  it('counts a check as one test', () => {
    expect(sum([countCheck(0), countCheck(1), countCheck(0)])).toMatchObject({ passed: 2, failed: 1, skipped: 0 });
  });

  it('names what failed, with the first line of its message', () => {
    const first = countReport(report([file('failed', 'passed', 'failed')]), 1);
    const second = countReport(report([file('failed')]), 1);
    expect(sum([first, second]).failures).toEqual([
      'tests/unit/some.test.ts > a page shows row 1: AssertionError: expected 1 to be 2',
      'tests/unit/some.test.ts: no such module',
    ]);
  });
});
