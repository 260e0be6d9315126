import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { PageFocusAfter } from '#renderer/kit/ui/page/PageFocusAfter.tsx';

function Page() {
  const [isThere, setThere] = useState(true);
  return (
    <main id="page" tabIndex={-1}>
      {isThere && (
        <PageFocusAfter>
          <button type="button" onClick={() => setThere(false)}>
            Retry
          </button>
        </PageFocusAfter>
      )}
      <button type="button">Other</button>
    </main>
  );
}

const frame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

it('gives the focus to the page when the button that has it disappears', async () => {
  render(<Page />);
  const retry = screen.getByRole('button', { name: 'Retry' });
  retry.focus();
  fireEvent.click(retry);
  await frame();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('leaves the focus where it is elsewhere', async () => {
  render(<Page />);
  const other = screen.getByRole('button', { name: 'Other' });
  other.focus();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await frame();
  expect(document.activeElement).toBe(other);
});
