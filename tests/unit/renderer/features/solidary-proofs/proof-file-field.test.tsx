import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ProofFileField } from '#renderer/features/solidary-proofs/ProofFileField.tsx';
import type { AppError } from '#shared/errors.ts';
import { AppFailure } from '#shared/failure.ts';
import type { ResponseOf } from '#shared/ipc/contract.ts';
import { solidaryUserId } from '#shared/resources/solidary/ids.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';

const place = { id: solidaryUserId.parse(6), recordId: 4, structureProofId: 88 };
const onSent = vi.fn();

let bridge: FakeBridge;
let chosen: { name: string } | AppError;
let answer: ResponseOf<'solidary.uploadProof'>['outcome'] | AppError;
beforeEach(() => {
  onSent.mockClear();
  chosen = { name: 'carte.pdf' };
  answer = 'done';
  let choices = 0;
  bridge = installFakeBridge({
    'files.choose': () => {
      if (!('name' in chosen)) throw new AppFailure(chosen);
      choices += 1;
      return { selectionId: `file ${choices}`, size: 1000, ...chosen };
    },
    'files.release': () => undefined,
    'solidary.uploadProof': () => {
      if (typeof answer !== 'string') throw new AppFailure(answer);
      return { outcome: answer };
    },
  });
});

async function open() {
  const missing = { structureProofId: 88, label: 'Carte', isMandatory: true };
  const { person, notices } = await openScreen(<ProofFileField place={place} missing={missing} onSent={onSent} />);
  const press = async (name: RegExp) => person.click(await screen.findByRole('button', { name }));
  return { notices, choose: () => press(/^Choisir/), send: () => press(/^Envoyer/), giveUp: () => press(/^Retirer/) };
}
const released = () => bridge.requests('files.release').map(({ selectionId }) => selectionId);
const isChosen = () => screen.queryByText(/^carte\.pdf/) !== null;

test('a file that is chosen is named, sent once, and not there any more', async () => {
  const { choose, send, notices } = await open();
  await choose();
  expect(isChosen()).toBe(true);
  await send();
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(bridge.requests('solidary.uploadProof')).toEqual([{ ...place, selectionId: 'file 1' }]);
  expect(isChosen()).toBe(false);
  expect(notices).toMatchObject([{ name: 'proof', outcome: 'success', isOutcomeUnknown: false }]);
});

test('a file that cannot be taken says why, and what was chosen before stays', async () => {
  const { choose } = await open();
  await choose();
  chosen = { kind: 'file', reason: 'empty' };
  await choose();
  await screen.findByText('Ce fichier est vide. Choisissez-en un autre.');
  expect([isChosen(), released()]).toEqual([true, []]);
  chosen = { name: 'carte.pdf' };
  await choose();
  await waitFor(() => expect(screen.queryByText(/est vide/)).toBeNull());
  expect(released()).toEqual(['file 1']);
});

test('a dialog that is closed without a choice says nothing', async () => {
  chosen = { kind: 'cancelled' };
  const { choose } = await open();
  await choose();
  await waitFor(() => expect(bridge.requests('files.choose')).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(isChosen()).toBe(false);
});

test.each([
  ['notDone', /n’a pas été enregistré/, false],
  ['unknown', /Envoi non confirmé/, true],
  ['alreadyThere', /Un fichier a été joint entre-temps/, false],
  [{ kind: 'file', reason: 'unsupported' }, /ni un PDF, ni une image/, null],
] as const)(
  'a file whose sending ends with %j stays chosen, and it is said',
  async (ending, words, isOutcomeUnknown) => {
    answer = ending;
    const { choose, send, giveUp, notices } = await open();
    await choose();
    await send();
    await screen.findByText(words);
    expect(isChosen()).toBe(true);
    expect(onSent).not.toHaveBeenCalled();
    expect(notices).toMatchObject(
      isOutcomeUnknown === null ? [] : [{ name: 'proof', outcome: 'error', isOutcomeUnknown }],
    );
    await giveUp();
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
    expect([isChosen(), released()]).toEqual([false, ['file 1']]);
  },
);
