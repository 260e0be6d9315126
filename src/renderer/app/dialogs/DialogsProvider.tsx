import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { DialogSequence } from '#renderer/kit/ui/dialog/DialogSequence.tsx';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { type DialogName, DialogsContext, type OpenDialog } from './context.ts';

const dialogs = {
  preferences: lazily(async () => (await import('./PreferencesDialog.tsx')).PreferencesDialog),
  accessibility: lazily(async () => (await import('./AccessibilityDialog.tsx')).AccessibilityDialog),
  about: lazily(async () => (await import('./AboutDialog.tsx')).AboutDialog),
  licences: lazily(async () => (await import('./LicencesDialog.tsx')).LicencesDialog),
  check: lazily(async () => (await import('./CheckDialog.tsx')).CheckDialog),
};

const isDialog = (name: string): name is DialogName => name in dialogs;

/** The dialogs of the user menu and the application menu, signed in or not. */
export function DialogsProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<OpenedDialog | null>(null);
  const value = useMemo(() => {
    const openDialog: OpenDialog = (name, opener) =>
      setOpen((before) => ({ name, opener: opener ?? before?.opener ?? null }));
    return { openDialog };
  }, []);

  useEffect(
    () =>
      window.escale.on('app.command', ({ command }) => {
        if (isDialog(command)) value.openDialog(command);
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
