import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';

/** Nothing has the focus, as between two dialogs that follow one another. */
function pressNowhere(key: string): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  expect(document.activeElement).toBe(document.body);
  fireEvent.keyDown(document.body, { key });
}

function Two({ onDismiss }: { onDismiss: () => void }) {
  const [isUpperOpen, setUpperOpen] = useState(false);
  return (
    <DialogFrame title="Dessous" onDismiss={onDismiss}>
      <button type="button" onClick={() => setUpperOpen(true)}>
        Ouvrir
      </button>
      {isUpperOpen && (
        <DialogFrame title="Dessus" onDismiss={() => setUpperOpen(false)}>
          Texte
        </DialogFrame>
      )}
    </DialogFrame>
  );
}

it('Escape closes a dialog without the focus: the top one first', async () => {
  installFakeBridge();
  const onDismiss = vi.fn();
  await openScreen(<Two onDismiss={onDismiss} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Ouvrir' }));
  await screen.findByRole('dialog', { name: 'Dessus' });
  pressNowhere('a');
  expect(screen.queryByRole('dialog', { name: 'Dessus' })).not.toBeNull();
  pressNowhere('Escape');
  expect(screen.queryByRole('dialog', { name: 'Dessus' })).toBeNull();
  expect(onDismiss).not.toHaveBeenCalled();
  pressNowhere('Escape');
  expect(onDismiss).toHaveBeenCalledTimes(1);
});
