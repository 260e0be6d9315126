import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { today } from '#renderer/kit/form/fields/day.ts';
import { addDays } from '#shared/days.ts';
import { permissions } from '#shared/permissions.ts';
import { solidaryRecords } from '#shared/resources/solidaryrecords/index.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openListPage, type PageOptions } from '#tests/support/list-page.tsx';
import { addressPage } from '#tests/support/pages.tsx';

const RecordsPage = await addressPage('solidaryrecords');

const place = (town: string) => ({ addressLocality: town, displayLabel: [`1 rue A, ${town}`, 'France'] });
const row = (id: number, familyName: string, wire: Readonly<Record<string, unknown>> = {}) =>
  solidaryRecords.row.parse({
    id,
    status: 2,
    progression: 50,
    adminsubject: 'Médecin',
    adminuserId: 10 + id,
    admingivenName: 'Béa',
    adminfamilyName: familyName,
    admintelephone: '0611223344',
    adminorigin: place('Nancy'),
    admindestination: place('Toul'),
    adminproposalType: 'oneway',
    adminfromDate: `${addDays(today(), 3)}T00:00:00+00:00`,
    adminlastAction: 'solidary_contact_call',
    adminlastActionDate: `${today()}T09:30:00+00:00`,
    ...wire,
  });
const old = '2026-01-05T09:30:00+00:00';

let bridge: FakeBridge;
let rows: ReturnType<typeof row>[];
beforeEach(() => {
  rows = [
    row(1, 'Alba'),
    row(2, 'Bel', { adminfromDate: old, adminlastActionDate: old }),
    row(3, 'Cid', { admindestination: place('Nancy') }),
    row(4, 'Dia', { status: 4, progression: 100, adminfromDate: old, adminlastActionDate: old }),
  ];
  bridge = installFakeBridge({
    'solidaryrecords.list': ({ page, perPage }) => ({ rows, unreadable: [], total: rows.length, page, perPage }),
    'app.copyText': () => undefined,
    'app.setUnsaved': () => undefined,
  });
});

const open = (options: PageOptions = {}) => openListPage((props) => <RecordsPage {...props} />, options);
const line = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
const asked = () => bridge.requests('solidaryrecords.list');

async function menuOf(name: string) {
  const person = userEvent.setup();
  await person.click((await line(name)).getByLabelText(/^Actions/u));
  return { person, items: screen.getAllByRole('menuitem').map(({ textContent }) => textContent) };
}

test('begins with fifty open records, and is not read again when the window regains the focus', async () => {
  const now = vi.spyOn(Date, 'now');
  await open();
  await line('Alba');
  expect(asked()).toEqual([
    { page: 1, perPage: 50, sort: [{ field: 'fromDate', direction: 'asc' }], filters: { progression: 100 } },
  ]);
  // Long enough for any other list to be read again.
  now.mockReturnValue(Date.now() + 10 * 60_000);
  window.dispatchEvent(new Event('focus'));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(asked()).toHaveLength(1);
  now.mockRestore();
  expect(bridge.requests('solidaryrecords.read')).toEqual([]);
});

test('marks what is past and what waits too long, where the record is open', async () => {
  await open();
  const bel = await line('Bel');
  expect(bel.getByText('Départ passé')).toBeTruthy();
  expect(bel.getByText(/^\d+ j sans action$/)).toBeTruthy();
  const closed = await line('Dia');
  expect(closed.queryByText('Départ passé')).toBeNull();
  expect(closed.queryByText(/sans action/)).toBeNull();
  expect((await line('Alba')).getByText('aujourd’hui')).toBeTruthy();
});

test('names the towns, and a destination that is the origin as any', async () => {
  await open();
  expect((await line('Alba')).getByText(/ → Toul$/u)).toBeTruthy();
  const cid = await line('Cid');
  expect(cid.getByText(/ → Quel que soit le lieu$/u)).toBeTruthy();
});

test('views of what waits ask main to compare dates, and the list says which filters are compared here', async () => {
  await open({ at: '/users?view=stale' });
  await line('Bel');
  expect(
    screen.getByText(/Pour les autres filtres, toute la liste est lue et comparée sur cet ordinateur/),
  ).toBeTruthy();
  expect(asked()[0]?.filters).toEqual({ progression: 100, idleSince: addDays(today(), -7) });
});

test.each([
  ['departure=tomorrow', { departure: { from: addDays(today(), 1), to: addDays(today(), 1) } }],
  ['departure=next7d', { departure: { from: today(), to: addDays(today(), 6) } }],
  ['departure=past', { departure: { to: addDays(today(), -1) } }],
  ['status=2', { status: 2 }],
  ['idleSince=12', { idleSince: addDays(today(), -12) }],
  ['idleSince=0', {}],
  ['idleSince=366', {}],
])('%s in the address', async (filters, expected) => {
  await open({ at: `/users?view=all&${filters}` });
  await waitFor(() => expect(asked()[0]?.filters).toEqual(expected));
});

test('every progress leaves the parameter out', async () => {
  const { address } = await open();
  await line('Alba');
  await userEvent.click(screen.getByRole('button', { name: /^Retirer le filtre.*Avancement/u }));
  await waitFor(() => expect(asked().at(-1)?.filters).toEqual({}));
  expect(address()).toContain('view=all');
});

test('offers the edition of open records only, a new one for the person, and no record is read for any of it', async () => {
  await open({ currentStructureId: 1 });
  const { person, items } = await menuOf('Alba');
  expect(items).toEqual(
    expect.arrayContaining([
      'Ajouter une action',
      expect.stringContaining('Modifier'),
      'Nouvelle demande pour cette personne',
    ]),
  );
  await person.keyboard('{Escape}');
  const closed = await menuOf('Dia');
  expect(closed.items.join(' ')).not.toContain('Modifier');
  expect(bridge.requests('solidaryrecords.read')).toEqual([]);
});

test('offers no change without the right', async () => {
  await open({ rights: permissions.filter((right) => !/^solidary_(?:update|create)$/.test(right)) });
  const { items } = await menuOf('Alba');
  expect(items.join(' ')).not.toMatch(/Modifier|Ajouter|Nouvelle/);
});

test('without an open record it offers to show the closed ones too', async () => {
  rows = [];
  const { address } = await open();
  // The person of these tests operates nothing.
  expect(await screen.findByText('Vous n’êtes opérateur d’aucune structure')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Afficher aussi les clôturées' }));
  await waitFor(() => expect(asked().at(-1)?.filters).toEqual({}));
  expect(address()).toContain('view=all');
});

test('the preview names the person in full', async () => {
  await open();
  await userEvent.setup().click(await screen.findByRole('button', { name: /^Aperçu\s: Béa Alba$/u }));
  const panel = await screen.findByRole('complementary', { name: 'Aperçu' });
  expect(within(panel).getByRole('heading', { name: 'Béa Alba' })).toBeDefined();
});
