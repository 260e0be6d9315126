import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { AppFailure } from '#shared/failure.ts';
import { permissions } from '#shared/permissions.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { fakeVolunteer, fakeVolunteerRow } from '#tests/support/fake-volunteers.ts';
import { openListPage, type PageOptions } from '#tests/support/list-page.tsx';
import { addressPage } from '#tests/support/pages.tsx';

const VolunteersPage = await addressPage('solidaryvolunteers');

const inStructures = (status: number) => [{ id: 1, userStructureId: 71, name: 'Entraide', status }];
const wires: Record<number, Record<string, unknown>> = {
  1: { familyName: 'Alba', eTue: true },
  2: { familyName: 'Bel', structures: inStructures(1) },
  3: { familyName: 'Cid' },
  4: { familyName: 'Dia' },
};
let bridge: FakeBridge;

beforeEach(() => {
  const rows = Object.entries(wires).map(([id, wire]) => fakeVolunteerRow(Number(id), wire));
  bridge = installFakeBridge({
    'solidaryvolunteers.list': ({ page, perPage }) => ({ rows, unreadable: [], total: rows.length, page, perPage }),
    'solidaryvolunteers.get': ({ id }) => fakeVolunteer(id, wires[id]),
    'app.copyText': () => undefined,
    'app.setUnsaved': () => undefined,
  });
});

const structures = [
  { id: 1, name: 'Entraide' },
  { id: 2, name: 'Mobilité' },
];
const open = (options: PageOptions = {}) =>
  openListPage((props) => <VolunteersPage {...props} />, { structures, currentStructureId: 1, ...options });
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

async function menuOf(name: string) {
  const person = userEvent.setup();
  await person.click(within(await row(name)).getByLabelText(/^Actions/u));
  return { person, items: screen.getAllByRole('menuitem').map(({ textContent }) => textContent) };
}

test('shows the week as dots, the current structure with its status, and names the others in their number', async () => {
  await open();
  const alba = within(await row('Alba'));
  expect(alba.getByRole('img', { name: 'lun. matin, mar. soir' })).toBeTruthy();
  expect((await row('Alba')).textContent).toMatch(/Entraide En attente\+1/u);
  const others = alba.getByRole('img', { name: 'Mobilité · Acceptée' });
  expect(others.textContent).toBe('+1');
  expect(others.title).toBe('Mobilité · Acceptée');
  expect(screen.getByText('Toutes vos structures')).toBeTruthy();
});

test('offers no telephone, neither as column nor as sort', async () => {
  await open();
  await row('Alba');
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers.join(' ')).not.toContain('Téléphone');
});

test('offers to accept whoever waits in the current structure, to refuse whoever is accepted, by right', async () => {
  await open();
  const waiting = await menuOf('Alba');
  expect(waiting.items).toContain('Accepter dans Entraide');
  await waiting.person.keyboard('{Escape}');
  const accepted = await menuOf('Bel');
  expect(accepted.items).not.toContain('Accepter dans Entraide');
  expect(accepted.items).toContain('Refuser dans Entraide');
});

test('offers no decision without the right to edit', async () => {
  await open({ rights: permissions.filter((right) => right !== 'solidary_volunteer_update') });
  const { items } = await menuOf('Alba');
  expect(items).toContain('Copier l’e-mail');
  expect(items.join(' ')).not.toMatch(/Accepter|Refuser|Modifier/u);
});

test('asks before it refuses, naming person, structure and role', async () => {
  bridge.answer('solidary.decide', () => ({ outcome: 'done' }));
  await open();
  const { person } = await menuOf('Bel');
  await person.click(screen.getByRole('menuitem', { name: 'Refuser dans Entraide' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/Refuser cette candidature dans la structure Entraide : Nina Bel/u)).toBeTruthy();
  expect(dialog.getByText('Son rôle de bénévole peut lui être retiré.')).toBeTruthy();
  expect(bridge.requests('solidary.decide')).toEqual([]);
  await person.click(dialog.getByRole('button', { name: 'Refuser' }));
  expect(bridge.requests('solidary.decide')).toEqual([
    { role: 'volunteer', id: 2, userStructureId: 71, accept: false },
  ]);
});

test('accepts several one after another, leaves out who does not wait, and counts those without role apart', async () => {
  let atOnce = 0;
  let most = 0;
  bridge.answer('solidary.decide', async ({ id }) => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await Promise.resolve();
    atOnce -= 1;
    if (id === 4) throw new AppFailure({ kind: 'denied' });
    return { outcome: id === 3 ? 'doneWithoutRole' : 'done' };
  });
  await open();
  await row('Alba');
  const person = userEvent.setup();
  for (const box of screen.getAllByRole('checkbox', { name: /Alba|Bel|Cid|Dia/u })) await person.click(box);
  await person.click(screen.getByRole('button', { name: 'Accepter dans Entraide' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Accepter' }));
  const counts = await screen.findByText('1 fait en partie');
  expect(counts.closest('ul')?.textContent).toBe('1 fait1 fait en partie1 laissé de côté1 refusé');
  expect(screen.getByText(/fait en partie – accepté sans son rôle/u)).toBeTruthy();
  expect(bridge.requests('solidary.decide').map(({ id }) => id)).toEqual([1, 3, 4]);
  expect(most).toBe(1);
});
