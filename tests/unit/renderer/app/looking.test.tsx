import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog } from '#renderer/kit/actions/confirm/ConfirmDialog.tsx';
import { receiveLook } from '#renderer/kit/data/outcome-looks.ts';
import { openScreen } from '#tests/support/screen.tsx';
import { openApp } from '#tests/support/shell-app.tsx';

const notices = () => within(screen.getByRole('region', { name: 'Informations' }));
const bar = () => screen.queryByText(/Enregistrement pas encore confirmé/u, { selector: '[aria-hidden] *' });

test('a write of unknown outcome is said on every page until it is known, and announced once', async () => {
  const { bridge, router } = await openApp({ at: '/articles/show/3' });
  await screen.findByRole('heading', { level: 1, name: 'Fiche article' });
  act(() => bridge.emit('call.looking', { callId: 'a', seconds: 10 }));
  const said = await notices().findByRole('status');
  await waitFor(() =>
    expect(said.textContent).toMatch(/^Enregistrement pas encore confirmé\. .* ne refaites pas cet enregistrement/u),
  );
  const announced = said.textContent;
  expect(bar()?.parentElement?.textContent).toMatch(/Escale vérifie de nouveau dans (?:10|9)\ssecondes\./u);

  // It survives the page, and another look changes nothing of what was announced.
  await router.navigate({ to: '/' });
  await screen.findByRole('heading', { level: 1, name: /^Bonjour /u });
  act(() => bridge.emit('call.looking', { callId: 'a', seconds: 20 }));
  expect(bar()?.parentElement?.textContent).toMatch(/dans (?:20|19)\ssecondes\./u);
  expect([notices().getByRole('status').textContent, notices().getByRole('status') === said]).toEqual([
    announced,
    true,
  ]);

  // Of two, the other is still looked for.
  act(() => bridge.emit('call.looking', { callId: 'b', seconds: 10 }));
  act(() => bridge.emit('call.looking', { callId: 'a', seconds: null }));
  expect(bar()).not.toBeNull();
  act(() => bridge.emit('call.looking', { callId: 'b', seconds: null }));
  expect(bar()).toBeNull();
});

test('a dialog lets go of the person while its outcome is looked for, and cannot be confirmed again', async () => {
  const onClose = vi.fn();
  const onConfirm = vi.fn();
  const gate = { level: 'confirm' } as const;
  const { person } = await openScreen(
    <ConfirmDialog title="Supprimer" gate={gate} button="Supprimer" isBusy onConfirm={onConfirm} onClose={onClose}>
      Pour de bon.
    </ConfirmDialog>,
  );
  const dialog = within(await screen.findByRole('alertdialog'));
  const button = (name: string) => dialog.getByRole<HTMLButtonElement>('button', { name });
  expect(button('Annuler').disabled).toBe(true);
  await person.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();

  act(() => receiveLook({ callId: 'a', seconds: 10 }));
  await waitFor(() => expect(dialog.getByRole('status').textContent).toMatch(/^Enregistrement pas encore confirmé/u));
  expect(button('Supprimer').disabled).toBe(true);
  await person.click(button('Fermer'));
  expect([onClose.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 0]);
  act(() => receiveLook({ callId: 'a', seconds: null }));
});
