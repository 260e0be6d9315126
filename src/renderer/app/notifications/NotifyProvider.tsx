import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useCallback } from 'react';
import { type Notice, NotifyContext } from '#renderer/kit/data/notify.ts';
import { useMessages } from './messages.ts';
import { Snackbar } from './Snackbar.tsx';
import { UndoDialog } from './UndoDialog.tsx';

/** Provides `useNotify` and shows the messages. Render it inside the router: messages name their screen. */
export function NotifyProvider({ children }: { children: ReactNode }) {
  const messages = useMessages();
  const router = useRouter();
  const notify = useCallback(
    (notice: Notice) => messages.add(notice, router.state.matches.at(-1)?.staticData.name),
    [messages, router],
  );
  return (
    <NotifyContext value={notify}>
      {children}
      <Snackbar />
      <UndoDialog />
    </NotifyContext>
  );
}
