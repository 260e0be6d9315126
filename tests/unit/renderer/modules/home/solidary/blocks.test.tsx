import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { asDay } from '#shared/calendar.ts';
import { AppFailure } from '#shared/failure.ts';
import { userId } from '#shared/resources/solidary/ids.ts';
import { solidaryRecords } from '#shared/resources/solidaryrecords/index.ts';
import { recordedBody } from '#tests/support/recorded-records.ts';
import { camille, openApp } from '#tests/support/shell-app.tsx';

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const operator = (...rights: (typeof camille.permissions)[number][]) => ({
  ...camille,
  user: { ...camille.user, operates: ['/operates/2'] },
  permissions: ['access_admin' as const, 'dashboard_read' as const, 'solidary_list' as const, ...rights],
});
// A recorded collection.
const [wire] = (recordedBody('listSolidaries', 'all') as { 'hydra:member': unknown[] })['hydra:member'];
const rows = [1, 2].map((id) => ({
  ...solidaryRecords.row.parse(wire),
  id,
  userId: userId.parse(id),
  status: 0 as const,
}));
const listed = { 'solidaryrecords.list': () => ({ rows, unreadable: [], total: 600, page: 1, perPage: 500 }) };
const reminder = {
  recordId: 12,
  person: 'Monique D.',
  telephone: '0611111111',
  note: 'le soir',
  day: asDay('2026-03-10'),
  time: '18:00',
  isDue: true,
};

test('an operator sees whom to call and the records by status, from one call that reads no record', async () => {
  const { bridge } = await openApp({ session: operator('solidary_read'), handlers: listed });
  const calls = await region('À appeler aujourd’hui');
  const links = await calls.findAllByRole('link', { name: /[Dd]emande n°\u00a0\d/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/solidaryrecords/show/1',
    '/solidaryrecords/show/2',
  ]);
  expect(calls.getAllByText(/pas encore prise en compte/)).toHaveLength(2);
  // The first of them is the next call, with the number to press.
  expect(calls.getByRole('button', { name: 'Appeler' })).toBeDefined();
  expect(calls.getAllByText(/06 11 11 11 11/)).toHaveLength(2);
  expect((await region('Demandes en cours')).getByText(/500|600/).textContent).toContain('sur 600');
  expect(bridge.requests('solidaryrecords.list')).toHaveLength(1);
  expect(bridge.requests('solidaryrecords.read')).toEqual([]);
});

test('the most urgent calls show first, and all of them at a press', async () => {
  const [first] = rows;
  const many = Array.from({ length: 12 }, (_, at) => ({ ...first, id: at + 1 }));
  const answer = () => ({ rows: many, unreadable: [], total: 12, page: 1, perPage: 500 });
  const { person } = await openApp({
    session: operator('solidary_read'),
    handlers: { 'solidaryrecords.list': answer as (typeof listed)['solidaryrecords.list'] },
  });
  const calls = await region('À appeler aujourd’hui');
  const names = () => calls.getAllByRole('link', { name: /[Dd]emande n°\u00a0\d/ });
  const more = await calls.findByRole('button', { name: 'Afficher les 3 autres demandes' });
  // The next call, and eight after it.
  expect(names()).toHaveLength(9);
  await person.click(more);
  expect(names()).toHaveLength(12);
  expect(document.activeElement).toBe(more);
  await person.click(calls.getByRole('button', { name: 'Afficher les plus urgentes seulement' }));
  expect(names()).toHaveLength(9);
});

test('a recent record is named by its beneficiary from the rows that were read, without a call for it', async () => {
  const stored = JSON.stringify([
    { module: 'solidaryrecords', id: 2 },
    { module: 'solidaryrecords', id: 77 },
  ]);
  window.localStorage.setItem(`escale.recent.${camille.user.id}`, stored);
  const { bridge } = await openApp({ session: operator('solidary_read'), handlers: listed });
  const recent = await region('Récents');
  const [row] = rows;
  expect(await recent.findByRole('link', { name: `${row?.givenName} ${row?.familyName}` })).toBeDefined();
  expect(recent.getByText('Demandes solidaires n° 2')).toBeDefined();
  expect(recent.getByRole('link', { name: 'Demandes solidaires n°\u00a077' })).toBeDefined();
  expect(bridge.requests('solidaryrecords.read')).toEqual([]);
  expect(bridge.requests('solidaryrecords.list')).toHaveLength(1);
});

test('without the right to statistics none are asked for, and nothing on the page fails', async () => {
  const { bridge } = await openApp({ session: operator(), handlers: listed });
  await region('À appeler aujourd’hui');
  expect(bridge.calls.filter(({ channel }) => channel.startsWith('analytics.'))).toEqual([]);
  expect(screen.queryByText(/Impossible de charger/)).toBeNull();
});

test('records that cannot be read leave the reminders and the rest of the page as they are', async () => {
  await openApp({
    session: operator(),
    handlers: {
      'solidaryrecords.list': () => {
        throw new AppFailure({ kind: 'network', reason: 'unreachable' });
      },
      'reminders.list': () => ({ reminders: [reminder], isRead: true }),
    },
  });
  expect(await (await region('À appeler aujourd’hui')).findByText(/^La plateforme ne répond pas/)).toBeDefined();
  expect((await region('Rappels')).getByRole('link', { name: 'Demande n°\u00a012 · Monique D.' })).toBeDefined();
});

test('without the right to records nothing of them is asked or shown', async () => {
  const session = { ...operator(), permissions: ['access_admin' as const] };
  const { bridge } = await openApp({ session });
  await screen.findByText(/^Bonjour Camille/);
  expect(bridge.requests('solidaryrecords.list')).toEqual([]);
  expect(screen.queryByRole('region', { name: 'À appeler aujourd’hui' })).toBeNull();
});

test('somebody who operates no structure sees the reminders alone', async () => {
  const session = { ...operator('solidary_read'), user: camille.user };
  const { bridge } = await openApp({
    session,
    handlers: { 'reminders.list': () => ({ reminders: [reminder], isRead: true }) },
  });
  await region('Rappels');
  expect(bridge.requests('solidaryrecords.list')).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Demandes en cours' })).toBeNull();
});

test('reminders that cannot be read are told as such, beside those set since', async () => {
  await openApp({
    session: operator(),
    handlers: { ...listed, 'reminders.list': () => ({ reminders: [reminder], isRead: false }) },
  });
  const list = await region('Rappels');
  expect(await list.findByText('Vos rappels précédents ne peuvent pas s’afficher pour l’instant')).toBeDefined();
  expect(list.getByRole('button', { name: 'Réessayer' })).toBeDefined();
  expect(list.getByRole('link', { name: 'Demande n°\u00a012 · Monique D.' })).toBeDefined();
});

test('proofs are looked at when asked, through beneficiaries and never through records', async () => {
  const { bridge, person } = await openApp({
    session: operator('solidary_beneficiary_list', 'structure_read'),
    handlers: {
      ...listed,
      'solidarystructures.get': () => {
        throw new AppFailure({ kind: 'denied', right: 'structure_read' });
      },
    },
  });
  const proofs = await region('Justificatifs manquants');
  expect(bridge.requests('solidarystructures.get')).toEqual([]);
  await person.click(proofs.getByRole('button', { name: 'Vérifier les 2 personnes suivantes' }));
  expect(await proofs.findByText(/consulter les structures accompagnantes/)).toBeDefined();
  expect(bridge.requests('solidaryrecords.read')).toEqual([]);
});

test('a reminder that becomes due is said, counted in the menu and done from the list', async () => {
  // One that is due already shows that the menu follows them.
  const other = { ...reminder, recordId: 13, person: 'Ali B.' };
  let kept = [other];
  const { bridge, person } = await openApp({
    session: operator(),
    handlers: {
      'reminders.list': () => ({ reminders: kept, isRead: true }),
      'reminders.drop': () => {
        kept = [other];
        bridge.emit('reminders.changed', { due: [] });
      },
    },
  });
  await screen.findByText('1 rappel à traiter');
  kept = [other, reminder];
  bridge.emit('reminders.changed', { due: [reminder] });
  expect((await screen.findAllByText('Rappel : demande n° 12, Monique D.')).length).toBeGreaterThan(0);
  expect(await screen.findByText('2 rappels à traiter')).toBeDefined();
  const list = await region('Rappels');
  await person.click(await list.findByRole('button', { name: /^Marquer comme fait\s: rappel de la demande n°\s12$/ }));
  expect(await screen.findByText('1 rappel à traiter')).toBeDefined();
  expect(bridge.requests('reminders.drop')).toEqual([{ recordId: 12 }]);
});
