import { expect, test } from 'vitest';
import { yesNo, yesOnly } from '#renderer/kit/list/filters/choices.tsx';

// A platform that takes any value for a yes must never be sent a no.
test('a filter that knows only yes is not there at all otherwise', () => {
  const read = yesOnly();
  expect(['yes', 'no', '', '0', 'true'].map((text) => read.toValue(text, '2026-02-14'))).toEqual([
    true,
    ...Array(4).fill(undefined),
  ]);
  expect(read.initial).toBe('yes');
});

test('a filter that knows both says which', () => {
  const read = yesNo();
  expect(['yes', 'no', '', '1'].map((text) => read.toValue(text, '2026-02-14'))).toEqual([
    true,
    false,
    undefined,
    undefined,
  ]);
});
