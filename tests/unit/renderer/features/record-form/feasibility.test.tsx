import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeStructure } from '#tests/support/fake-structures.ts';
import { fakeVolunteerRow } from '#tests/support/fake-volunteers.ts';
import { filled, installBridge, openForm, rights } from './create-harness.tsx';

const modules = { solidary: true, solidaryTransport: true };
const structures = [{ id: 3, userStructureId: 73, name: 'Structure 3', status: 1 }];
const nina = fakeVolunteerRow(1, { structures });
const paul = fakeVolunteerRow(2, { structures, givenName: 'Paul', familyName: 'Bernard', homeAddress: null });
const listOf = (rows: (typeof nina)[], total = rows.length) => ({ page: 1, perPage: 500, total, unreadable: [], rows });

const { times } = filled().draft;
/** On a Monday. */
const monday = (more: object = {}) => ({
  ...times,
  punctual: { ...times.punctual, day: '2999-03-11', time: '09:30', ...more },
});

const open = (changes = monday(), held: typeof rights | readonly (typeof rights)[number][] = rights) =>
  openForm({ ...filled({ times: changes }), step: 'times' }, { config: { modules }, rights: held });
const panel = () => screen.findByRole('region', { name: /^Est-ce faisable/u });

test('the volunteers of the day are counted from one list, and the nearest are named with their hours', async () => {
  const bridge = installBridge({ 'solidaryvolunteers.list': () => listOf([paul, nina]) });
  await open();
  const block = await panel();
  expect((await within(block).findByRole('status')).textContent).toBe('2 bénévoles disponibles lundi matin');
  expect(within(block).getByText('d’après leurs disponibilités, pour l’aller')).toBeTruthy();
  const lines = within(block).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Nomade Nina.*lundi 06:00–12:00.*km$/u),
    expect.stringMatching(/Bernard Paul.*lundi 06:00–12:00.*domicile inconnu$/u),
  ]);
  expect(within(block).getByText(/seront cherchés par la plateforme à la création/u)).toBeTruthy();
  expect(bridge.requests('solidaryvolunteers.list')).toHaveLength(1);
  const reads = bridge.calls.map(({ channel }) => channel);
  expect(reads.filter((channel) => /^solidary(?:records|volunteers)\.get$/u.test(channel))).toEqual([]);
});

test('nobody is said as such, and nothing is read before a day is known', async () => {
  const bridge = installBridge({ 'solidaryvolunteers.list': () => listOf([nina]) });
  const first = await open(monday({ day: null, time: null }));
  await within(await panel()).findByText(/^Dites le jour et l’heure/u);
  expect(bridge.requests('solidaryvolunteers.list')).toEqual([]);
  first.unmount();
  await open(monday({ time: '19:00' }));
  await within(await panel()).findByText('Aucun bénévole disponible lundi soir');
});

test('a list that does not come is said, and asked again', async () => {
  const bridge = installBridge({
    'solidaryvolunteers.list': () => {
      throw new Error('lost');
    },
  });
  const { person } = await open();
  const again = await within(await panel()).findByRole('button', { name: 'Réessayer' });
  bridge.answer('solidaryvolunteers.list', () => listOf([nina], 900));
  await person.click(again);
  await within(await panel()).findByText('Au moins 1 bénévole disponible lundi matin');
});

test('without the right to see volunteers, or in a structure without transport, the block is not there', async () => {
  const bridge = installBridge({ 'solidaryvolunteers.list': () => listOf([nina]) });
  const first = await open(
    monday(),
    rights.filter((right) => right !== 'solidary_volunteer_list'),
  );
  await screen.findByRole('textbox', { name: 'Bloc-notes' });
  expect(screen.queryByRole('region', { name: /^Est-ce faisable/u })).toBeNull();
  first.unmount();
  bridge.answer('solidarystructures.get', () => fakeStructure(3, { solidaryTransport: true }));
  await open();
  await waitFor(() => expect(screen.getByLabelText(/^Date/u)).toBeTruthy());
  expect(screen.queryByRole('region', { name: /^Est-ce faisable/u })).toBeNull();
  expect(bridge.requests('solidaryvolunteers.list')).toEqual([]);
});
