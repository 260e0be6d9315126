import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';

const described = (dialog: HTMLElement) =>
  dialog
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);

test('a question is described by what it says, without its fields and what is announced by itself', async () => {
  installFakeBridge();
  await openScreen(
    <DialogFrame title="Noter" isQuestion onDismiss={() => {}}>
      <p>Aucun SMS n’est envoyé.</p>
      <label>
        Commentaire <textarea />
      </label>
      <p role="status">Après enregistrement : 50 %</p>
      <p>La demande revient en arrière.</p>
    </DialogFrame>,
  );
  const dialog = await screen.findByRole('alertdialog', { name: 'Noter' });
  expect(described(dialog)).toEqual(['Aucun SMS n’est envoyé.', 'La demande revient en arrière.']);
});

test('a question without fields is described by all of its content', async () => {
  installFakeBridge();
  await openScreen(
    <DialogFrame title="Supprimer" isQuestion onDismiss={() => {}}>
      <p>Une ligne.</p>
      <p>Une autre.</p>
    </DialogFrame>,
  );
  expect(described(await screen.findByRole('alertdialog', { name: 'Supprimer' }))).toEqual(['Une ligne.Une autre.']);
});
