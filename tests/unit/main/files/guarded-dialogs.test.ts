import { expect, it } from 'vitest';
import { guardedDialogs, oneDialog } from '#main/files/guarded-dialogs.ts';
import type { SessionState } from '#shared/ipc/session.ts';
import { signedIn } from '#tests/support/signed-in.ts';

function open() {
  const session: { state: SessionState; isLocked: boolean } = { state: signedIn, isLocked: false };
  const answer = Promise.withResolvers<string | null>();
  const dialogs = guardedDialogs(
    { chooseFile: async () => null, chooseSavePath: () => answer.promise },
    oneDialog(session),
  );
  return { session, dialogs, answer: answer.resolve };
}

it('opens one dialog at a time', async () => {
  const { dialogs, answer } = open();
  const first = dialogs.chooseSavePath('a.csv');
  await expect(dialogs.chooseFile('image')).rejects.toMatchObject({ error: { kind: 'refused', limit: 'count' } });
  answer('/a.csv');
  expect(await first).toBe('/a.csv');
  expect(await dialogs.chooseFile('image')).toBeNull();
});

it('gives nothing to who answers after the lock fell, or the session ended', async () => {
  const locked = open();
  const saving = locked.dialogs.chooseSavePath('a.csv');
  locked.session.isLocked = true;
  locked.answer('/usb/a.csv');
  await expect(saving).rejects.toMatchObject({ error: { kind: 'idle' } });

  const ended = open();
  const late = ended.dialogs.chooseSavePath('a.csv');
  ended.session.state = { status: 'signedOut' };
  ended.answer('/usb/a.csv');
  await expect(late).rejects.toMatchObject({ error: { kind: 'idle' } });
});
