import { describe, expect, it } from 'vitest';
import { planImport } from '#main/transfer/import/plan.ts';
import { nameOf, wrongValues } from '#main/transfer/import/wrong-values.ts';
import { maxRepairLength, maxWrongLines, maxWrongValues } from '#shared/import/limits.ts';
import { memorySource } from '#tests/support/imports.ts';

const header = 'email;prénom;nom;date de naissance';

/** What is wrong with the dates of birth of these people. */
function wrongIn(lines: readonly string[]) {
  const source = memorySource(Buffer.from([header, ...lines].join('\n')));
  const plan = planImport(source, 'users');
  return { plan, ...wrongValues(source, plan, { cause: 'date', column: 'birthDate', today: '2026-06-15' }) };
}
/** Text of which every part is different. */
const counted = (length: number) => Array.from({ length }, (_, at) => String(at % 10)).join('');

describe('the wrong values of a column', () => {
  it('are the most frequent first, with their lines, of which the first eight are told', () => {
    const { count, values, lines, isComplete } = wrongIn([
      'a@b.fr;Ada;A;never',
      ...Array.from({ length: 9 }, (_, at) => `b${at}@b.fr;Bob;B;soon`),
      'c@b.fr;Cy;C;1984-05-17',
      'd@b.fr;Di;D; SOON ',
    ]);
    expect([count, isComplete]).toEqual([11, true]);
    expect(values).toEqual([
      { value: 'soon', isTooLong: false, read: null, count: 10, lines: [3, 4, 5, 6, 7, 8, 9, 10] },
      { value: 'never', isTooLong: false, read: null, count: 1, lines: [2] },
    ]);
    expect(lines).toHaveLength(11);
    expect(lines[0]).toMatchObject({ line: 2, value: 'never', label: 'Ada A', record: expect.any(String) });
    expect(lines.at(-1)).toMatchObject({ line: 13, value: 'SOON' });
  });

  it('are shown by their first 200 characters where they are too long to correct here', () => {
    const long = counted(maxRepairLength + 1);
    const { values, lines, isComplete } = wrongIn([`a@b.fr;Ada;A;${long}`, `b@b.fr;Bob;B;${long.slice(1)}`]);
    expect(lines[0]).toMatchObject({ value: `${long.slice(0, 200)}…`, isTooLong: true });
    expect(lines[1]).toMatchObject({ value: long.slice(1), isTooLong: false });
    expect([values.length, isComplete]).toEqual([1, false]);
  });

  it('are as many as fit on screen, and it is said that there are more', () => {
    const people = (count: number) => Array.from({ length: count }, (_, at) => `a${at}@b.fr;Ada;A;never ${at}`);
    const all = wrongIn(people(maxWrongValues));
    expect([all.values.length, all.isComplete]).toEqual([maxWrongValues, true]);
    const more = wrongIn(people(maxWrongLines + 1));
    expect([more.count, more.values.length, more.lines.length, more.isComplete]).toEqual([
      maxWrongLines + 1,
      maxWrongValues,
      maxWrongLines,
      false,
    ]);
  });
});

it('names a line by the first name, else by what else there is of the person', () => {
  const { plan } = wrongIn(['a@b.fr;Ada;A;never']);
  const named = (...fields: string[]) => nameOf(fields, plan, 'birthDate');
  expect(named('a@b.fr', ' Ada ', 'Lovelace')).toBe('Ada');
  expect(named('a@b.fr', '', 'Lovelace')).toBe('Lovelace');
  expect(named('a@b.fr', '', '')).toBe('a@b.fr');
  expect(named('', '', '')).toBe('');
  expect(named('a@b.fr', counted(200))).toBe(counted(200));
  expect(named('a@b.fr', counted(201))).toBe(`${counted(200)}…`);
});
