import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contentOf, type KeptCall } from '#renderer/features/record-form/call/stored.ts';
import { asInstant } from '#shared/instant.ts';
import { callDraft } from '#shared/record-drafts.ts';
import { solidaryUserId, userId } from '#shared/resources/solidary/ids.ts';
import { solidaryRecords } from '#shared/resources/solidaryrecords/index.ts';
import { fakeStructure } from '#tests/support/fake-structures.ts';
import { fakeVolunteerRow } from '#tests/support/fake-volunteers.ts';
import { filled, installBridge, openForm, vandoeuvre } from './create-harness.tsx';

const createButton = () => screen.findByRole('button', { name: 'Créer la demande' });
const listOf = <Row,>(rows: Row[]) => ({ page: 1, perPage: 20, total: rows.length, unreadable: [], rows });
const address = (addressLocality: string, latitude: string, longitude: string) => ({
  addressLocality,
  latitude,
  longitude,
});
const openRecord = (more: object = {}) =>
  solidaryRecords.row.parse({
    id: 7,
    status: 1,
    progression: 25,
    adminuserId: 16,
    admingivenName: 'Béa',
    adminfamilyName: 'Martin',
    adminorigin: address('Nancy', '48.692054', '6.184417'),
    admindestination: address('Vandœuvre', '48.660000', '6.170000'),
    ...more,
  });
const known = { solidaryUserId: solidaryUserId.parse(6), userId: null };
const { journey, needs, times } = filled().draft;

/** The form of a known person at its end. */
async function atTheEnd(rows: object[]) {
  const bridge = installBridge({ 'solidaryrecords.list': () => listOf(rows as ReturnType<typeof openRecord>[]) });
  const start = { ...filled(), person: null, step: 'known' as const };
  const view = await openForm(start, { wanted: known });
  await view.person.click(await screen.findByRole('button', { name: 'Récapitulatif' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Récapitulatif' })).toBeTruthy());
  await view.person.click(await createButton());
  return { bridge, ...view };
}

test('an open record of the same journey is shown before a second one is made', async () => {
  const { bridge, person } = await atTheEnd([openRecord()]);
  const dialog = await screen.findByRole('alertdialog', { name: 'Une demande semblable est ouverte' });
  expect(bridge.requests('solidaryrecords.create')).toEqual([]);
  await person.click(within(dialog).getByRole('button', { name: /Revenir/ }));
  expect(bridge.requests('solidaryrecords.create')).toEqual([]);
  await person.click(await createButton());
  const again = await screen.findByRole('alertdialog');
  await person.click(within(again).getByRole('button', { name: 'Créer quand même' }));
  await waitFor(() => expect(bridge.requests('solidaryrecords.create')).toHaveLength(1));
});

test.each([
  ['closed', { status: 4 }],
  ['of somebody else of that name', { adminuserId: 99 }],
  ['to another place', { admindestination: address('Metz', '49.119309', '6.175716') }],
  ['that goes anywhere', { admindestination: address('Nancy', '48.692054', '6.184417') }],
])('no question is asked about a record %s', async (_, more) => {
  const { bridge } = await atTheEnd([openRecord(more)]);
  await waitFor(() => expect(bridge.requests('solidaryrecords.create')).toHaveLength(1));
});

const flexible = {
  ...times,
  base: '2999-03-01',
  punctual: { ...times.punctual, dateChoice: 2, time: '09:30' },
} as const;
const volunteer = (status: 0 | 1) =>
  fakeVolunteerRow(1, { structures: [{ id: 3, userStructureId: 73, name: 'Structure 3', status }] });

test('a flexible record that a volunteer may serve is created after its warning was accepted', async () => {
  const bridge = installBridge({ 'solidaryvolunteers.list': () => listOf([volunteer(1)]) });
  const { person } = await openForm(filled({ times: flexible }));
  expect(await screen.findByText(/ne plus réussir à afficher cette demande/)).toBeTruthy();
  await person.click(await createButton());
  expect(bridge.requests('solidaryrecords.create')).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Créer quand même' }));
  await person.click(await createButton());
  await waitFor(() => expect(bridge.requests('solidaryrecords.create')).toHaveLength(1));
});

test('a flexible record can be put on a day from its warning', async () => {
  installBridge();
  const { person } = await openForm(filled({ times: flexible }), { rights: ['solidary_create', 'structure_read'] });
  await person.click(await screen.findByRole('button', { name: 'Choisir un jour' }));
  expect(screen.queryByText(/ne plus réussir à afficher cette demande/)).toBeNull();
});

test('no warning stands where nobody is accepted, or where the structure offers no transport', async () => {
  const bridge = installBridge({ 'solidaryvolunteers.list': () => listOf([volunteer(0)]) });
  const first = await openForm(filled({ times: flexible }));
  await waitFor(() => expect(bridge.requests('solidaryvolunteers.list')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText(/ne plus réussir à afficher cette demande/)).toBeNull());
  first.unmount();
  bridge.answer('solidarystructures.get', () => fakeStructure(3, { solidaryTransport: true }));
  await openForm(filled({ times: flexible }));
  await createButton();
  expect(screen.queryByText(/ne plus réussir à afficher cette demande/)).toBeNull();
});

const kept: KeptCall = {
  day: '2026-03-06',
  time: '10:42',
  elapsed: 95,
  step: 'needs',
  person: 'new',
  draft: {
    identity: { ...filled().draft.identity, gender: 1, familyName: 'durand' },
    proofs: {},
    needs: { ...needs, needs: [] },
    journey: { ...journey, destination: vandoeuvre },
    times: { ...times, regular: { ...times.regular, rows: [] } },
  },
  notes: 'Préfère le matin',
  sendsNotes: false,
};

test('an earlier call is offered by its time and the first letter of the name, and taken up where it was', async () => {
  installBridge({
    'drafts.get': () => ({ content: contentOf([kept]), savedAt: asInstant('2026-03-06T09:50:00.000Z') }),
  });
  const { person } = await openForm({ ...filled(), person: null, step: 'known' });
  await person.click(await screen.findByRole('button', { name: 'Reprendre l’appel de 10:42 avec Mme D.' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Bloc-notes/).value).toBe('Préfère le matin');
  expect(await screen.findByText('Motif du déplacement')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Reprendre l’appel/ })).toBeNull();
  expect(document.activeElement?.closest('[data-field]')?.getAttribute('data-field')).toBe('needs.subjectId');
});

test('what is typed is kept for its structure when the form is left, with the call that was offered before', async () => {
  const bridge = installBridge({
    'drafts.get': () => ({ content: contentOf([kept]), savedAt: asInstant('2026-03-06T09:50:00.000Z') }),
  });
  const { person, unmount } = await openForm({ ...filled(), person: null, step: 'known' });
  await screen.findByRole('button', { name: /Reprendre l’appel/ });
  await person.type(screen.getByLabelText(/Bloc-notes/), 'Rappeler');
  unmount();
  await waitFor(() => expect(bridge.requests('drafts.save').length).toBeGreaterThan(0));
  const saved = bridge.requests('drafts.save').at(-1);
  expect(saved).toMatchObject({ resource: callDraft, record: 3 });
  expect(saved?.content.values.calls).toMatchObject([{ notes: 'Rappeler' }, { time: '10:42' }]);
});

test('the notes of the call follow as a free note, and wait in the composer where they cannot', async () => {
  const bridge = installBridge({
    'solidaryrecords.list': () =>
      listOf([openRecord({ id: 12, status: 0, progression: 0, adminlastAction: 'solidary_create' })]),
    'solidaryrecords.act': () => {
      throw new Error('not reached');
    },
  });
  const { person } = await openForm({ ...filled(), notes: 'Préfère le matin', sendsNotes: true });
  await person.click(await createButton());
  expect(await screen.findByText('Address: /solidaryrecords/show/12')).toBeTruthy();
  expect(bridge.requests('solidaryrecords.act')).toMatchObject([
    { id: 12, action: 90, user: userId.parse(16), comment: 'Préfère le matin', progression: null },
  ]);
  const composer = bridge.requests('drafts.save').filter(({ resource }) => resource === 'recordComposer');
  expect(composer).toMatchObject([{ record: 12, content: { values: { comment: 'Préfère le matin' } } }]);
  expect(bridge.requests('drafts.drop').filter(({ resource }) => resource === 'recordComposer')).toEqual([]);
});
