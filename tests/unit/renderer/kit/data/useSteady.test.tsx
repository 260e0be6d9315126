import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSteady } from '#renderer/kit/data/useSteady.ts';

const problems = (telephone: string) => ({ needs: [], identity: [{ field: 'telephone', problem: telephone }] });

test('what did not change stays the same object beside what did, so that its section is not drawn again', () => {
  const { result, rerender } = renderHook(useSteady, { initialProps: problems('empty') });
  const first = result.current;
  rerender(problems('empty'));
  expect(result.current).toBe(first);
  rerender(problems('short'));
  expect(result.current).toEqual(problems('short'));
  expect(result.current.needs).toBe(first.needs);
});
