import { usePreferences, useSession, useSetPreferences } from '#renderer/kit/data/session.ts';
import { type ListSettings, untouchedList } from '#shared/lists.ts';
import type { ResourceName } from '#shared/resources/manifests.ts';

export interface ListSettingsState {
  settings: ListSettings;
  /** Changes some settings, on screen at once and in the stored settings. Make related changes in one call. */
  update: (changes: Partial<ListSettings>) => void;
}

/** Key of a user's list in the stored settings. */
export const listKey = (name: string, userId: number): string => `${name}:${userId}`;

/** The settings of this user for a list on this computer. */
export function useListSettings(name: ResourceName): ListSettingsState {
  const session = useSession();
  const { lists } = usePreferences();
  const setPreferences = useSetPreferences();
  const key = session.status === 'signedIn' ? listKey(name, session.user.id) : name;
  const settings = lists[key] ?? untouchedList;
  return {
    settings,
    // Built upon the latest choice: another one may not be drawn yet.
    update: (changes) =>
      setPreferences(({ lists: latest }) => ({
        lists: { ...latest, [key]: { ...(latest[key] ?? untouchedList), ...changes } },
      })),
  };
}
