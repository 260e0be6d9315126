import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { itemQuery } from '#renderer/kit/data/queries.ts';
import { EditorialShowPage } from '#renderer/modules/editorials/EditorialShowPage.tsx';
import { AppFailure } from '#shared/failure.ts';
import { permissions } from '#shared/permissions.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { createPage, editPage } from '#tests/support/pages.tsx';
import { newCache, openScreen } from '#tests/support/screen.tsx';
import { readEditorial } from './editorial.ts';

const EditorialCreatePage = await createPage('editorials_create');
const EditorialEditPage = await editPage('editorials_edit');

vi.setConfig({ testTimeout: 30_000 });

const displayed = readEditorial({ id: 9, title: 'Rentrée', status: 1 });
let bridge: FakeBridge;

beforeEach(() => {
  bridge = installFakeBridge({
    'app.setUnsaved': () => undefined,
    'drafts.get': () => null,
    'drafts.save': () => ({ isOnDisk: true }),
    'drafts.drop': () => undefined,
    'editorials.list': ({ page, perPage }) => ({ rows: [displayed], unreadable: [], total: 1, page, perPage }),
    'editorials.get': ({ id }) => readEditorial({ id }),
    'editorials.create': () => ({ id: 50 }),
    'editorials.update': ({ id }) => ({ id }),
    'files.choose': () => ({ selectionId: 's1', name: 'ete.png', size: 2000 }),
    'files.release': () => undefined,
  });
});

const rights = permissions;
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const put = async (name: RegExp, value: string) => fireEvent.change(await box(name), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));

test('every required field is checked before anything is sent, and a button without a link is refused', async () => {
  await openScreen(<EditorialCreatePage />, { rights });
  await box(/^Titre/u);
  save();
  const refused = await screen.findAllByRole('button', { name: /\s: /u });
  expect(refused.map(({ textContent }) => textContent?.split(/\s:/u)[0])).toEqual([
    'Titre',
    'Texte',
    'Libellé du bouton',
    'Lien du bouton',
  ]);
  await put(/^Titre/u, 'Hiver');
  await put(/^Texte/u, 'Moins de neige à deux.');
  await put(/^Libellé/u, 'Voir');
  await put(/^Lien/u, 'http://example.org');
  expect((await screen.findAllByText(/Commencez par https/u)).length).toBeGreaterThan(0);
  save();
  expect(bridge.requests('editorials.create')).toEqual([]);
  await put(/^Lien/u, '/annonces');
  save();
  expect(await screen.findByText('Address: /editorials/show/50')).toBeDefined();
  expect(bridge.requests('editorials.create')).toEqual([
    {
      title: 'Hiver',
      text: 'Moins de neige à deux.',
      label: 'Voir',
      link: '/annonces',
      status: 0,
      attempt: expect.any(String),
    },
  ]);
});

test('choosing active names the editorial to be replaced; saving invalidates what was read of it', async () => {
  const client = newCache();
  const other = itemQuery('editorials', displayed.id).queryKey;
  client.setQueryData(other, displayed);
  await openScreen(<EditorialEditPage id={1} />, { rights, client });
  const active = await screen.findByRole('radio', { name: 'Actif' });
  expect(screen.queryByText(/prendra la place de/u)).toBeNull();
  fireEvent.click(active);
  expect(await screen.findByText(/prendra la place de «\sRentrée\s»/u)).toBeDefined();
  expect(client.getQueryState(other)?.isInvalidated).toBe(false);
  save();
  await waitFor(() => expect(bridge.requests('editorials.update')).toEqual([{ id: 1, changes: { status: 1 } }]));
  // The platform has deactivated it without reporting so.
  await waitFor(() => expect(client.getQueryState(other)?.isInvalidated).toBe(true));
});

test('the card previews the chosen picture before it is sent, and the stored one again once it is removed', async () => {
  bridge.answer('editorials.get', ({ id }) => readEditorial({ id, image: 'https://www.example.org/i.png' }));
  await openScreen(<EditorialEditPage id={1} />, { rights });
  const card = await screen.findByRole('figure', { name: 'Aperçu de l’éditorial' });
  const shown = () => card.querySelector('img')?.getAttribute('src') ?? null;
  expect(shown()).toMatch(/^\/platform-image/u);
  const choose = () =>
    fireEvent.click(screen.getByRole('button', { name: /^(?:Choisir une image|Remplacer l’image)/u }));
  choose();
  await screen.findByText(/ete\.png/u);
  expect(shown()).toBe('/chosen-picture?id=s1');
  fireEvent.click(screen.getByRole('button', { name: 'Retirer cette image' }));
  await waitFor(() => expect(shown()).toMatch(/^\/platform-image/u));
  // The refusal is shown until another choice is made.
  bridge.answer('files.choose', () => {
    throw new AppFailure({ kind: 'file', reason: 'incomplete' });
  });
  choose();
  await screen.findByText(/Cette image est incomplète/u);
  bridge.answer('files.choose', () => ({ selectionId: 's2', name: 'hiver.png', size: 2000 }));
  choose();
  await screen.findByText(/hiver\.png/u);
  expect(screen.queryByText(/incomplète/u)).toBeNull();
  bridge.answer('files.choose', () => {
    throw new AppFailure({ kind: 'file', reason: 'empty' });
  });
  choose();
  await screen.findByText(/est vide/u);
  fireEvent.click(screen.getByRole('button', { name: 'Retirer cette image' }));
  await waitFor(() => expect(screen.queryByText(/est vide/u)).toBeNull());
  // One that cannot be loaded leaves no broken picture behind.
  fireEvent.error(card.querySelector('img') ?? card);
  expect(shown()).toBeNull();
});

test('a picture whose file another editorial of that name would share stops the save before anything is written', async () => {
  bridge.answer('images.findDuplicate', () => ({ id: 7, name: 'COVOITUREZ CET ETE' }));
  await openScreen(<EditorialEditPage id={1} />, { rights });
  await put(/^Libellé/u, 'Voir');
  fireEvent.click(screen.getByRole('button', { name: 'Choisir une image…' }));
  await screen.findByText(/ete\.png/u);
  save();
  const title = await box(/^Titre/u);
  await waitFor(() => expect(title.getAttribute('aria-invalid')).toBe('true'));
  expect(bridge.requests('images.findDuplicate')).toEqual([
    { resource: 'editorials', name: 'Covoiturez cet été', except: 1 },
  ]);
  expect(bridge.requests('editorials.update')).toEqual([]);
});

test('a 500 for an address may mean that there is no such editorial: a retry and a link to the list are offered', async () => {
  bridge.answer('editorials.get', () => {
    throw new AppFailure({ kind: 'server', isUnreadable: false, status: 500 });
  });
  await openScreen(<EditorialShowPage id={99} />, { rights });
  expect(await screen.findByText('Introuvable, ou erreur de la plateforme')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Revenir à la liste' }).getAttribute('href')).toBe('/editorials');
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeDefined();
});

test.each([
  [9, []],
  [7, [['swapped', { name: 'Covoiturez cet été', former: 'Rentrée' }]]],
])('saving editorial %i as active says which one it deactivated', async (id, told) => {
  bridge.answer('editorials.get', () => readEditorial({ id }));
  const { notices } = await openScreen(<EditorialEditPage id={id} />, { rights });
  fireEvent.click(await screen.findByRole('radio', { name: 'Actif' }));
  save();
  await waitFor(() => expect(bridge.requests('editorials.update')).toEqual([{ id, changes: { status: 1 } }]));
  await waitFor(() => expect(notices.map(({ name }) => name)).toContain('updated'));
  expect(notices.filter(({ name }) => name !== 'updated').map(({ name, values }) => [name, values])).toEqual(told);
});
