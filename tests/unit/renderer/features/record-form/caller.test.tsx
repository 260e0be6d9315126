import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { solidaryRecords } from '#shared/resources/solidaryrecords/index.ts';
import { solidaryVolunteers } from '#shared/resources/solidaryvolunteers/index.ts';
import { installBridge, openPage, rights } from './create-harness.tsx';

test('a telephone tells the open records and the volunteer whom it belongs to as well, from lists alone', async () => {
  const record = solidaryRecords.row.parse({
    id: 31,
    status: 2,
    progression: 50,
    admingivenName: 'Paul',
    adminfamilyName: 'Petit',
    admintelephone: '0612345678',
    adminfromDate: '2026-03-09T00:00:00+00:00',
  });
  const volunteer = solidaryVolunteers.row.parse({ id: 8, givenName: 'Luc', familyName: 'Roy', structures: [] });
  const answer = { unreadable: [], total: 1, page: 1, perPage: 5 };
  const bridge = installBridge({
    'solidaryrecords.list': () => ({ ...answer, rows: [record] }),
    'solidaryvolunteers.list': () => ({ ...answer, rows: [volunteer] }),
  });
  const { person } = await openPage(
    {},
    {
      config: { modules: { solidary: true, solidaryTransport: true } },
      rights: [...rights, 'solidary_volunteer_read'],
    },
  );
  await person.type(await screen.findByRole('searchbox'), '06 12 34 56 78');
  const lines = within(await screen.findByRole('list', { name: 'Connu à ce numéro' }));
  expect(lines.getByRole('link', { name: /Demande en cours n°\s31 · Paul Petit/ }).getAttribute('href')).toBe(
    '/solidaryrecords/show/31',
  );
  expect(lines.getByText(/Recherche de solution/)).toBeTruthy();
  expect(lines.getByRole('link', { name: 'Transporteur bénévole · Luc Roy' })).toBeTruthy();
  expect(screen.getByText(/^Ce numéro est connu pour 2 autres fiches/)).toBeTruthy();
  expect(bridge.requests('solidaryrecords.list').at(-1)?.filters).toEqual({
    familyName: '06 12 34 56 78',
    progression: 100,
  });
  expect(bridge.requests('solidaryrecords.read')).toEqual([]);
});

test('a volunteer is named without a link to who may not open their page', async () => {
  const volunteer = solidaryVolunteers.row.parse({ id: 8, givenName: 'Luc', familyName: 'Roy', structures: [] });
  installBridge({
    'solidaryvolunteers.list': () => ({ unreadable: [], total: 1, page: 1, perPage: 5, rows: [volunteer] }),
  });
  const { person } = await openPage({}, { config: { modules: { solidary: true, solidaryTransport: true } } });
  await person.type(await screen.findByRole('searchbox'), '06 12 34 56 78');
  expect(await screen.findByText('Transporteur bénévole · Luc Roy')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Luc Roy/ })).toBeNull();
});
