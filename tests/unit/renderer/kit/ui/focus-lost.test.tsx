import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { isFocusLost, useKeptFocus } from '#renderer/kit/ui/focus-lost.ts';
import { useFocusWhenLost } from '#renderer/kit/ui/useFocusWhenLost.ts';

function Page({ children }: { children: ReactNode }) {
  const page = useRef<HTMLElement>(null);
  useKeptFocus(page);
  return (
    <main ref={page}>
      <h1 tabIndex={-1}>Users</h1>
      {children}
    </main>
  );
}

/** A button that goes with its own action. */
function Closing({ after = null }: { after?: ReactNode }) {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return after;
  return (
    <button type="button" onClick={() => setOpen(false)}>
      Close
    </button>
  );
}

function press(name: string): void {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
}

const focused = () => (document.activeElement === document.body ? null : document.activeElement?.textContent);

it('gives the focus to the title of the page where a bar is closed', async () => {
  render(
    <Page>
      <button type="button">Elsewhere</button>
      <Closing />
    </Page>,
  );
  press('Close');
  expect(isFocusLost()).toBe(true);
  await waitFor(() => expect(focused()).toBe('Users'));
});

it('stays in the part of the page where the button was, at the first control that can be used', async () => {
  render(
    <Page>
      <button type="button">Elsewhere</button>
      <section aria-label="Tools">
        <button type="button" disabled>
          Not now
        </button>
        <a href="/map">Map</a>
        <Closing />
      </section>
    </Page>,
  );
  press('Close');
  await waitFor(() => expect(focused()).toBe('Map'));
});

it('stays in a popup outside of the page, whose closing would hide what the action tells', async () => {
  render(
    <>
      <Page>
        <button type="button">Elsewhere</button>
      </Page>
      <div role="dialog" aria-label="Messages">
        <button type="button">Clear all</button>
        <ul>
          <li>
            <Closing after="Undone" />
          </li>
        </ul>
      </div>
    </>,
  );
  press('Close');
  await waitFor(() => expect(focused()).toBe('Clear all'));
  expect(screen.getByText('Undone')).toBeDefined();
});

it('leaves the focus to a result that takes it, even when that comes later', async () => {
  function Result() {
    const [isHere, setHere] = useState(false);
    const list = useRef<HTMLUListElement>(null);
    useFocusWhenLost(list, isHere);
    return (
      <>
        <ul ref={list} tabIndex={-1}>
          <li>Two logins</li>
        </ul>
        <span onTransitionEnd={() => setHere(true)}>Loading</span>
      </>
    );
  }
  render(
    <Page>
      <Closing after={<Result />} />
    </Page>,
  );
  press('Close');
  await waitFor(() => expect(focused()).toBe('Two logins'));
  expect(isFocusLost()).toBe(false);
});

it('takes no place that a person went on from: a later result leaves it', async () => {
  render(
    <Page>
      <Closing />
    </Page>,
  );
  press('Close');
  await waitFor(() => expect(focused()).toBe('Users'));
  expect(isFocusLost()).toBe(true);
  fireEvent.keyDown(screen.getByRole('heading', { name: 'Users' }), { key: 'ArrowDown' });
  expect(isFocusLost()).toBe(false);
});

it('leaves the focus nowhere where the person clicked on nothing', async () => {
  const { rerender } = render(
    <Page>
      <button type="button">Save</button>
    </Page>,
  );
  const save = screen.getByRole('button', { name: 'Save' });
  save.focus();
  fireEvent.pointerDown(document.body);
  save.blur();
  rerender(<Page>{null}</Page>);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(document.activeElement).toBe(document.body);
});
