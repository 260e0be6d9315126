import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { AppFailure } from '#shared/failure.ts';
import type { Permission } from '#shared/permissions.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { fakeUser } from '#tests/support/fake-users.ts';
import { createPage, editPage } from '#tests/support/pages.tsx';
import { openScreen, type ScreenOptions } from '#tests/support/screen.tsx';
import { readEvent } from './event.ts';

const EventCreatePage = await createPage('events_create');
const EventEditPage = await editPage('events_edit');

const rights: Permission[] = ['event_create', 'event_read', 'event_update', 'user_list', 'community_list'];
const config = { modules: { event: true, community: true } };

let bridge: FakeBridge;

beforeEach(() => {
  const page = { unreadable: [], page: 1, perPage: 20 };
  bridge = installFakeBridge({
    'app.setUnsaved': () => undefined,
    'events.get': ({ id }) => readEvent({ id }),
    'events.create': () => ({ id: 50 }),
    'events.update': ({ id }) => ({ id }),
    'events.uploadImage': () => undefined,
    'images.findDuplicate': () => null,
    'communities.list': () => ({ ...page, rows: [{ id: 3, name: 'Campus' }], total: 1 }) as never,
    'users.list': ({ filters }) => ({ ...page, rows: [fakeUser(Number(filters.search?.slice(1)))], total: 1 }),
    'files.choose': () => ({ selectionId: 's1', name: 'velo.png', size: 120_000 }),
    'files.release': () => undefined,
  });
});

const edit = (options: ScreenOptions = {}) => openScreen(<EventEditPage id={12} />, { rights, config, ...options });
const create = (options: ScreenOptions = {}) => openScreen(<EventCreatePage />, { rights, config, ...options });

const box = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
async function put(name: string | RegExp, value: string) {
  const field = await box(name);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
const updates = () => bridge.requests('events.update');

async function fillIn() {
  await put(/^Nom/, 'Bal du 14 juillet');
  await put(/^Début/, '14/07/2999');
  await put(/^Fin/, '15/07/2999');
  await put('Latitude', '48.692054');
  await put('Longitude', '6.184417');
}

test('a new event is sent with every field and its defaults, and its page opens', async () => {
  const { notices } = await create();
  await fillIn();
  await put('Site internet', 'bal.example.org');
  save();
  expect(await screen.findByText('Address: /events/show/50')).toBeDefined();
  expect(bridge.requests('events.create')).toMatchObject([
    {
      name: 'Bal du 14 juillet',
      hasTime: false,
      fromDate: '2999-07-14T00:00:00',
      toDate: '2999-07-15T23:59:59',
      address: { latitude: 48.692054, longitude: 6.184417 },
      url: 'https://bal.example.org',
      isPrivate: false,
      status: 1,
      creatorId: 1,
    },
  ]);
  expect(notices).toEqual([{ context: 'events', name: 'created', outcome: 'success' }]);
});

test('nothing is sent while a field is invalid, and every error is shown', async () => {
  await create({ config: { ...config, eventDescriptionRequired: true, eventCommunityRequired: true } });
  await put(/^Début/, '31/02/2999');
  save();
  const links = await screen.findAllByRole('button', { name: /: / });
  expect(links.map(({ textContent }) => textContent?.split(/\s:/)[0])).toEqual([
    'Nom',
    'Résumé',
    'Début',
    'Fin',
    'Lieu',
    'Communauté',
  ]);
  expect(bridge.requests('events.create')).toEqual([]);
});

test('dates are shown as they are stored, and only changed fields are sent', async () => {
  await edit();
  expect((await box(/^Début/)).value).toBe('20/06/2999');
  expect((await box(/^Heure de début/)).value).toBe('14:00');
  await put(/^Heure de fin/, '19h45');
  save();
  await waitFor(() => expect(updates()).toEqual([{ id: 12, changes: { toDate: '2999-06-21T19:45:00' } }]));
});

test('hours that are switched off are not sent, and come back with the switch', async () => {
  const { person } = await edit();
  const hours = await screen.findByRole('switch', { name: /Préciser les heures/ });
  await person.click(hours);
  expect(screen.queryByRole('textbox', { name: /^Heure de début/ })).toBeNull();
  await person.click(hours);
  expect((await box(/^Heure de début/)).value).toBe('14:00');
  await person.click(hours);
  save();
  await waitFor(() =>
    expect(updates()).toEqual([
      { id: 12, changes: { hasTime: false, fromDate: '2999-06-20T00:00:00', toDate: '2999-06-21T23:59:59' } },
    ]),
  );
});

test('past dates cause a warning, not an error', async () => {
  await edit();
  await put(/^Début/, '20/06/2020');
  expect(await screen.findByText(/Le début est déjà passé/)).toBeDefined();
  await put(/^Fin/, '20/06/2020');
  expect(await screen.findByText(/Ces dates sont passées/)).toBeDefined();
  save();
  await waitFor(() => expect(updates()).toHaveLength(1));
});

test('an event of the same name causes a warning before anything is written; another name is saved with its picture', async () => {
  bridge.answer('images.findDuplicate', ({ name }) =>
    name === 'Fête du vélo' ? { id: 40, name: 'Fete du velo' } : null,
  );
  const { person, notices } = await edit();
  await put('Site internet', 'velo.example.org/2999');
  await person.click(screen.getByRole('button', { name: 'Choisir une image…' }));
  await screen.findByText(/velo\.png .*sera envoyée/);
  save();
  const name = await box(/^Nom/);
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText(/« Fete du velo » porte déjà ce nom/).length).toBeGreaterThan(0);
  expect(document.activeElement).toBe(name);
  expect(updates()).toEqual([]);
  expect(bridge.requests('events.uploadImage')).toEqual([]);

  await put(/^Nom/, 'Fête du vélo 2999');
  save();
  await waitFor(() => expect(bridge.requests('events.uploadImage')).toEqual([{ id: 12, selectionId: 's1' }]));
  expect(bridge.requests('images.findDuplicate').at(-1)).toEqual({
    resource: 'events',
    name: 'Fête du vélo 2999',
    except: 12,
  });
  expect(updates()).toHaveLength(1);
  expect(notices.map(({ name: what, outcome }) => `${what} ${outcome}`)).toEqual(['updated success', 'image success']);
});

test('without a picture no duplicate name is searched; without the right to list, saving continues', async () => {
  const { unmount } = await edit();
  await put(/^Nom/, 'Fête');
  save();
  await waitFor(() => expect(updates()).toHaveLength(1));
  expect(bridge.requests('images.findDuplicate')).toEqual([]);
  unmount();

  bridge.answer('images.findDuplicate', () => {
    throw new AppFailure({ kind: 'denied', right: 'event_list' });
  });
  const { person } = await edit();
  await person.click(await screen.findByRole('button', { name: 'Choisir une image…' }));
  await screen.findByText(/sera envoyée/);
  save();
  await waitFor(() => expect(bridge.requests('events.uploadImage')).toHaveLength(1));
});

test('a refused picture leaves the new event saved, and opens its form with a retry', async () => {
  bridge.answer('events.uploadImage', () => {
    throw new AppFailure({ kind: 'conflict', reason: 'nameTaken', duplicate: { id: 40, name: 'Bal' } });
  });
  const { person, notices } = await create();
  await fillIn();
  await person.click(screen.getByRole('button', { name: 'Choisir une image…' }));
  await screen.findByText(/sera envoyée/);
  save();
  expect(await screen.findByText('Address: /events/50')).toBeDefined();
  expect(bridge.requests('events.create')).toHaveLength(1);
  expect(notices.at(-1)).toMatchObject({ context: 'events', name: 'image', outcome: 'error' });
});

test('a refusal without a reason names the known causes, and nothing typed is lost', async () => {
  bridge.answer('events.update', () => {
    throw new AppFailure({ kind: 'server', isUnreadable: false, status: 500, readBack: 'notDone' });
  });
  await edit();
  await put(/^Nom/, 'Fête à vélo');
  save();
  const bar = (await screen.findAllByRole('alert')).find(({ textContent }) => textContent?.includes('Causes connues'));
  expect(within(bar ?? document.body).getByText(/L’auteur choisi a été supprimé/)).toBeDefined();
  expect((await box(/^Nom/)).value).toBe('Fête à vélo');
});

test('a missing right is named before anything is typed; unreadable names stay as the event gives them', async () => {
  await edit({ rights: ['event_read'] });
  expect(await screen.findByText(/pas le droit d’enregistrer ici \(modifier les événements\)/)).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Auteur/ }).value).toBe('Jeanne M.');
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Communauté/ }).disabled).toBe(true);
});
