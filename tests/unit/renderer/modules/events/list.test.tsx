import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Permission, permissions } from '#shared/permissions.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openListPage, type PageOptions } from '#tests/support/list-page.tsx';
import { addressPage } from '#tests/support/pages.tsx';
import { readEvent } from './event.ts';

const EventsListPage = await addressPage('events');

const past = { fromDate: '2020-06-20T00:00:00+00:00', toDate: '2020-06-20T23:59:59+00:00', useTime: false };
const rows = [
  readEvent({ id: 1, name: 'Fête du vélo' }),
  readEvent({ id: 2, name: 'Foire de printemps', status: 2, private: true, ...past }),
  readEvent({ id: 3, name: 'Marché', fromDate: past.fromDate }),
];

let bridge: FakeBridge;

beforeEach(() => {
  bridge = installFakeBridge({
    'events.list': ({ page, perPage }) => ({ rows, unreadable: [], total: rows.length, page, perPage }),
    'events.get': ({ id }) => readEvent({ id, status: id === 2 ? 2 : 1 }),
    'events.update': ({ id }) => ({ id }),
    'events.remove': () => undefined,
    'lists.save': () => undefined,
  } as Parameters<typeof installFakeBridge>[0]);
});

const open = (options: PageOptions = {}) => openListPage((props) => <EventsListPage {...props} />, options);
const without = (...missing: Permission[]) => permissions.filter((one) => !missing.includes(one));
const queries = () => bridge.requests('events.list');
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

async function menuOf(name: string) {
  const person = userEvent.setup();
  await person.click(within(await row(name)).getByLabelText(/^Actions/));
  return { person, items: () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent) };
}

test('says when each event takes place, in wall-clock time', async () => {
  await open();
  expect((await row('Fête du vélo')).textContent).toMatch(
    /jeu\. 20 juin 2999 à 14:00.*ven\. 21 juin 2999 à 18:30.*À venir/,
  );
  expect((await row('Foire')).textContent).toMatch(/sam\. 20 juin 2020sam\. 20 juin 2020Passé/);
  expect((await row('Marché')).textContent).toContain('En cours');
  expect(screen.getByText(/importés d’une source extérieure/)).toBeDefined();
});

test('starts with the latest; sorting by creation is in the menu, as it has no column', async () => {
  const person = userEvent.setup();
  const { router } = await open();
  await row('Fête du vélo');
  expect(queries().at(-1)?.sort).toEqual([{ field: 'fromDate', direction: 'desc' }]);
  await person.click(screen.getByRole('button', { name: 'Trier' }));
  await person.click(await screen.findByRole('menuitemradio', { name: 'Plus récemment créés' }));
  await waitFor(() => expect(queries().at(-1)?.sort).toEqual([{ field: 'createdDate', direction: 'desc' }]));
  await person.click(screen.getByRole('button', { name: 'Plus récemment créés' }));
  await person.click(await screen.findByRole('menuitemradio', { name: 'Ordre habituel' }));
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('sort'));
});

test.each([
  ['À venir', { toDate: { from: '2026-02-14' } }, [{ field: 'fromDate', direction: 'asc' }]],
  // Whatever runs on one of its days, when it began before or ends after too.
  [
    'Ce mois-ci',
    { fromDate: { to: '2026-02-28' }, toDate: { from: '2026-02-01' } },
    [{ field: 'fromDate', direction: 'asc' }],
  ],
  ['Privés', { isPrivate: true }, [{ field: 'fromDate', direction: 'desc' }]],
])('the view %s sends its filters', async (view, filters, sort) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 1, 14, 9) });
  const person = userEvent.setup();
  await open();
  await person.click(await screen.findByRole('button', { name: /^Vue/ }));
  await person.click(await screen.findByRole('menuitemradio', { name: view }));
  await waitFor(() => expect(queries().at(-1)).toMatchObject({ filters, sort }));
  vi.useRealTimers();
});

test('outside my territories is a switch: sent when it is on, and absent otherwise', async () => {
  await open({ at: '/users?isOutsideToo=yes&territory=4,9' });
  await row('Fête du vélo');
  expect(queries().at(-1)?.filters).toEqual({ isOutsideToo: true, territory: [4, 9] });
});

test('offers each action to people with the right, and only where the event allows it', async () => {
  await open();
  expect((await menuOf('Fête du vélo')).items()).toEqual([
    'Ouvrir',
    'Aperçu',
    'ModifierF2',
    'Dupliquer',
    'Désactiver',
    'Supprimer…Suppr',
  ]);
  await userEvent.keyboard('{Escape}');
  const inactive = (await menuOf('Foire')).items();
  expect(inactive).toContain('Activer');
  expect(inactive).not.toContain('Désactiver');
});

test('hides actions without the right, and names the rights that the platform will require', async () => {
  await open({ rights: without('event_create', 'event_update', 'event_delete', 'event_list') });
  expect(await screen.findByText(/pas le droit de voir cette liste \(voir la liste des événements\)/)).toBeDefined();
  expect((await menuOf('Fête du vélo')).items()).toEqual(['Ouvrir', 'Aperçu']);
  expect(screen.queryByRole('link', { name: 'Créer' })).toBeNull();
});

test('deletes a past event after a question, a future one after a sentence was ticked', async () => {
  await open();
  const { person } = await menuOf('Foire');
  await person.click(screen.getByRole('menuitem', { name: /^Supprimer…/ }));
  expect(within(await screen.findByRole('alertdialog')).queryByRole('checkbox')).toBeNull();
  await person.keyboard('{Escape}');

  await menuOf('Fête du vélo');
  await person.click(screen.getByRole('menuitem', { name: /^Supprimer…/ }));
  const dialog = await screen.findByRole('alertdialog');
  await person.click(within(dialog).getByRole('checkbox', { name: /n’a pas encore eu lieu/ }));
  await person.click(within(dialog).getByRole('button', { name: 'Supprimer définitivement' }));
  await waitFor(() => expect(bridge.requests('events.remove')).toEqual([{ id: 1 }]));
});

test('deactivates one event, and undoes it', async () => {
  const { notify } = await open();
  const { person } = await menuOf('Fête du vélo');
  await person.click(screen.getByRole('menuitem', { name: 'Désactiver' }));
  await waitFor(() => expect(bridge.requests('events.update')).toEqual([{ id: 1, changes: { status: 2 } }]));
  await waitFor(() => expect(notify).toHaveBeenCalled());
  await notify.mock.lastCall?.[0].undo?.();
  expect(bridge.requests('events.update').at(-1)).toEqual({ id: 1, changes: { status: 1 } });
});

test('duplicating opens a new event that starts as a copy', async () => {
  const { router } = await open();
  const { person } = await menuOf('Fête du vélo');
  await person.click(screen.getByRole('menuitem', { name: 'Dupliquer' }));
  await waitFor(() => expect(router.state.location.href).toBe('/events/create?from=1'));
});

test('a running mutation blocks neither another one nor a question opened meanwhile', async () => {
  const { promise: answer, resolve } = Promise.withResolvers<void>();
  bridge.answer('events.update', async ({ id }) => {
    await answer;
    return { id };
  });
  await open();
  const { person } = await menuOf('Fête du vélo');
  await person.click(screen.getByRole('menuitem', { name: 'Désactiver' }));
  await menuOf('Foire');
  await person.click(screen.getByRole('menuitem', { name: 'Activer' }));
  await waitFor(() => expect(bridge.requests('events.update').map(({ id }) => id)).toEqual([1, 2]));
  await menuOf('Marché');
  await person.click(screen.getByRole('menuitem', { name: /^Supprimer…/ }));
  await screen.findByRole('alertdialog');
  const before = queries().length;
  resolve();
  await waitFor(() => expect(queries().length).toBeGreaterThan(before));
  expect(screen.getByRole('alertdialog')).toBeDefined();
});
