import { describe, expect, it } from 'vitest';
import { countCheck, countReport, sum } from '../../../../tools/run/steps/report.ts';

const report = (testResults: { status: string; assertionResults: { status: string }[] }[]) => {
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
const file = (status: string, ...statuses: string[]) => ({
  status,
  assertionResults: statuses.map((s) => ({ status: s })),
});

describe('the count of a stage', () => {
  it('distinguishes passed, failed and skipped tests', () => {
    const counts = countReport(
      report([file('failed', 'passed', 'failed'), file('passed', 'passed', 'pending', 'todo')]),
      1,
    );
    expect(counts).toEqual({ passed: 2, failed: 1, skipped: 2 });
  });

  it('counts a file that did not load as one failure', () => {
    expect(countReport(report([file('failed'), file('passed', 'passed')]), 1)).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
    });
  });

  it('counts a run that failed without a failing test, or wrote no report, as one failure', () => {
    expect(countReport(report([file('passed', 'passed')]), 1).failed).toBe(1);
    expect(countReport(null, 137)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('counts a run without a report as failed even when its exit code is 0', () => {
    expect(countReport(null, 0).failed).toBe(1);
  });

  it('counts a check as one test', () => {
    expect(sum([countCheck(0), countCheck(1), countCheck(0)])).toEqual({ passed: 2, failed: 1, skipped: 0 });
  });
});
