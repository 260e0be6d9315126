import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Notice } from '#renderer/kit/data/notify.ts';
import { openNotifications } from '#tests/support/notifications.tsx';

const created: Notice = { context: 'users', name: 'created', outcome: 'success' };
const updated: Notice = { context: 'users', name: 'updated', outcome: 'success' };
const failed: Notice = {
  context: 'users',
  name: 'updated',
  outcome: 'error',
  error: { kind: 'server', isUnreadable: false, status: 500, platformText: 'Internal Server Error' },
  causes: ['Cet e-mail est déjà utilisé.'],
};

const status = () => screen.getByRole('status').textContent;
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: false, toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => vi.useRealTimers());

test('a success message stays for five seconds and is announced politely', async () => {
  const { notify } = await openNotifications();
  notify(created);
  expect(status()).toBe('Utilisateur crééFermer');
  wait(4999);
  expect(status()).toContain('Utilisateur créé');
  wait(1);
  expect(status()).toBe('');
});

test('an error message stays for eight seconds, is announced at once and shows possible causes', async () => {
  const { notify } = await openNotifications();
  notify(failed);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('L’utilisateur n’a pas été enregistré');
  expect(alert.textContent).toContain('Refusé par la plateforme, sans raison indiquée');
  expect(alert.textContent).toMatch(/Causes connues\s:/u);
  expect(alert.textContent).toContain('Cet e-mail est déjà utilisé.');
  wait(7999);
  expect(screen.queryByRole('alert')).not.toBeNull();
  wait(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('messages show one at a time, each for its whole time', async () => {
  const { notify } = await openNotifications();
  notify(created);
  wait(3000);
  notify(updated);
  expect(status()).toContain('Utilisateur créé');
  wait(2000);
  expect(status()).toContain('Utilisateur enregistré');
  wait(4999);
  expect(status()).toContain('Utilisateur enregistré');
  wait(1);
  expect(status()).toBe('');
});

test('a newer message on the same subject replaces the older one, shown or queued', async () => {
  const { notify } = await openNotifications();
  notify(failed);
  notify(updated);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(status()).toContain('Utilisateur enregistré');

  notify(created);
  notify({ ...created, outcome: 'error' });
  wait(5000);
  expect(screen.getByRole('alert').textContent).toContain('L’utilisateur n’a pas été créé');
  wait(8000);
  expect(status()).toBe('');
});

test('that something could not be loaded is gone once something of it was saved', async () => {
  const { notify } = await openNotifications();
  notify({ context: 'users', name: 'loaded', outcome: 'error' });
  expect(screen.getByRole('alert').textContent).toContain('charger');
  notify(updated);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(status()).toContain('Utilisateur enregistré');
});

test('a message shows outside the page, so that an open dialog does not hide it', async () => {
  const { notify } = await openNotifications();
  notify(created);
  const beside = [...document.body.children].find((child) => child.contains(screen.getByRole('status')));
  expect(beside?.hasAttribute('data-tabster-never-hide')).toBe(true);
});

test('the timer pauses while the message has the pointer or the focus', async () => {
  const { notify } = await openNotifications();
  notify(created);
  wait(4000);
  const close = screen.getByRole('button', { name: 'Fermer' });
  const snackbar = close.parentElement as HTMLElement;
  fireEvent.pointerEnter(snackbar);
  wait(60_000);
  fireEvent.focus(close);
  fireEvent.pointerLeave(snackbar);
  wait(60_000);
  expect(status()).toContain('Utilisateur créé');
  fireEvent.blur(close);
  wait(999);
  expect(status()).toContain('Utilisateur créé');
  wait(1);
  expect(status()).toBe('');
});

test('closing a message shows the next at once', async () => {
  const { notify } = await openNotifications();
  notify(created);
  notify(updated);
  fireEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(status()).toContain('Utilisateur enregistré');
});

test('closing a message returns the focus to where it was', async () => {
  const { notify } = await openNotifications();
  notify(failed);
  const copy = screen.getByRole('button', { name: 'Copier' });
  copy.focus();
  const close = screen.getByRole('button', { name: 'Fermer' });
  close.focus();
  fireEvent.click(close);
  expect(document.activeElement).toBe(copy);
});

test('a cancelled operation shows no message', async () => {
  const { notify, messages } = await openNotifications();
  notify({ ...failed, error: { kind: 'cancelled' } });
  expect(messages.state.get().list).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the list keeps what needs a look, with time, screen and the platform’s text to copy, and counts successes', async () => {
  const { bridge, notify, messages } = await openNotifications();
  notify(created);
  notify(failed);
  wait(30_000);
  notify(updated);
  const [first, ...others] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(first).toContain('14:05 – Utilisateurs');
  expect(first).toContain('Internal Server Error');
  expect(first).not.toMatch(/kind:|status:|platform:/);
  expect(others).toEqual([]);
  expect(screen.getByText('2 actions réussies')).toBeDefined();
  // What succeeded asks for nothing.
  expect(messages.state.get().unread).toBe(1);

  const [entry] = screen.getAllByRole('listitem');
  fireEvent.click(within(entry as HTMLElement).getByRole('button', { name: 'Copier' }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  const [copied] = bridge.requests('app.copyText');
  expect(copied?.text).toContain('L’utilisateur n’a pas été enregistré');
  expect(copied?.text).toContain('kind: server\nstatus: 500\nplatform: Internal Server Error');
});

test('messages and their list name whom to ask once each, where the site does', async () => {
  const { notify } = await openNotifications('DSI, 12');
  notify(created);
  expect(screen.queryByText(/^Besoin d’aide/u)).toBeNull();
  wait(5000);
  notify(failed);
  notify({ ...failed, name: 'created' });
  expect(within(screen.getByRole('alert')).getByText(/^Besoin d’aide/u).textContent).toBe('Besoin d’aide ? DSI, 12');
  expect(screen.getAllByText(/^Besoin d’aide/u)).toHaveLength(2);
});
