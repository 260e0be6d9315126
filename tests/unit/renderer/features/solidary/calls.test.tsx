import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useCalls } from '#renderer/features/solidary/calls/call-state.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';

/** A list of calls in words; 2 is no longer there once the list was read anew. */
function Listed({ gone = [] as readonly number[] }) {
  const calls = useCalls<number>(['test'], [1, 2, 3], (key) => !gone.includes(key));
  /** Notes an answer as the platform's answer to it arrives, after people were added. */
  const answerLate = () => {
    const late = calls.answer;
    calls.add([4]);
    late(1, 'no');
  };
  return (
    <>
      <p>
        current {String(calls.current)} of {String(calls.people)}
      </p>
      <button type="button" onClick={() => calls.answer(calls.current ?? 0, 'reached')}>
        reached
      </button>
      <button type="button" onClick={() => calls.show(2)}>
        show
      </button>
      <button type="button" onClick={answerLate}>
        late
      </button>
    </>
  );
}

test('whoever is no longer in the list is passed over, also when they were on screen', async () => {
  installFakeBridge({});
  const { person } = await openScreen(<Listed gone={[2]} />);
  await person.click(await screen.findByRole('button', { name: 'show' }));
  expect(screen.getByText('current 1 of 1,2,3')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'reached' }));
  expect(screen.getByText('current 3 of 1,2,3')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'reached' }));
  expect(screen.getByText('current null of 1,2,3')).toBeTruthy();
});

test('people who were added while an answer was noted are still there', async () => {
  installFakeBridge({});
  const { person } = await openScreen(<Listed />);
  await person.click(await screen.findByRole('button', { name: 'late' }));
  expect(screen.getByText('current 2 of 1,2,3,4')).toBeTruthy();
});
