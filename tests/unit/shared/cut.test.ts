import { expect, it } from 'vitest';
import { cut, cutName, longestName, startOf } from '#shared/cut.ts';

it('leaves a text that is short enough as it is', () => {
  expect(cut('Jeanne', 6)).toBe('Jeanne');
  expect(cutName('Jeanne Martin')).toBe('Jeanne Martin');
});

it('cuts what is longer, and says so', () => {
  expect(cut('Jeanne Martin', 7)).toBe('Jeanne…');
  expect(cutName('a'.repeat(20_000))).toBe(`${'a'.repeat(longestName)}…`);
});

it('cuts no letter as people see it', () => {
  expect(startOf('abe\u0301', 3)).toBe('ab');
  expect(startOf('ab👩‍👩‍👧', 5)).toBe('ab');
  expect(startOf('ab\u{1F600}c', 3)).toBe('ab');
  expect(startOf('ab\u{1F600}c', 4)).toBe('ab\u{1F600}');
  expect(startOf('🇫🇷🇫🇷', 6)).toBe('🇫🇷');
});

it('cuts a letter with endless marks on it where it has to', () => {
  expect(startOf(`e${'\u0301'.repeat(20_000)}`, 300)).toHaveLength(300);
  expect(startOf('\uD83D'.repeat(10), 3).length).toBeLessThanOrEqual(3);
});
