import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { OwnFigures } from '#renderer/modules/solidaryanalytics/figures/OwnFigures.tsx';
import { asDay } from '#shared/calendar.ts';
import { type FakeBridge, type FakeHandlers, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { recordWith } from '#tests/support/fake-solutions.ts';
import { openScreen } from '#tests/support/screen.tsx';

afterEach(cleanup);

const { origin, destination } = recordWith();
const row = (id: number, status: 0 | 2 | 4, lastAction: string | null) => ({
  id,
  status,
  progression: 0,
  subject: null,
  userId: null,
  givenName: null,
  familyName: null,
  telephone: null,
  origin,
  destination,
  goesAnywhere: false,
  proposalType: null,
  fromDate: asDay('2027-03-01'),
  lastAction,
  lastActionDate: null,
});
const rows = [
  row(1, 0, null),
  row(2, 2, 'solidary_link'),
  row(3, 4, 'solidary_too_late'),
  row(4, 4, 'solidary_too_late'),
];

let bridge: FakeBridge;
const open = async (list: NonNullable<FakeHandlers['solidaryrecords.list']>) => {
  bridge = installFakeBridge({ 'solidaryrecords.list': list, 'figures.save': () => ({ fileName: 'chiffres.csv' }) });
  const structures = [
    { id: 1, name: 'Nancy' },
    { id: 2, name: 'Toul' },
  ];
  return openScreen(<OwnFigures />, { rights: ['solidary_list'], structures });
};
const all: NonNullable<FakeHandlers['solidaryrecords.list']> = ({ page, perPage }) => ({
  rows,
  unreadable: [],
  total: rows.length,
  page,
  perPage,
});
const count = async () => fireEvent.click(await screen.findByRole('button', { name: 'Compter' }));

it('reads nothing before somebody asks for it, then every record whatever its progression', async () => {
  await open(all);
  await screen.findByRole('heading', { name: /Nos chiffres\s: Nancy et Toul/ });
  expect(bridge.requests('solidaryrecords.list')).toEqual([]);
  await count();
  await screen.findByRole('table', { name: 'Clôtures par motif de clôture' });
  expect(bridge.requests('solidaryrecords.list')).toEqual([
    { page: 1, perPage: 500, sort: [{ field: 'id', direction: 'asc' }], filters: {} },
  ]);
});

it('says each figure in a table that needs no eyes', async () => {
  await open(all);
  await count();
  const table = within(await screen.findByRole('table', { name: 'Clôtures par motif de clôture' }));
  expect(table.getByRole('row', { name: /Demande trop tardive 2/ })).toBeTruthy();
  const open0 = within(screen.getByRole('table', { name: 'Demandes en cours par statut' }));
  expect(open0.getAllByRole('row').map((line) => line.textContent)).toContain('Créée150\u00a0%');
});

it('says that a longer list is not counted, in place of counting a part of it', async () => {
  await open(({ page, perPage }) => ({ rows, unreadable: [], total: 2001, page, perPage }));
  await count();
  await waitFor(() => expect(document.body.textContent).toMatch(/2\s001/));
  expect(screen.queryByRole('table')).toBeNull();
  expect(bridge.requests('solidaryrecords.list')).toHaveLength(1);
});

it('saves what it shows with the structures that it was counted in', async () => {
  const { notices } = await open(all);
  await count();
  fireEvent.click(await screen.findByRole('button', { name: 'Enregistrer en CSV' }));
  await waitFor(() => expect(notices).toMatchObject([{ name: 'saved', outcome: 'success' }]));
  const [saved] = bridge.requests('figures.save');
  expect(saved?.lines).toContainEqual([
    'Nos chiffres\u00a0: Nancy et Toul',
    'Clôtures par motif de clôture',
    'Demande trop tardive',
    '2',
  ]);
});
