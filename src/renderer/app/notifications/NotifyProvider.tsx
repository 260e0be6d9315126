import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect } from 'react';
import { ConfirmDialog } from '#renderer/kit/actions/confirm/ConfirmDialog.tsx';
import { onFailedCall } from '#renderer/kit/data/bridge.ts';
import { type Notice, NotifyContext } from '#renderer/kit/data/notify.ts';
import { useStore } from '#renderer/kit/data/store.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { useMessages } from './messages.ts';
import { Snackbar } from './Snackbar.tsx';
import { useUndo } from './useUndo.ts';

/**
 * Provides `useNotify` and shows the messages, among them every call that fails, wherever it was made. Render it inside
 * the router: messages name their screen.
 */
export function NotifyProvider({ children }: { children: ReactNode }) {
  const messages = useMessages();
  const router = useRouter();
  const notify = useCallback(
    (notice: Notice) => messages.add(notice, router.state.matches.at(-1)?.staticData.name),
    [messages, router],
  );
  useEffect(
    () =>
      onFailedCall(async (channel, error) => {
        const { failureReport } = await import('./failures.ts');
        const report = failureReport(channel, error);
        if (report !== null) notify(report);
      }),
    [notify],
  );
  return (
    <NotifyContext value={notify}>
      {children}
      <Snackbar />
      <UndoDialog />
    </NotifyContext>
  );
}

/**
 * Asks before an undo that loses later changes. It is rendered outside the list of messages, which closes as soon as
 * something else is pressed.
 */
function UndoDialog() {
  const translate = useTranslate();
  const messages = useMessages();
  const runUndo = useUndo();
  const { confirming } = useStore(messages.state);
  const question = confirming?.notice.undoQuestion;
  if (confirming === null || question === undefined) return null;
  const { title, text, button, values } = question;
  return (
    <ConfirmDialog
      title={translate(title, values)}
      gate={{ level: 'confirm' }}
      button={translate(button, values)}
      isDanger
      onClose={() => messages.ask(null)}
      onConfirm={() => {
        messages.ask(null);
        void runUndo(confirming);
      }}
    >
      <p>{translate(text, values)}</p>
    </ConfirmDialog>
  );
}
