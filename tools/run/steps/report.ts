import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';

/** How many tests a stage ran, and what failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** A line for each failure that the report names: file, test, and the first line of its message. */
  readonly failures: readonly string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
}

/** The first line of a message, without the colours of a terminal. */
const firstLine = (message: string): string => stripVTControlCharacters(message).split('\n', 1)[0] ?? '';

/**
 * The counts of vitest's JSON report. A file that did not load counts as a failure, and so does a run that failed
 * without a failing test (an unhandled error, a crash before the report was written).
 */
export function countReport(report: VitestReport | null, exitCode: number): Counts {
  const broken = report?.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  const failures = report?.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && tests.length === 0) return [`${file}: ${firstLine(message)}`];
    return tests.map((test) => `${file} > ${test.fullName}: ${firstLine(test.failureMessages?.[0] ?? '')}`);
  });
  const failed = (report?.numFailedTests ?? 0) + (broken?.length ?? 0);
  return {
    passed: report?.numPassedTests ?? 0,
    failed: failed === 0 && (exitCode !== 0 || report === null) ? 1 : failed,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    failures: failures ?? [],
  };
}

/** Null when the report was not written or cannot be read. */
export function readReport(path: string): VitestReport | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

/** The count of a stage that is a single check, such as lint or types: one passed or one failed. */
export const countCheck = (exitCode: number): Counts => ({
  passed: exitCode === 0 ? 1 : 0,
  failed: exitCode === 0 ? 0 : 1,
  skipped: 0,
  failures: [],
});

export function sum(all: readonly Counts[]): Counts {
  const total = (key: 'passed' | 'failed' | 'skipped') => all.reduce((result, counts) => result + counts[key], 0);
  return {
    passed: total('passed'),
    failed: total('failed'),
    skipped: total('skipped'),
    failures: all.flatMap(({ failures }) => failures),
  };
}
