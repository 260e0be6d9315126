import { expect, it } from 'vitest';
import { codeAs, codedColumns, codeReplacementsOf, readingsOf } from '#shared/import/codes.ts';
import { importColumns } from '#shared/import/columns.ts';

it.each([
  ['gender', ['1', '2', 'F'], ['platform', 'national']],
  ['gender', [' 2 '], ['platform', 'national']],
  ['gender', ['F', 'M', '3', '0'], []],
  ['newsSubscription', ['0', '1'], []],
  ['newsSubscription', ['1', 'oui'], []],
  ['free', ['1', '2'], ['oneIsYes', 'oneIsNo']],
  ['free', ['0', '1', '2'], []],
  ['places', ['1', '2'], []],
])('the codes of %s, %j, may be read as %j', (column, found, readings) => {
  expect(readingsOf(column, found)).toEqual(readings);
});

it('turns a national code into the platform’s, and leaves any other value', () => {
  expect(['1', ' 2', '3', 'F'].map((code) => codeAs('national', code))).toEqual(['2', '1', '3', 'F']);
  expect(['1', '2'].map((code) => codeAs('oneIsYes', code))).toEqual(['1', '0']);
  expect(['1', '2'].map((code) => codeAs('oneIsNo', code))).toEqual(['0', '1']);
});

it('replaces nothing where every code has the platform’s meaning', () => {
  expect(codeReplacementsOf('users', { gender: 'platform' })).toBeNull();
  const replaced = codeReplacementsOf('users', { gender: 'national' });
  expect(replaced?.[importColumns.users.indexOf('gender')]?.get('1')).toBe('2');
  expect(codedColumns('relaypoints')).toEqual(['secured', 'free', 'official', 'private']);
});
