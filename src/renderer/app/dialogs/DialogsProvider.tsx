import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { DialogSequence } from '#renderer/kit/ui/dialog/DialogSequence.tsx';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { type DialogName, DialogsContext, type OpenDialog } from './context.ts';

const dialogs = {
  preferences: lazily(async () => (await import('./PreferencesDialog.tsx')).PreferencesDialog),
  about: lazily(async () => (await import('./AboutDialog.tsx')).AboutDialog),
};

/** The dialogs of the user menu and the application menu, signed in or not. */
export function DialogsProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<OpenedDialog | null>(null);
  const value = useMemo(() => {
    const openDialog: OpenDialog = (name, opener = null) => setOpen({ name, opener });
    return { openDialog };
  }, []);

  useEffect(
    () =>
      window.escale.on('app.command', ({ command }) => {
        if (command === 'preferences' || command === 'about') value.openDialog(command);
      }),
    [value],
  );

  return (
    <DialogsContext value={value}>
      {children}
      {open !== null && <OpenedDialog {...open} onClose={() => setOpen(null)} />}
    </DialogsContext>
  );
}

interface OpenedDialog {
  name: DialogName;
  opener: HTMLElement | null;
}

function OpenedDialog({ name, opener, onClose }: OpenedDialog & { onClose: () => void }) {
  const Dialog = dialogs[name];
  return (
    <DialogSequence opener={opener}>
      <Suspense>
        <Dialog onClose={onClose} />
      </Suspense>
    </DialogSequence>
  );
}
