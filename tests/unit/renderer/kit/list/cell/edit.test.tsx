import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { listPage } from '#renderer/kit/resource/ListPage.tsx';
import { userList } from '#renderer/modules/users/list.ts';
import { AppFailure } from '#shared/failure.ts';
import { permissions } from '#shared/permissions.ts';
import type { User } from '#shared/resources/users/user.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { answerUsers } from '#tests/support/fake-users.ts';
import { openListPage, type PageOptions } from '#tests/support/list-page.tsx';
import { readUser } from '../../../modules/users/form/user.ts';

vi.setConfig({ testTimeout: 30_000 });

let bridge: FakeBridge;
let people: Map<number, User>;
const updates = () => bridge.requests('users.update');
beforeEach(() => {
  people = new Map(
    [readUser({ id: 12 }), readUser({ id: 13, givenName: 'Paul', telephone: null })].map((one) => [one.id, one]),
  );
  const held = (id: number) => {
    const found = people.get(id);
    if (found === undefined) throw new AppFailure({ kind: 'notFound' });
    return found;
  };
  bridge = installFakeBridge({
    'users.list': (request) => answerUsers([...people.values()])(request),
    'users.get': ({ id }) => held(id),
    'users.update': ({ id, changes }) => {
      people.set(id, { ...held(id), ...(changes as Partial<User>) });
      return { id };
    },
  });
});

const open = (options?: PageOptions) => openListPage(listPage(userList), options);
const person = userEvent.setup({ delay: null });
/** The cell of a column in the row of a person. */
async function cellOf(name: string, title: string): Promise<HTMLElement> {
  const row = (await screen.findByRole('link', { name: new RegExp(name, 'iu') })).closest<HTMLElement>('[role="row"]');
  const column = screen.getByRole('columnheader', { name: new RegExp(title, 'u') }).getAttribute('aria-colindex');
  const cell = within(row as HTMLElement)
    .getAllByRole('gridcell')
    .find((one) => one.getAttribute('aria-colindex') === column);
  if (cell === undefined) throw new Error(`no cell of ${title}`);
  return cell;
}
async function openEditor(name = 'MARTIN Jeanne', title = 'Téléphone') {
  const cell = await cellOf(name, title);
  cell.focus();
  fireEvent.keyDown(cell, { key: 'F2' });
  const editor = await screen.findByRole('dialog', { name: new RegExp(`^${title}, `, 'u') });
  const box = await within(editor).findByRole('textbox');
  return { cell, editor, box };
}

test('F2 on a cell changes it where it stands, by the rules of the form, and undoing writes the former value', async () => {
  const { notify } = await open();
  const { box, cell, editor } = await openEditor();
  expect(document.activeElement).toBe(box);
  await person.clear(box);
  await person.type(box, '12{Enter}');
  expect(await within(editor).findByText(/ne semble pas valable/u)).toBeDefined();
  expect(updates()).toEqual([]);
  await person.clear(box);
  await person.type(box, '07 98 76 54 32{Enter}');
  await waitFor(() => expect(editor.isConnected).toBe(false));
  expect(updates()).toEqual([{ id: 12, changes: { telephone: '0798765432' } }]);
  await waitFor(() => expect(cell.textContent).toBe('07 98 76 54 32'));
  expect(document.activeElement).toBe(cell);
  const notice = notify.mock.calls.at(-1)?.[0];
  expect(notice).toMatchObject({ context: 'users', name: 'updated', outcome: 'success' });
  await notice?.undo?.();
  expect(updates().at(-1)).toEqual({ id: 12, changes: { telephone: '0612345678' } });
});

test('undoing leaves a value that was changed again', async () => {
  const { notify } = await open();
  const { box } = await openEditor();
  await person.clear(box);
  await person.type(box, '07 98 76 54 32{Enter}');
  await waitFor(() => expect(updates()).toHaveLength(1));
  await waitFor(() => expect(notify).toHaveBeenCalled());
  people.set(12, readUser({ id: 12, telephone: '0700000000' }));
  await expect(notify.mock.calls.at(-1)?.[0].undo?.()).rejects.toMatchObject({
    error: { kind: 'conflict', reason: 'changedMeanwhile' },
  });
  expect(updates()).toHaveLength(1);
});

test('a value that somebody else changed meanwhile is told, and replaced by a second save only', async () => {
  await open();
  const { box, editor } = await openEditor();
  people.set(12, readUser({ id: 12, telephone: '0700000000' }));
  await person.clear(box);
  await person.type(box, '0798765432{Enter}');
  expect(await within(editor).findByText(/vient d’être changée/u)).toBeDefined();
  expect(updates()).toEqual([]);
  await person.click(within(editor).getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(updates()).toHaveLength(1));
});

test('a failure is said in the editor, which keeps what was typed', async () => {
  bridge.answer('users.update', () => {
    throw new AppFailure({ kind: 'denied', right: 'user_update' });
  });
  await open();
  const { box, editor } = await openEditor();
  await person.clear(box);
  await person.type(box, '0798765432{Enter}');
  expect(await within(editor).findByRole('alert')).toBeDefined();
  expect((box as HTMLInputElement).value).toBe('0798765432');
});

test('Escape leaves the cell as it is, and returns to it', async () => {
  await open();
  const { box, cell, editor } = await openEditor();
  await person.type(box, '9{Escape}');
  await waitFor(() => expect(editor.isConnected).toBe(false));
  expect(updates()).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(cell));
});

test('the menu of a cell offers it, with the right to edit only, and F2 elsewhere opens the form', async () => {
  const { address, unmount } = await open();
  const telephone = await cellOf('MARTIN Jeanne', 'Téléphone');
  telephone.focus();
  fireEvent.keyDown(telephone, { key: 'F10', shiftKey: true });
  expect(await screen.findByRole('menuitem', { name: /^Changer ici\s: téléphone/u })).toBeDefined();
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
  const email = await cellOf('MARTIN Jeanne', 'E-mail');
  email.focus();
  fireEvent.keyDown(email, { key: 'F2' });
  await waitFor(() => expect(address()).toBe('/users/12'));
  unmount();
  await open({ rights: permissions.filter((right) => right !== 'user_update'), selfId: 99 });
  const cell = await cellOf('MARTIN Jeanne', 'Téléphone');
  fireEvent.keyDown(cell, { key: 'F2' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a deleted account is not changed', async () => {
  people.set(12, readUser({ id: 12, status: 4 }));
  await open();
  const cell = await cellOf('MARTIN Jeanne', 'Téléphone');
  cell.focus();
  fireEvent.keyDown(cell, { key: 'F2' });
  expect(await screen.findByText(/Compte supprimé/u)).toBeDefined();
});
