import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { undoLife } from '#renderer/kit/data/notify.ts';
import type { AppError } from '#shared/errors.ts';
import { AppFailure } from '#shared/failure.ts';
import { openNotifications } from '#tests/support/notifications.tsx';

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const inSnackbar = () => within(screen.getByRole('status'));
const inList = () => within(screen.getByRole('list'));
const press = async (button: HTMLElement) => {
  fireEvent.click(button);
  await wait(0);
};

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: false, toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

test('undo is offered for eight seconds, and afterwards in the list of notifications', async () => {
  const undo = vi.fn(async () => {});
  const { notify } = await openNotifications();
  notify({ context: 'users', name: 'updated', outcome: 'success', undo });
  await wait(7999);
  expect(inSnackbar().getByRole('button', { name: 'Annuler' })).toBeDefined();
  await wait(1);
  expect(inSnackbar().queryByRole('button')).toBeNull();
  await wait(undoLife - 9000);
  await press(inList().getByRole('button', { name: 'Annuler' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(inSnackbar().getByText('C’est annulé')).toBeDefined();
});

test('undo runs once, whichever button is pressed and however often', async () => {
  const end = Promise.withResolvers<void>();
  const undo = vi.fn(() => end.promise);
  const { notify } = await openNotifications();
  notify({ context: 'users', name: 'updated', outcome: 'success', undo });
  const fromSnackbar = inSnackbar().getByRole('button', { name: 'Annuler' });
  const fromList = inList().getByRole('button', { name: 'Annuler' });
  await press(fromSnackbar);
  await press(fromSnackbar);
  await press(fromList);
  expect(undo).toHaveBeenCalledTimes(1);
  end.resolve();
  await wait(0);
  expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull();
  expect(inList().getByText('Annulé')).toBeDefined();
});

test.each<[AppError, string]>([
  [{ kind: 'denied', status: 400 }, 'L’annulation n’a pas abouti'],
  [{ kind: 'network', reason: 'unreachable' }, 'Enregistrement non confirmé'],
])('a failed undo shows what is known of it and can be tried again: %o', async (error, words) => {
  const undo = vi.fn(async () => {}).mockRejectedValueOnce(new AppFailure(error));
  const { notify } = await openNotifications();
  notify({ context: 'users', name: 'updated', outcome: 'success', undo });
  await press(inList().getByRole('button', { name: 'Annuler' }));
  await wait(8000);
  expect(screen.getByRole('alert').textContent).toContain(words);
  await press(inList().getByRole('button', { name: 'Annuler' }));
  expect(undo).toHaveBeenCalledTimes(2);
  expect(inList().getByText('Annulé')).toBeDefined();
});

test('a message without undo has no undo button', async () => {
  const { notify } = await openNotifications();
  notify({ context: 'users', name: 'updated', outcome: 'success' });
  expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull();
});

test('after ten minutes nothing can be undone: the action is counted among those that succeeded', async () => {
  const undo = vi.fn(async () => {});
  const { notify } = await openNotifications();
  notify({ context: 'users', name: 'updated', outcome: 'success', undo });
  await wait(undoLife);
  expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull();
  expect(screen.getByText('Une action réussie')).toBeDefined();
  expect(undo).not.toHaveBeenCalled();
});

test('undo asks first when it would lose something', async () => {
  const undo = vi.fn(async () => {});
  const { notify } = await openNotifications();
  const undoQuestion = {
    title: 'articles:undoCopy.title',
    text: 'articles:undoCopy.text',
    button: 'articles:undoCopy.button',
    values: { name: 'Aide' },
  } as const;
  notify({ context: 'articles', name: 'created', outcome: 'success', undo, undoQuestion });
  const ask = () => press(inList().getByRole('button', { name: 'Annuler…', hidden: true }));
  const dialog = () => within(screen.getByRole('alertdialog', { name: /Supprimer la copie de «\sAide/u }));
  await ask();
  await press(dialog().getByRole('button', { name: 'Annuler' }));
  expect(undo).not.toHaveBeenCalled();
  await ask();
  await press(dialog().getByRole('button', { name: 'Supprimer la copie' }));
  expect(undo).toHaveBeenCalledTimes(1);
});
