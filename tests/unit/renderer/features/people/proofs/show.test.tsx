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
const identity = async () => within(await screen.findByRole('region', { name: 'Identité' }));

test('the proofs are listed newest first, with dates, who decided, and what is left of the file', async () => {
  await open();
  const [first, second] = (await identity()).getByRole('list', { name: 'Preuves d’identité' }).children;
  expect(first?.textContent).toMatch(/^En attentecarte\.jpg, 1,31\sMoDéposée le 1er mai/);
  expect(second?.textContent).toMatch(/^RefuséeAucun document .*Refusée par Inès A\. le 2 janv\. 2025/);
  expect(within(second as HTMLElement).queryByRole('button')).toBeNull();
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
  await person.click((await identity()).getByRole('button', { name: 'Accepter l’identité sans document…' }));
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
  await open({ rights: ['user_read'] });
  const card = await identity();
  expect(card.getByRole('button', { name: 'Voir le document' })).toBeDefined();
  expect(card.queryByRole('button', { name: 'Accepter' })).toBeNull();
  expect(card.getByText(/user_update/)).toBeDefined();
  expect(card.queryByRole('button', { name: /sans document/ })).toBeNull();
});

test('nothing is offered for a deleted account', async () => {
  stored = { ...stored, status: 4 };
  await open();
  expect((await identity()).queryByRole('button')).toBeNull();
});
