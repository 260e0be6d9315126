import { FluentProvider, useRestoreFocusTarget, webLightTheme } from '@fluentui/react-components';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { DialogSequence } from '#renderer/kit/ui/dialog/DialogSequence.tsx';

interface PageProps {
  /** What becomes of the button that opened the dialog, once that closes. */
  opener?: 'stays' | 'is disabled' | 'goes';
  /** Another dialog opens as the first one closes. */
  isFollowed?: boolean;
}

function Page({ opener = 'stays', isFollowed = false }: PageProps) {
  const [open, setOpen] = useState<'none' | 'first' | 'second'>('none');
  const [isDone, setDone] = useState(false);
  const close = () => {
    setDone(true);
    setOpen(isFollowed && open === 'first' ? 'second' : 'none');
  };
  return (
    <FluentProvider theme={webLightTheme}>
      <Bell />
      <main id="page" tabIndex={-1}>
        {(opener !== 'goes' || !isDone) && (
          <button type="button" disabled={opener === 'is disabled' && isDone} onClick={() => setOpen('first')}>
            Send
          </button>
        )}
      </main>
      {open !== 'none' && (
        <DialogSequence>
          <DialogFrame key={open} title={open} onDismiss={close}>
            <button type="button" onClick={close}>
              Confirm
            </button>
          </DialogFrame>
        </DialogSequence>
      )}
    </FluentProvider>
  );
}

/** The button of a menu or popover, which Fluent remembers as one to give a lost focus to. */
function Bell() {
  return (
    <button type="button" {...useRestoreFocusTarget()}>
      Bell
    </button>
  );
}

/** Longer than Fluent takes to give away a focus that nothing has. */
const over = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
const button = (name: string) => screen.getByRole('button', { name });

/** Goes by the bell to the button, and opens and confirms the dialog; collects what has had the focus since. */
async function confirm(): Promise<string[]> {
  await userEvent.tab();
  expect(document.activeElement).toBe(button('Bell'));
  button('Send').focus();
  fireEvent.click(button('Send'));
  screen.getByRole('dialog');
  await over();
  const focused: string[] = [];
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement) focused.push(target.id || (target.textContent ?? ''));
  });
  button('Confirm').focus();
  fireEvent.click(button('Confirm'));
  await over();
  return focused;
}

it('gives the focus back to the button that opened it, and not on the way to another one', async () => {
  render(<Page />);
  expect(await confirm()).toEqual(['Confirm', 'Send']);
  expect(document.activeElement).toBe(button('Send'));
});

it.each(['is disabled', 'goes'] as const)('gives the focus to the page where its button %s', async (opener) => {
  render(<Page opener={opener} />);
  expect(await confirm()).toEqual(['Confirm', 'page']);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('leaves the focus to a dialog that follows it, and returns it after the last one', async () => {
  render(<Page isFollowed />);
  expect(await confirm()).not.toContain('Send');
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  fireEvent.click(button('Confirm'));
  await over();
  expect(document.activeElement).toBe(button('Send'));
});
