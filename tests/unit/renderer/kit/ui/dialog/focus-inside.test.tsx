import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';

function Sending({ after }: { after: 'disabled' | 'gone' }) {
  const [isBusy, setBusy] = useState(false);
  return (
    <DialogFrame title="Add" isQuestion onDismiss={() => {}}>
      {!(isBusy && after === 'gone') && (
        <button type="button" disabled={isBusy} onClick={() => setBusy(true)}>
          Send
        </button>
      )}
      <button type="button" onClick={() => setBusy(false)}>
        Fail
      </button>
    </DialogFrame>
  );
}

async function send(): Promise<HTMLElement> {
  const button = screen.getByRole('button', { name: 'Send' });
  button.focus();
  await act(async () => fireEvent.click(button));
  return button;
}

it('keeps the focus while the button that has it is disabled, and gives it back to that button', async () => {
  render(<Sending after="disabled" />);
  const button = await send();
  expect(document.activeElement).toBe(screen.getByRole('alertdialog'));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Fail' })));
  expect(document.activeElement).toBe(button);
});

it('keeps the focus when the element that has it disappears', async () => {
  render(<Sending after="gone" />);
  await send();
  expect(document.activeElement).toBe(screen.getByRole('alertdialog'));
});

it('leaves the focus to a field that took it while the button was disabled', async () => {
  render(<Sending after="disabled" />);
  await send();
  const other = screen.getByRole('button', { name: 'Fail' });
  other.focus();
  await act(async () => fireEvent.click(other));
  expect(document.activeElement).toBe(other);
});
