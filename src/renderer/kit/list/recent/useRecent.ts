import { createContext, use, useEffect, useMemo } from 'react';
import { usePreferences, useSignedIn } from '#renderer/kit/data/session.ts';
import { createStore, useStore } from '#renderer/kit/data/store.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { TextKey } from '#renderer/locales/text-key.ts';
import { isRouteName, type RouteName } from '#shared/routes.ts';
import { listKey } from '../views/useListSettings.ts';
import type { Recent, RecentRecord } from './recent.ts';

/** The signed-in user's recent items; null where nothing is stored. */
export const RecentContext = createContext<Recent | null>(null);

const none = createStore<readonly never[]>([]);

/** Recently opened records, the newest first. */
export const useRecentRecords = (): readonly RecentRecord[] => useStore(use(RecentContext)?.records ?? none);

/** A view that still exists, with its translated name. */
export interface NamedView {
  module: RouteName;
  id: string;
  name: string;
}

/** Recently used views, the newest first; deleted ones are left out. */
export function useRecentViews(): readonly NamedView[] {
  const views = useStore(use(RecentContext)?.views ?? none);
  const { user } = useSignedIn();
  const { lists } = usePreferences();
  const translate = useTranslate();
  return useMemo(
    () =>
      views.flatMap(({ module, id, label }) => {
        const own = lists[listKey(module, user.id)]?.views.find((view) => view.id === id);
        // Written by `useRememberView`; a text that a later version dropped shows as its key, until it leaves the list.
        const name = label === undefined ? own?.name : translate(label as TextKey);
        return name === undefined ? [] : [{ module, id, name }];
      }),
    [views, lists, user.id, translate],
  );
}

/** Stores the view that a list shows as recent; does nothing for null. */
export function useRememberView(list: string, view: { id: string; label: TextKey | undefined } | null): void {
  const recent = use(RecentContext);
  const { id, label } = view ?? {};
  useEffect(() => {
    if (id !== undefined && isRouteName(list))
      recent?.addView({ module: list, id, ...(label !== undefined && { label }) });
  }, [recent, list, id, label]);
}
