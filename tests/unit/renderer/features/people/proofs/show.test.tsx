import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { UserShowPage } from '#renderer/modules/users/UserShowPage.tsx';
import { AppFailure } from '#shared/failure.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { answerProofFiles } from '#tests/support/proof-files.ts';
import { openScreen, type ScreenOptions } from '#tests/support/screen.tsx';
import { readUser } from '../../../modules/users/form/user.ts';

const fileName = 'https://platform.example/7.jpg';
const waiting = {
  id: 7,
  status: 1,
  originalName: 'carte.jpg',
  fileSize: '1.25MB',
  createdDate: '2026-05-01T08:00:00Z',
};
const refused = { id: 3, status: 3, createdDate: '2025-01-01T08:00:00Z', refusedDate: '2025-01-02T08:00:00Z' };

let bridge: FakeBridge;
let stored: Record<string, unknown>;
beforeEach(() => {
  stored = {
    identityStatus: 1,
    identityProofs: [
      { ...refused, validator: 'Inès A.' },
      { ...waiting, fileName },
    ],
  };
  answerProofFiles();
  bridge = installFakeBridge({
    'app.setUnsaved': () => undefined,
    'users.forgetProofFiles': () => undefined,
    'users.get': ({ id }) => readUser({ id, ...stored }),
    'users.acceptIdentity': () => undefined,
    'users.moderateProof': () => {
      stored = { identityStatus: 3, identityProofs: [{ ...waiting, status: 3, validator: 'Camille D.' }] };
      return { status: 3, validator: 'Camille D.' };
    },
  });
});
const open = (options?: ScreenOptions) => openScreen(<UserShowPage id={12} />, options);
const identity = async () => within(await screen.findByRole('region', { name: 'Activité' }));

test('the proofs are in the activity, with dates, who decided, and what is left of the file', async () => {
  await open();
  const [first, second] = (await identity()).getAllByRole('listitem');
  expect(first?.textContent).toMatch(/^Preuve d’identité déposée, en attente1er mai · carte\.jpg, 1,31\sMo/);
  expect(second?.textContent).toMatch(/^Preuve d’identité refusée par Inès A\.2 janv\. 2025 · Aucun document/);
  expect(within(second as HTMLElement).queryByRole('button')).toBeNull();
});

test('a proof that waits is told on top of the page, with the way to decide on it', async () => {
  await open();
  const title = await screen.findByText('Une preuve d’identité attend votre décision');
  const told = title.closest('div') as HTMLElement;
  expect(told.textContent).toMatch(/depuis \d+ jours\s: carte\.jpg, 1,31\sMo\./);
  expect(within(told).getByRole('link', { name: 'Vérifier l’identité' }).getAttribute('href')).toBe(
    '/users/identities?user=12',
  );
});

test('a proof is refused after a question about the consequences, and the record is read again', async () => {
  const { person, notices } = await open();
  await person.click((await identity()).getByRole('button', { name: 'Refuser' }));
  const question = await screen.findByRole('alertdialog', { name: /^Refuser cette preuve\s: Jeanne Martin/ });
  expect(question.textContent).toContain('Aucun motif ne peut lui être envoyé.');
  await person.click(within(question).getByRole('button', { name: 'Refuser la preuve' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(bridge.requests('users.moderateProof')).toEqual([{ userId: 12, proofId: 7, validate: false }]);
  expect(notices).toMatchObject([{ context: 'identity', name: 'updated', outcome: 'success' }]);
  await waitFor(async () => expect((await identity()).queryByRole('button', { name: 'Accepter' })).toBeNull());
});

test('a decision made first by somebody else is reported', async () => {
  bridge.answer('users.moderateProof', () => {
    throw new AppFailure({ kind: 'conflict', reason: 'alreadyTreated', by: 'Inès A.' });
  });
  const { person, notices } = await open();
  await person.click((await identity()).getByRole('button', { name: 'Accepter' }));
  await person.click(await screen.findByRole('button', { name: 'Accepter la preuve' }));
  await waitFor(() => expect(notices).toMatchObject([{ outcome: 'error', error: { by: 'Inès A.' } }]));
});

test('the document opens over the page, and is released when it closes', async () => {
  const { person } = await open();
  await person.click((await identity()).getByRole('button', { name: 'Voir le document' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Preuve d’identité\u00a0: Jeanne Martin' }));
  expect(await dialog.findByRole('img', { name: 'Preuve d’identité\u00a0: Jeanne Martin, carte.jpg' })).toBeDefined();
  // The keys of the viewer act at once, and no Enter decides.
  await waitFor(() => expect(document.activeElement?.tagName).toBe('SECTION'));
  await person.click(dialog.getByRole('button', { name: 'Fermer' }));
  await waitFor(() => expect(bridge.requests('users.forgetProofFiles')).toHaveLength(1));
  expect(bridge.requests('users.moderateProof')).toEqual([]);
});

test('validation without a document requires its sentence to be ticked', async () => {
  stored = { identityStatus: 0, identityProofs: [] };
  const { person, notices } = await open();
  await person.click(await screen.findByRole('button', { name: 'Autres actions' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Accepter l’identité sans document…' }));
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Accepter l’identité sans document\u00a0: Jeanne Martin\u00a0?' }),
  );
  const button = question.getByRole<HTMLButtonElement>('button', { name: 'Accepter l’identité' });
  expect(button.disabled).toBe(true);
  await person.click(question.getByRole('checkbox', { name: 'J’ai vérifié l’identité de cette personne' }));
  await person.click(button);
  await waitFor(() => expect(notices).toMatchObject([{ context: 'identity', name: 'created' }]));
  expect(bridge.requests('users.acceptIdentity')).toEqual([{ userId: 12 }]);
});

test('without the right the document can be viewed, and nothing decided', async () => {
  const { person } = await open({ rights: ['user_read'] });
  const card = await identity();
  expect(card.getByRole('button', { name: 'Voir le document' })).toBeDefined();
  expect(card.queryByRole('button', { name: 'Accepter' })).toBeNull();
  expect(card.getByText(/modifier les utilisateurs/)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Vérifier l’identité' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Autres actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Écrire' })).toBeDefined();
  expect(screen.queryByRole('menuitem', { name: /sans document/ })).toBeNull();
});

test('nothing is offered for a deleted account', async () => {
  stored = { ...stored, status: 4 };
  await open();
  expect((await identity()).queryByRole('button')).toBeNull();
});
