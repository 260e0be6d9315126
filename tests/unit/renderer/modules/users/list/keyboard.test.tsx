import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { answerUsers, fakeUsers } from '#tests/support/fake-users.ts';
import { openListPage } from '#tests/support/list-page.tsx';
import { addressPage } from '#tests/support/pages.tsx';

const UsersListPage = await addressPage('users');

const openUsers = () => openListPage((props) => <UsersListPage {...props} />);

let bridge: FakeBridge;

beforeEach(() => {
  bridge = installFakeBridge({ 'users.list': answerUsers(fakeUsers(20)), 'app.openExternal': () => undefined });
});

/** Goes to the grid's one stop of Tab (no Tab key: nothing is laid out here, and Fluent takes that for hidden). */
async function enterGrid() {
  const grid = await screen.findByRole('grid');
  act(() => grid.querySelector<HTMLElement>('[tabindex="0"]')?.focus());
}

/** Where the focus is: the position of its row among all, and of its cell in the row. */
function place(): [row: number, column: number] {
  const cell = document.activeElement;
  const row = cell?.closest('[role="row"]');
  const column = cell?.closest('[aria-colindex]');
  return [Number(row?.getAttribute('aria-rowindex')), Number(column?.getAttribute('aria-colindex'))];
}

test('the grid is one tab stop, and the arrows move inside it', async () => {
  const person = userEvent.setup();
  await openUsers();
  await enterGrid();
  expect(place()).toEqual([2, 1]);
  await person.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
  expect(place()).toEqual([4, 2]);
  await person.keyboard('{End}');
  expect(place()).toEqual([4, 11]);
  await person.keyboard('{Home}{Control>}{End}{/Control}');
  expect(place()).toEqual([21, 11]);
  await person.keyboard('{Control>}{Home}{/Control}{ArrowUp}');
  expect(place()).toEqual([1, 1]);
  expect(screen.getByRole('grid').querySelectorAll('[tabindex="0"]')).toHaveLength(1);
});

test('Enter sorts on a header, opens a row, and starts a message on an e-mail address', async () => {
  const person = userEvent.setup();
  const { address } = await openUsers();
  await enterGrid();
  // Past the boxes that select, and the name.
  await person.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}{Enter}');
  await waitFor(() => expect(address()).toBe('/users?sort=email'));
  await person.keyboard('{ArrowDown}{Enter}');
  expect(bridge.requests('app.openExternal')).toEqual([{ url: 'mailto:p1@example.org' }]);
  await person.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  await waitFor(() => expect(address()).toBe('/users/show/2'));
});

test('a sortable header is announced as a button with its order, any other as a header alone', async () => {
  const person = userEvent.setup();
  await openUsers();
  await enterGrid();
  await person.keyboard('{ArrowUp}');
  for (const [column, role] of [
    'columnheader',
    'button',
    'button',
    'button',
    'columnheader',
    'columnheader',
    'button',
  ].entries()) {
    const title = document.activeElement;
    expect([column, title?.getAttribute('role') ?? title?.localName]).toEqual([column, role]);
    expect(title?.closest('[role="columnheader"]')?.getAttribute('aria-sort')).toBe(role === 'button' ? 'none' : null);
    await person.keyboard('{ArrowRight}');
  }
});

test('F2 opens the form of the row', async () => {
  const person = userEvent.setup();
  const { address } = await openUsers();
  await enterGrid();
  await person.keyboard('{ArrowDown}{F2}');
  await waitFor(() => expect(address()).toBe('/users/2'));
});

test('Shift+F10 opens the menu of the row; closing it returns the focus', async () => {
  const person = userEvent.setup();
  await openUsers();
  await enterGrid();
  await person.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{Shift>}{F10}{/Shift}');
  const first = await screen.findByRole('menuitem', { name: 'Ouvrir' });
  act(() => first.focus());
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
  await waitFor(() => expect(place()).toEqual([3, 3]));
});

test('Ctrl+F focuses the search box, Ctrl+N opens the form, F5 refreshes', async () => {
  const person = userEvent.setup();
  const { address } = await openUsers();
  await screen.findByRole('grid');
  await person.keyboard('{Control>}f{/Control}');
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Recherche' }));
  const before = bridge.requests('users.list').length;
  await person.keyboard('{F5}');
  await waitFor(() => expect(bridge.requests('users.list')).toHaveLength(before + 1));
  await person.keyboard('{Control>}n{/Control}');
  await waitFor(() => expect(address()).toBe('/users/create'));
});

test('returning to the window refreshes a list older than a minute, and no newer one', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  try {
    await openUsers();
    await screen.findByRole('grid');
    const count = () => bridge.requests('users.list').length;
    const before = count();
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    act(() => void window.dispatchEvent(new Event('focus')));
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(count()).toBe(before);
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(count()).toBe(before + 1));
  } finally {
    vi.useRealTimers();
  }
});
