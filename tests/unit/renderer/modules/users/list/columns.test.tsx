import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { answerUsers, fakeUsers } from '#tests/support/fake-users.ts';
import { openListPage, type PageOptions } from '#tests/support/list-page.tsx';
import { named } from '#tests/support/named.ts';
import { addressPage } from '#tests/support/pages.tsx';

const UsersListPage = await addressPage('users');

const openUsers = async (options?: PageOptions) => {
  const page = await openListPage((props) => <UsersListPage {...props} />, options);
  await screen.findByRole('grid');
  return { ...page, person: userEvent.setup() };
};
// jsdom lays nothing out: Fluent finds nothing to focus in what opens, and takes it for hidden.
const titles = () =>
  screen
    .getAllByRole('columnheader', { hidden: true })
    .map(({ textContent }) => textContent)
    // The column of checkboxes has no text.
    .filter((text) => text !== '');
const heldWidths = () => screen.getByRole('grid', { hidden: true }).style.getPropertyValue('--list-columns');

beforeEach(() => {
  installFakeBridge({ 'users.list': answerUsers(fakeUsers(60)) });
});

test('buttons show, hide and move a column; the choice is stored per list and per person', async () => {
  const { person, kept } = await openUsers();
  expect(titles().slice(0, 3)).toEqual(['Nom', 'E-mail', 'Téléphone']);
  await person.click(screen.getByRole('button', { name: 'Colonnes et affichage' }));
  await person.click(await screen.findByRole('checkbox', { name: 'Téléphone', hidden: true }));
  await person.click(screen.getByRole('checkbox', { name: 'N°', hidden: true }));
  expect(titles().slice(0, 4)).toEqual(['Nom', 'N°', 'E-mail', 'Commune']);
  await person.click(screen.getByRole('button', { name: named('Déplacer « N° » vers le bas'), hidden: true }));
  expect(titles().slice(0, 4)).toEqual(['Nom', 'E-mail', 'N°', 'Commune']);
  expect(screen.getByText('« N° » est maintenant à la place 3 sur 19')).toBeDefined();
  const stored = kept.preferences?.lists['users:1']?.columns ?? [];
  expect(stored.slice(0, 4)).toEqual([
    { id: 'name', isShown: true },
    { id: 'email', isShown: true },
    { id: 'id', isShown: true },
    { id: 'telephone', isShown: false },
  ]);
});

test('the choice applies at the next start; another person has the default columns', async () => {
  const columns = [
    { id: 'status', isShown: true },
    { id: 'email', isShown: false },
  ];
  const lists = { 'users:1': { columns, viewColumns: {}, views: [] } } as const;
  const first = await openUsers({ settings: { lists: { 'users:1': { ...lists['users:1'], columns, views: [] } } } });
  expect(titles().slice(0, 2)).toEqual(['Nom', 'Statut']);
  expect(titles()).not.toContain('E-mail');
  expect(screen.getByRole('grid').style.getPropertyValue('--list-row')).toBe('32px');
  first.unmount();
  await openUsers({ settings: { lists: { 'users:2': { ...lists['users:1'], columns, views: [] } } } });
  expect(titles().slice(0, 2)).toEqual(['Nom', 'E-mail']);
});

test('dragging moves a column; the first one stays in place', async () => {
  const { person } = await openUsers();
  await person.click(screen.getByRole('button', { name: 'Colonnes et affichage' }));
  const lineOf = async (name: string) => {
    const line = (await screen.findByRole('checkbox', { name, hidden: true })).closest('li');
    if (line === null) throw new Error('no line');
    return line;
  };
  const dataTransfer = { effectAllowed: '' };
  fireEvent.dragStart(await lineOf('Commune'), { dataTransfer });
  fireEvent.dragOver(await lineOf('E-mail'), { dataTransfer });
  fireEvent.drop(await lineOf('E-mail'), { dataTransfer });
  await waitFor(() => expect(titles().slice(0, 3)).toEqual(['Nom', 'Commune', 'E-mail']));
  expect((await lineOf('Nom')).draggable).toBe(false);
  fireEvent.dragStart(await lineOf('Statut'), { dataTransfer });
  fireEvent.drop(await lineOf('Nom'), { dataTransfer });
  await waitFor(() => expect(titles().slice(0, 3)).toEqual(['Nom', 'Statut', 'Commune']));
});

test('a width is typed, reset, and limited', async () => {
  const { person, kept } = await openUsers();
  await person.click(screen.getByRole('button', { name: 'Colonnes et affichage' }));
  const field = await screen.findByRole<HTMLInputElement>('textbox', {
    name: named('Largeur de « E-mail » en pixels'),
    hidden: true,
  });
  await person.type(field, '300{Enter}');
  expect(heldWidths()).toContain(' 300px ');
  await person.clear(field);
  await person.type(field, '9999{Enter}');
  expect(heldWidths()).toContain(' 800px ');
  expect(field.value).toBe('800');
  await person.clear(field);
  await person.keyboard('{Enter}');
  expect(heldWidths()).toContain('minmax(12.86em, 180fr)');
  expect(kept.preferences?.lists['users:1']?.columns?.find(({ id }) => id === 'email')).toEqual({
    id: 'email',
    isShown: true,
  });
});

test('on a column header Shift+arrows change the width and Ctrl+Shift+arrows the position', async () => {
  const { person } = await openUsers();
  const title = screen.getByRole('columnheader', { name: 'Téléphone' });
  title.getBoundingClientRect = () => DOMRect.fromRect({ width: 130 });
  within(title).getByRole('button').focus();
  await person.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await waitFor(() => expect(heldWidths()).toContain(' 146px '));
  await person.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}');
  await waitFor(() => expect(titles().slice(0, 3)).toEqual(['Nom', 'Téléphone', 'E-mail']));
  expect(document.activeElement?.textContent).toBe('Téléphone');
  await person.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}');
  expect(titles().slice(0, 2)).toEqual(['Nom', 'Téléphone']);
});

/** The edge of a header of 110 pixels, by which it is resized. */
function edgeOf(name: string): Element {
  const title = screen.getByRole('columnheader', { name });
  title.getBoundingClientRect = () => DOMRect.fromRect({ width: 110 });
  const edge = title.querySelector('[data-resize]');
  if (edge === null) throw new Error('no edge');
  return edge;
}

test('dragging the edge of a header: the width follows the pointer and is stored at the end', async () => {
  const { kept } = await openUsers();
  const edge = edgeOf('Statut');
  fireEvent.pointerDown(edge, { clientX: 500, button: 0 });
  fireEvent.pointerMove(edge, { clientX: 560 });
  expect(heldWidths()).toContain(' 170px ');
  expect(kept.preferences).toBeNull();
  fireEvent.pointerUp(edge, { clientX: 560 });
  await waitFor(() =>
    expect(kept.preferences?.lists['users:1']?.columns?.find(({ id }) => id === 'status')?.width).toBe(170),
  );
  // The pointer goes on its way, over the edge too.
  fireEvent.pointerMove(edge, { clientX: 600 });
  fireEvent.pointerCancel(edge, { clientX: 600 });
  expect(heldWidths()).toContain(' 170px ');
});

test('a drag of an edge that the system ends, such as by a gesture of its own, changes no width', async () => {
  const { kept } = await openUsers();
  const edge = edgeOf('Statut');
  const before = heldWidths();
  fireEvent.pointerDown(edge, { clientX: 500, button: 0 });
  fireEvent.pointerMove(edge, { clientX: 560 });
  expect(heldWidths()).not.toBe(before);
  fireEvent.pointerCancel(edge, { clientX: 560 });
  expect(heldWidths()).toBe(before);
  fireEvent.pointerMove(edge, { clientX: 600 });
  fireEvent.pointerUp(edge, { clientX: 600 });
  expect(heldWidths()).toBe(before);
  // The other button opens a menu.
  fireEvent.pointerDown(edge, { clientX: 500, button: 2 });
  fireEvent.pointerMove(edge, { clientX: 560 });
  expect(heldWidths()).toBe(before);
  expect(kept.preferences).toBeNull();
});

test('the rows have three heights, and a reset restores the columns alone', async () => {
  const { person } = await openUsers();
  const rowHeight = () => screen.getByRole('grid', { hidden: true }).style.getPropertyValue('--list-row');
  const choice = screen.getByRole('combobox', { name: 'Hauteur des lignes' });
  expect(rowHeight()).toBe('32px');
  await person.selectOptions(choice, 'Aérée');
  expect(rowHeight()).toBe('52px');
  await person.selectOptions(choice, 'Normale');
  expect(rowHeight()).toBe('40px');
  await person.click(screen.getByRole('button', { name: 'Colonnes et affichage' }));
  await person.click(await screen.findByRole('checkbox', { name: 'E-mail', hidden: true }));
  await person.click(screen.getByRole('button', { name: 'Rétablir l’affichage d’origine', hidden: true }));
  expect(rowHeight()).toBe('40px');
  expect(titles().slice(0, 2)).toEqual(['Nom', 'E-mail']);
});
