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

test('a success stands for five seconds, announced politely', async () => {
  const { notify } = await openNotifications();
  notify(created);
  expect(status()).toBe('Utilisateur crééFermer');
  wait(4999);
  expect(status()).toContain('Utilisateur créé');
  wait(1);
  expect(status()).toBe('');
});

test('an error stands for eight seconds, announced at once, with what may be behind it', async () => {
  const { notify } = await openNotifications();
  notify(failed);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('L’utilisateur n’a pas été enregistré');
  expect(alert.textContent).toContain('La plateforme a refusé sans donner de raison');
  expect(alert.textContent).toContain('Cet e-mail est déjà utilisé.');
  wait(7999);
  expect(screen.queryByRole('alert')).not.toBeNull();
  wait(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('one at a time: the next has its whole time', async () => {
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

test('the newer word on a matter takes the place of the older one, shown or waiting', async () => {
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

test('a message stands beside the page, where an open dialog does not hide it', async () => {
  const { notify } = await openNotifications();
  notify(created);
  const beside = [...document.body.children].find((child) => child.contains(screen.getByRole('status')));
  expect(beside?.hasAttribute('data-tabster-never-hide')).toBe(true);
});

test('the timer stops under the pointer and under the focus', async () => {
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

test('closing shows the next at once', async () => {
  const { notify } = await openNotifications();
  notify(created);
  notify(updated);
  fireEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(status()).toContain('Utilisateur enregistré');
});

test('closing leads back to where the person was', async () => {
  const { notify } = await openNotifications();
  notify(failed);
  const copy = screen.getByRole('button', { name: 'Copier' });
  copy.focus();
  const close = screen.getByRole('button', { name: 'Fermer' });
  close.focus();
  fireEvent.click(close);
  expect(document.activeElement).toBe(copy);
});

test('what the person cancelled is no message', async () => {
  const { notify, messages } = await openNotifications();
  notify({ ...failed, error: { kind: 'cancelled' } });
  expect(messages.state.get().list).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the list keeps everything, newest first, with time, screen and the platform’s words to copy', async () => {
  const { bridge, notify, messages } = await openNotifications();
  notify(created);
  notify(failed);
  wait(30_000);
  const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(first).toContain('14:05:09 – Utilisateurs');
  expect(first).toContain('platform: Internal Server Error');
  expect(second).toContain('Utilisateur créé');
  expect(messages.state.get().unread).toBe(2);

  const [entry] = screen.getAllByRole('listitem');
  fireEvent.click(within(entry as HTMLElement).getByRole('button', { name: 'Copier' }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  const [copied] = bridge.requests('app.copyText');
  expect(copied?.text).toContain('L’utilisateur n’a pas été enregistré');
  expect(copied?.text).toContain('kind: server\nstatus: 500\nplatform: Internal Server Error');
});
