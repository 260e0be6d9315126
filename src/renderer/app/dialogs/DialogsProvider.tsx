import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { type DialogName, DialogsContext } from './context.ts';

const dialogs = {
  preferences: lazy(async () => ({ default: (await import('./PreferencesDialog.tsx')).PreferencesDialog })),
  about: lazy(async () => ({ default: (await import('./AboutDialog.tsx')).AboutDialog })),
};

/** The dialogs that the user chip and the application menu open, signed in or not. */
export function DialogsProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<DialogName | null>(null);
  const value = useMemo(() => ({ openDialog: setOpen }), []);

  useEffect(
    () =>
      window.escale.on('app.command', ({ command }) => {
        if (command === 'preferences' || command === 'about') setOpen(command);
      }),
    [],
  );

  const Dialog = open && dialogs[open];
  return (
    <DialogsContext value={value}>
      {children}
      {Dialog && (
        <Suspense>
          <Dialog onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </DialogsContext>
  );
}
