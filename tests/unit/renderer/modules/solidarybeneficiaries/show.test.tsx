import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { BeneficiaryShowPage } from '#renderer/modules/solidarybeneficiaries/BeneficiaryShowPage.tsx';
import { AppFailure } from '#shared/failure.ts';
import type { UploadOutcome } from '#shared/ipc/solidary.ts';
import type { Permission } from '#shared/permissions.ts';
import { solidaryRecords } from '#shared/resources/solidaryrecords/index.ts';
import { solidaryStructures } from '#shared/resources/solidarystructures/index.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { answerProofFiles } from '#tests/support/proof-files.ts';
import { openScreen } from '#tests/support/screen.tsx';
import { readBeneficiary } from '../../features/solidary/person.ts';

const record = (id: number, adminuserId: number) =>
  solidaryRecords.row.parse({
    id,
    status: 2,
    progression: 50,
    adminuserId,
    adminfromDate: '2027-03-01T00:00:00+00:00',
  });
const structure = solidaryStructures.item.parse({
  id: 1,
  name: 'Association',
  structureProofs: [
    { id: 3, label: 'Carte d’identité', type: 1, file: true, activated: true },
    { id: 4, label: 'Justificatif de domicile', type: 1, file: true, activated: true, mandatory: true },
    { id: 9, label: 'Ancienne pièce', type: 1, file: true, activated: false },
  ],
});

let bridge: FakeBridge;
let outcome: UploadOutcome | AppFailure;
beforeEach(() => {
  outcome = 'done';
  bridge = installFakeBridge({
    'solidarybeneficiaries.get': () => readBeneficiary(),
    'solidarystructures.get': () => structure,
    'solidaryrecords.list': ({ page, perPage }) => ({
      rows: [record(4, 16), record(8, 99)],
      unreadable: [],
      total: 2,
      page,
      perPage,
    }),
    'files.choose': () => ({ selectionId: 'chosen', name: 'domicile.pdf', size: 2048 }),
    'solidary.forgetProofFiles': () => undefined,
    'solidary.uploadProof': () => {
      if (outcome instanceof AppFailure) throw outcome;
      return { outcome };
    },
  });
});
const rights: readonly Permission[] = [
  'solidary_beneficiary_list',
  'solidary_beneficiary_read',
  'solidary_list',
  'solidary_read',
  'structure_read',
  'proof_create',
];
const open = (held = rights) =>
  openScreen(<BeneficiaryShowPage id={6} />, { rights: held, config: { supportContact: 'Aïcha' } });
const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('proofs and journal say of which structure they are', async () => {
  await open();
  const proofs = await region('Justificatifs de «\u00a0Association\u00a0»');
  expect(proofs.getByText('Seuls les justificatifs de la structure « Association » sont connus ici.')).toBeTruthy();
  expect(proofs.getByText('ami')).toBeTruthy();
  const journal = await region('Journal dans «\u00a0Association\u00a0»');
  expect(journal.getByText('Demande créée')).toBeTruthy();
  expect(journal.getByText(/par Sol Idaire/).textContent).toMatch(/ · par Sol Idaire$/);
  expect(journal.getByRole('time').getAttribute('datetime')).toBe('2026-11-22T23:30:23+00:00');
  expect(journal.getByText(/Bonjour\s+à tous/)).toBeTruthy();
});

test('a journal without proofs is of the only structure of the person, and of none where there are several', async () => {
  const secours = { id: 2, name: 'Secours', status: 1 };
  bridge.answer('solidarybeneficiaries.get', () => readBeneficiary({ proofs: [], structures: [secours] }));
  const { unmount } = await open();
  expect((await region('Journal dans «\u00a0Secours\u00a0»')).getByText('Demande créée')).toBeTruthy();
  unmount();
  bridge.answer('solidarybeneficiaries.get', () =>
    readBeneficiary({ proofs: [], structures: [secours, { id: 1, name: 'Association', status: 0 }] }),
  );
  await open();
  expect(await screen.findByText('Demande créée')).toBeTruthy();
  expect(screen.queryByRole('region', { name: /Secours|Association/u })).toBeNull();
});

test('the file of a proof is asked for by its place, never by its address', async () => {
  const asked: string[] = [];
  answerProofFiles();
  const serve = globalThis.fetch;
  globalThis.fetch = async (address) => {
    asked.push(String(address));
    return serve(address);
  };
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Ouvrir «\u00a0Carte d’identité\u00a0»' }));
  await screen.findByRole('dialog', { name: 'Justificatif\u00a0: Béa Martin' });
  await waitFor(() => expect(asked).toEqual(['/solidary-proof?role=beneficiary&id=6&position=2&name=carte.png']));
});

test('records of namesakes are left out by the id of the user, and none is read', async () => {
  await open();
  const records = await region('Demandes 1');
  expect(records.getByRole('link', { name: 'Demande n°\u00a04' }).getAttribute('href')).toBe('/solidaryrecords/show/4');
  expect(records.queryByText(/n° 8/)).toBeNull();
  expect(bridge.requests('solidaryrecords.list')).toMatchObject([
    { filters: { givenName: 'Béa', familyName: 'Martin' }, sort: [{ field: 'fromDate', direction: 'desc' }] },
  ]);
});

test('a file is asked for where the structure does and the person has none, and goes to a record of that structure', async () => {
  const { person } = await open();
  const button = await screen.findByRole('button', {
    name: 'Choisir un fichier pour «\u00a0Justificatif de domicile\u00a0»',
  });
  expect(screen.queryByRole('button', { name: /Choisir un fichier pour .*(?:identité|Ancienne)/ })).toBeNull();
  await person.click(button);
  await person.click(await screen.findByRole('button', { name: /^Envoyer le fichier de/ }));
  expect(bridge.requests('solidary.uploadProof')).toEqual([
    { id: 6, recordId: 4, structureProofId: 4, selectionId: 'chosen' },
  ]);
});

test.each([
  [new AppFailure({ kind: 'file', reason: 'tooLarge' }), /^Ce fichier dépasse 5,2/, false],
  [new AppFailure({ kind: 'file', reason: 'unsupported' }), /ni un PDF, ni une image/, false],
  ['alreadyThere', /ne peut plus être remplacé/, false],
  ['notDone', /n’a pas été enregistré/, true],
] as const)('a file that did not go (%s) stays chosen, with the reason', async (came, words, needsHelp) => {
  outcome = came;
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: /^Choisir un fichier pour/ }));
  await person.click(await screen.findByRole('button', { name: /^Envoyer le fichier de/ }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByText(/^domicile\.pdf, /)).toBeTruthy();
  expect(screen.queryAllByText(/^Besoin d’aide/u)).toHaveLength(needsHelp ? 1 : 0);
});

test('the bar names the right that the platform asks of the item, which is that of the list', async () => {
  await open(['solidary_beneficiary_read']);
  expect(await screen.findByText(/voir la liste des bénéficiaires/)).toBeTruthy();
  expect(screen.queryByText(/solidary_beneficiary_read/)).toBeNull();
});

test('a 500 says that the person is not there or can no longer be read', async () => {
  bridge = installFakeBridge({
    'solidarybeneficiaries.get': () => {
      throw new AppFailure({ kind: 'server', status: 500, isUnreadable: false });
    },
  });
  await open();
  expect(await screen.findByText('Ce bénéficiaire n’existe pas ou ne peut plus être consulté.')).toBeTruthy();
});
