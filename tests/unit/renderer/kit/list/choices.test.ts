import { expect, test } from 'vitest';
import { yesNo, yesOnly } from '#renderer/kit/list/filters/choices.tsx';
import { asDay } from '#shared/calendar.ts';

// The platform reads any value as yes, so that no must never be sent.
test('a yes-only filter is absent for any other value', () => {
  const read = yesOnly();
  expect(['yes', 'no', '', '0', 'true'].map((text) => read.toValue(text, asDay('2026-02-14')))).toEqual([
    true,
    ...Array(4).fill(undefined),
  ]);
  expect(read.initial).toBe('yes');
});

test('a yes-or-no filter holds the chosen answer', () => {
  const read = yesNo();
  expect(['yes', 'no', '', '1'].map((text) => read.toValue(text, asDay('2026-02-14')))).toEqual([
    true,
    false,
    undefined,
    undefined,
  ]);
});
