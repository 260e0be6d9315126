import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { DialogSequence } from '#renderer/kit/ui/dialog/DialogSequence.tsx';

function Opener() {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  return (
    <>
      <button type="button">Opener</button>
      <button
        type="button"
        onClick={({ currentTarget }) => {
          setOpener(screen.getByRole('button', { name: 'Opener' }));
          // As a menu item that goes with its menu.
          currentTarget.blur();
        }}
      >
        Item
      </button>
      {opener !== null && (
        <DialogSequence opener={opener}>
          <DialogSequence>
            <DialogFrame title="Move" isQuestion onDismiss={() => setOpener(null)}>
              <button type="button" onClick={() => setOpener(null)}>
                Cancel
              </button>
            </DialogFrame>
          </DialogSequence>
        </DialogSequence>
      )}
    </>
  );
}

it('a sequence inside another one returns the focus to the opener of the outer one', async () => {
  render(<Opener />);
  screen.getByRole('button', { name: 'Item' }).click();
  (await screen.findByRole('button', { name: 'Cancel' })).click();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Opener' })));
});
