import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startTexts } from '#renderer/app/i18n/i18n.ts';
import { BootstrapContext } from '#renderer/kit/data/session.ts';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import type { Bootstrap } from '#shared/ipc/app.ts';

const note = 'Training data: no message is really sent.';

async function openDialog(isSending: boolean, training: Bootstrap['training']): Promise<HTMLElement> {
  await startTexts('en');
  render(
    <BootstrapContext value={{ training } as Bootstrap /* The note reads nothing else of it. */}>
      <DialogFrame title="Send?" isQuestion isSending={isSending} onDismiss={() => {}}>
        <p>To 12 people.</p>
      </DialogFrame>
    </BootstrapContext>,
  );
  return screen.findByRole('alertdialog', { name: 'Send?' });
}

it('says in a question that sends that with training data nothing is', async () => {
  const dialog = await openDialog(true, { accounts: [] });
  expect(dialog.textContent).toContain(note);
  // The question is described by its content, in which the note stands.
  const described = dialog.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toContain(note);
});

it.each([
  ['sends nothing', false, 'training'],
  ['sends over a real platform', true, null],
] as const)('says nothing of it in a question that %s', async (_, isSending, training) => {
  const dialog = await openDialog(isSending, training === null ? null : { accounts: [] });
  expect(dialog.textContent).not.toContain(note);
});
