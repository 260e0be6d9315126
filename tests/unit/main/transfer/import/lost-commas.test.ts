import { expect, test } from 'vitest';
import { checkImport } from '#main/transfer/import/check.ts';
import { planImport } from '#main/transfer/import/plan.ts';
import { ProblemLog } from '#main/transfer/import/problem-log.ts';
import { line, memorySource } from '#tests/support/imports.ts';

/** What a check tells a person of one field; the command tells what its rules say and no more. */
function warningsOf(values: Record<string, string>, { isForPerson = true } = {}): string[] {
  const source = memorySource(Buffer.from(line(values, 'relaypoints'), 'utf8'));
  const warnings = new ProblemLog('relaypoints');
  const sink = { error: () => {}, warning: warnings.add.bind(warnings) };
  const options = { today: '2026-06-15', rulesOnly: !isForPerson };
  checkImport(source, planImport(source, 'relaypoints'), sink, options);
  return [...warnings].map(({ column, cause }) => `${column}: ${cause}`);
}

test.each([
  [{ description: '12,5 km du centre, derrière' }, ['description: commasLost']],
  [{ streetAddress: '-3,2' }, ['streetAddress: commasLost']],
  [{ name: ' 1,5 ' }, ['name: whitespace', 'name: commasLost']],
  [{ description: 'à 12,5 km' }, []],
  [{ description: '12 , 5 km' }, []],
  [{ description: '12, rue de la Gare' }, []],
  // Coordinates are read with a point before they are sent.
  [{ latitude: '48,69' }, ['latitude: decimalComma']],
])('%j', (values, warnings) => expect(warningsOf(values)).toEqual(warnings));

test('the command line check does not warn about it', () => {
  expect(warningsOf({ description: '12,5 km' }, { isForPerson: false })).toEqual([]);
});
