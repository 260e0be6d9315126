import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { today } from '#renderer/kit/form/fields/day.ts';
import { asDay, asTimeOfDay } from '#shared/calendar.ts';
import { addDays } from '#shared/days.ts';
import { AppFailure } from '#shared/failure.ts';
import { asInstant } from '#shared/instant.ts';
import { userId } from '#shared/resources/solidary/ids.ts';
import { type SolidaryRecordRow, solidaryRecords } from '#shared/resources/solidaryrecords/index.ts';
import { recordItem } from '#shared/resources/solidaryrecords/item.ts';
import { recordedBody } from '#tests/support/recorded-records.ts';
import { camille, openApp } from '#tests/support/shell-app.tsx';
import { done } from '../../../features/record-actions/harness.tsx';

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
const listed = { 'solidaryrecords.list': () => ({ rows, unreadable: [], total: 2, page: 1, perPage: 500 }) };
const reminder = {
  recordId: 12,
  person: 'Monique D.',
  telephone: '0611111111',
  note: 'le soir',
  day: asDay('2026-03-10'),
  time: '18:00',
  isDue: true,
};

/** A row that leaves some days from now. */
const leaving = (id: number, days: number, more: Partial<SolidaryRecordRow> = {}) => ({
  ...solidaryRecords.row.parse(wire),
  id,
  userId: userId.parse(id),
  status: 2 as const,
  fromDate: addDays(today(), days),
  lastActionDate: asInstant(`${today()}T00:00:00+00:00`),
  ...more,
});
const listing = (...listed: ReturnType<typeof leaving>[]) => ({
  'solidaryrecords.list': () => ({ rows: listed, unreadable: [], total: listed.length, page: 1, perPage: 500 }),
});

test('an operator sees the day and the records by status, from one list that reads no record', async () => {
  const { bridge } = await openApp({
    session: operator('solidary_read'),
    handlers: listing(leaving(1, -3), leaving(2, 0), leaving(3, 1), leaving(4, 9), leaving(5, 12, { status: 0 })),
  });
  const day = await region('Votre journée');
  // The next call stands above the groups, which hold the others.
  expect((await day.findByRole('link', { name: 'Ouvrir la demande n°\u00a02' })).getAttribute('href')).toBe(
    '/solidaryrecords/show/2',
  );
  // With whom: read out alone, its text says nothing.
  expect(day.getByRole('button', { name: /^Appeler \S/u }).textContent).toBe('Appeler');
  expect(day.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Partent demain 1',
    'Pas encore prises en compte 1',
    'Départ passé, toujours ouvertes 1',
  ]);
  const late = within(day.getByRole('region', { name: /^Départ passé/ }));
  expect(late.getByText(/départ prévu il y a 3 jours/)).toBeDefined();
  expect(late.getByRole('link', { name: /^Appeler/ })).toBeDefined();
  expect(late.getByRole('link', { name: 'Ouvrir la liste des départs passés' }).getAttribute('href')).toContain(
    'departure=past',
  );
  const statuses = await region('Demandes en cours');
  const counts = statuses.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(counts).toEqual(['Créée1', 'Prise en compte0', 'Recherche de solution4', 'En suivi0']);
  expect(statuses.getByRole('link', { name: 'Ouvrir la liste\u00a0: Créée' }).getAttribute('href')).toContain(
    'status=0',
  );
  expect(bridge.requests('solidaryrecords.list')).toHaveLength(1);
  expect(bridge.requests('solidaryrecords.read')).toEqual([]);
});

test('a group shows its first records, and all of them at a press', async () => {
  const { person } = await openApp({
    session: operator('solidary_read'),
    handlers: listing(...Array.from({ length: 9 }, (_, at) => leaving(at + 1, -at - 1))),
  });
  const late = within(await screen.findByRole('region', { name: /^Départ passé/ }));
  const names = () => late.getAllByRole('listitem');
  const more = await late.findByRole('button', { name: 'Afficher les 5 autres demandes' });
  expect(names()).toHaveLength(3);
  await person.click(more);
  expect(names()).toHaveLength(8);
  expect(document.activeElement).toBe(more);
  await person.click(late.getByRole('button', { name: 'Afficher moins' }));
  expect(names()).toHaveLength(3);
});

test('hours and drivers are read on a press alone, and order the day', async () => {
  const item = recordItem.parse(recordedBody('getSolidary', 'punctual'));
  const at = (id: number, time: string) => ({
    ...item,
    id,
    outward: { time: asTimeOfDay(time), minTime: null, maxTime: null },
  });
  const times: Readonly<Record<number, string>> = { 1: '15:30', 2: '08:05' };
  const { bridge, person } = await openApp({
    session: operator('solidary_read'),
    handlers: {
      ...listing(leaving(1, 0), leaving(2, 0), leaving(3, 0)),
      'solidaryrecords.read': ({ id }) => {
        const time = times[id];
        if (time === undefined) throw new AppFailure({ kind: 'server', status: 500, isUnreadable: false });
        return { record: at(id, time) };
      },
    },
  });
  const day = await region('Votre journée');
  const press = await day.findByRole('button', { name: 'Lire les heures et les conducteurs (3)' });
  expect(press.title).toMatch(/prévenir de nouveaux bénévoles/);
  expect(bridge.requests('solidaryrecords.read')).toEqual([]);
  await person.click(press);
  expect(await day.findByText('1 demande n’a pas pu être lue.')).toBeDefined();
  expect(bridge.requests('solidaryrecords.read')).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  // The next call is now the one that leaves first.
  expect(day.getByRole('link', { name: 'Ouvrir la demande n°\u00a02' })).toBeDefined();
  expect(day.getByText(/départ aujourd’hui à 08:05/)).toBeDefined();
  expect(day.getByText('15:30')).toBeDefined();
});

test('a lost connection ends the reading, and what could not be read leaves the next press to the others', async () => {
  let isDown = true;
  const { bridge, person } = await openApp({
    session: operator('solidary_read'),
    handlers: {
      ...listing(leaving(1, 0), leaving(2, 0), leaving(3, 1)),
      'solidaryrecords.read': () => {
        throw new AppFailure(
          isDown ? { kind: 'network', reason: 'unreachable' } : { kind: 'server', status: 500, isUnreadable: false },
        );
      },
    },
  });
  const day = await region('Votre journée');
  const press = () => day.findByRole('button', { name: /^Lire les heures/ });
  await person.click(await press());
  await waitFor(() => expect(bridge.requests('solidaryrecords.read')).toEqual([{ id: 1 }]));
  isDown = false;
  await person.click(await press());
  expect(await day.findByText('3 demandes n’ont pas pu être lues.')).toBeDefined();
  expect(day.queryByRole('button', { name: /^Lire/ })).toBeNull();
});

test('a note of the next call stays that of whom it was opened for, whoever is next meanwhile', async () => {
  let rows = [leaving(1, 0), leaving(2, 1)];
  const { bridge, person } = await openApp({
    session: operator('solidary_read', 'solidary_update'),
    handlers: {
      'solidaryrecords.list': () => ({ rows, unreadable: [], total: rows.length, page: 1, perPage: 500 }),
      'solidaryrecords.act': () => done(null, { row: rows[0] ?? null }),
    },
  });
  const day = await region('Votre journée');
  await person.click(await day.findByRole('button', { name: /^Noter.*n°\s1$/ }));
  const note = within(await screen.findByRole('group', { name: /Ajouter une action/ }));
  await person.click(await note.findByRole('button', { name: /^Note$/ }));
  rows = [leaving(2, 1)];
  fireEvent.keyDown(document.body, { key: 'F5' });
  await day.findByRole('link', { name: /^Ouvrir la demande n°\s2$/ });
  await person.click(note.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(bridge.requests('solidaryrecords.act')).toMatchObject([{ id: 1 }]));
});

test('more open records than are read are told as such', async () => {
  await openApp({
    session: operator(),
    handlers: { 'solidaryrecords.list': () => ({ ...listed['solidaryrecords.list'](), total: 9000 }) },
  });
  expect(await (await region('Demandes en cours')).findByText(/sur 9\s000/)).toBeDefined();
});

test('the note opens below its line, Escape gives the focus back, and a note that is stored leaves the line where it is', async () => {
  const rowsOf = [leaving(1, 1), leaving(2, 1)];
  const { bridge, person } = await openApp({
    session: operator('solidary_update'),
    handlers: {
      ...listing(...rowsOf),
      'solidaryrecords.act': () => done(null, { row: rowsOf[1] ?? null }),
    },
  });
  const [next, ...others] = await (await region('Votre journée')).findAllByRole('button', { name: /^Noter/ });
  expect(others).toHaveLength(1);
  const other = others[0] as HTMLElement;
  await person.click(other);
  expect(other.getAttribute('aria-expanded')).toBe('true');
  const note = within(await screen.findByRole('group', { name: /Ajouter une action/ }));
  await person.keyboard('{Escape}');
  expect(document.activeElement).toBe(other);
  expect(screen.queryByRole('group', { name: /Ajouter une action/ })).toBeNull();
  expect(note).toBeDefined();
  await person.click(other);
  const again = within(await screen.findByRole('group', { name: /Ajouter une action/ }));
  await person.click(await again.findByRole('button', { name: /^Note$/ }));
  await person.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('noté')).toBeDefined();
  expect(bridge.requests('solidaryrecords.act')).toHaveLength(1);
  expect(next).toBeDefined();
  expect(document.activeElement).toBe(other);
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
  await region('Votre journée');
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
  expect(await (await region('Votre journée')).findByText(/^La plateforme ne répond pas/)).toBeDefined();
  expect((await region('Rappels')).getByRole('link', { name: 'Demande n°\u00a012 · Monique D.' })).toBeDefined();
});

test('without the right to records nothing of them is asked or shown', async () => {
  const session = { ...operator(), permissions: ['access_admin' as const] };
  const { bridge } = await openApp({ session });
  await screen.findByText(/^Bonjour Camille/);
  expect(bridge.requests('solidaryrecords.list')).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Votre journée' })).toBeNull();
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
