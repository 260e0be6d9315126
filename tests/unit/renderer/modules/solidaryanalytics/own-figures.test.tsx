import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { today } from '#renderer/kit/form/fields/day.ts';
import { OwnFigures } from '#renderer/modules/solidaryanalytics/figures/OwnFigures.tsx';
import { asDay } from '#shared/calendar.ts';
import { addDays, mondayOf } from '#shared/days.ts';
import { asInstant } from '#shared/instant.ts';
import { solidaryBeneficiaries } from '#shared/resources/solidarybeneficiaries/index.ts';
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

it('counts by itself every record whatever its progression, without reading one', async () => {
  await open(all);
  await screen.findByRole('heading', { name: /Nos chiffres\s: Nancy et Toul/ });
  await screen.findByRole('table', { name: 'Clôtures par motif de clôture' });
  expect(bridge.requests('solidaryrecords.list')).toEqual([
    { page: 1, perPage: 500, sort: [{ field: 'id', direction: 'asc' }], filters: {} },
  ]);
  expect(bridge.requests('solidaryrecords.read')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Compter à nouveau' }));
  await waitFor(() => expect(bridge.requests('solidaryrecords.list')).toHaveLength(2));
});

it('says this week beside the one before, and the structures of the people where these may be listed', async () => {
  const beneficiary = solidaryBeneficiaries.row.parse({
    id: 5,
    givenName: 'Ada',
    familyName: 'Bel',
    telephone: '0611223344',
    structures: [{ id: 1, name: 'Nancy', status: 1 }],
  });
  bridge = installFakeBridge({
    'solidaryrecords.list': ({ page, perPage }) => ({
      rows: [
        { ...row(1, 2, 'solidary_link'), givenName: 'Ada', familyName: 'BEL', telephone: '+33 6 11 22 33 44' },
        { ...row(2, 4, 'solidary_too_late'), lastActionDate: asInstant(`${today()}T10:00:00+00:00`) },
        { ...row(3, 0, null), fromDate: addDays(mondayOf(today()), -1) },
      ],
      unreadable: [],
      total: 3,
      page,
      perPage,
    }),
    'solidarybeneficiaries.list': ({ page, perPage }) => ({
      rows: [beneficiary],
      unreadable: [],
      total: 1,
      page,
      perPage,
    }),
  });
  await openScreen(<OwnFigures />, {
    rights: ['solidary_list', 'solidary_beneficiary_list'],
    structures: [
      { id: 1, name: 'Nancy' },
      { id: 2, name: 'Toul' },
    ],
  });
  const weeks = within(await screen.findByRole('table', { name: 'Cette semaine et la semaine dernière' }));
  expect(weeks.getByRole('row', { name: 'Départs 0 1' })).toBeTruthy();
  expect(weeks.getByRole('row', { name: 'Demandes traitées 1 0' })).toBeTruthy();
  expect(weeks.getByRole('row', { name: 'dont clôturées 1 0' })).toBeTruthy();
  const people = within(await screen.findByRole('table', { name: 'Demandes en cours par structure du bénéficiaire' }));
  expect(people.getByRole('row', { name: /^Nancy 1 / })).toBeTruthy();
  expect(people.getByRole('row', { name: /^Structure inconnue 1 / })).toBeTruthy();
});

it('says each figure in a table that needs no eyes', async () => {
  await open(all);
  const table = within(await screen.findByRole('table', { name: 'Clôtures par motif de clôture' }));
  expect(table.getByRole('row', { name: /Demande trop tardive 2/ })).toBeTruthy();
  const open0 = within(screen.getByRole('table', { name: 'Demandes en cours par statut' }));
  expect(open0.getAllByRole('row').map((line) => line.textContent)).toContain('Créée150\u00a0%');
});

it('says that a longer list is not counted, in place of counting a part of it', async () => {
  await open(({ page, perPage }) => ({ rows, unreadable: [], total: 2001, page, perPage }));
  await waitFor(() => expect(document.body.textContent).toMatch(/2\s001/));
  expect(screen.queryByRole('table')).toBeNull();
  expect(bridge.requests('solidaryrecords.list')).toHaveLength(1);
});

it('saves what it shows with the structures that it was counted in', async () => {
  const { notices } = await open(all);
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
