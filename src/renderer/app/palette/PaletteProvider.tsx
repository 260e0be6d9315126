import { useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useShortcut } from '#renderer/kit/actions/shortcuts/useShortcut.ts';
import { useSignedIn } from '#renderer/kit/data/session.ts';
import { createRecent, type Recent } from '#renderer/kit/list/recent/recent.ts';
import { RecentContext } from '#renderer/kit/list/recent/useRecent.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { whenIdle } from '#renderer/kit/ui/when-idle.ts';
import { isRouteName, recordIdOf } from '#shared/routes.ts';
import { useLayoutHeader } from '../providers/PageHeaderProvider.tsx';
import { PaletteContext } from './context.ts';
import { moduleOf } from './module.ts';
import { everyText } from './texts.ts';

const Palette = lazily(async () => (await import('./Palette.tsx')).Palette);

interface PaletteProviderProps {
  signOut: () => void;
  showShortcuts: () => void;
  children: ReactNode;
}

/**
 * The palette of a signed-in user: its shortcut, its recent items, and its code and texts, which are loaded while the
 * page is idle.
 */
export function PaletteProvider({ signOut, showShortcuts, children }: PaletteProviderProps) {
  const { user } = useSignedIn();
  const client = useQueryClient();
  const recent = useMemo(() => createRecent(user.id), [user.id]);
  /** What stands in its field when it opens; null while it is closed. */
  const [typed, setTyped] = useState<string | null>(null);
  const opener = useRef<Element | null>(null);
  const open = (text = '') => {
    opener.current = document.activeElement;
    setTyped(text);
  };
  const close = () => {
    setTyped(null);
    // Synchronously, unlike dialogs: the chosen entry may open a dialog, which returns the focus to where it is now.
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
  };
  useShortcut('palette', () => open());
  useVisits(recent);

  useEffect(() => {
    return whenIdle(() => {
      void Palette.preload().catch(() => {});
      void client.prefetchQuery(everyText);
    });
  }, [client]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: neither needs anything that changes.
  const value = useMemo(() => ({ openPalette: open, showShortcuts }), []);
  return (
    <PaletteContext value={value}>
      <RecentContext value={recent}>
        {children}
        {typed !== null && (
          <Suspense>
            <Palette typed={typed} signOut={signOut} showShortcuts={showShortcuts} onClose={close} />
          </Suspense>
        )}
      </RecentContext>
    </PaletteContext>
  );
}

/** Stores opened records as recent, under the name that their page sets. */
function useVisits(recent: Recent): void {
  const { label, labelling } = useLayoutHeader();
  const last = useRef<{ labelling: object; record: string } | null>(null);
  const match = useRouterState({ select: ({ matches }) => matches.at(-1) });
  const name = match?.staticData.name;
  const params: { id?: string } = match?.params ?? {};
  const id = recordIdOf(params.id);
  useEffect(() => {
    const record = `${name} ${id}`;
    // The label of the former page stays until the next page sets its own.
    if (last.current?.labelling === labelling && last.current.record !== record) return;
    last.current = { labelling, record };
    if (label === null || id === null || name === undefined || !isRouteName(name)) return;
    recent.addRecord({ module: moduleOf(name), id, name: label });
  }, [recent, label, labelling, id, name]);
}
