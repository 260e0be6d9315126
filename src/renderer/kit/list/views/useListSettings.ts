import { usePreferences, useSession, useSetPreferences } from '#renderer/kit/data/session.ts';
import { type ListSettings, untouchedList } from '#shared/lists.ts';
import type { ResourceName } from '#shared/resources/index.ts';

export interface ListSettingsState {
  settings: ListSettings;
  /** Changes some of them, on screen at once and for the next start. One call for what belongs together. */
  update: (changes: Partial<ListSettings>) => void;
}

/** Where the settings of a person's list stand among all of them. */
export const listKey = (name: string, userId: number): string => `${name}:${userId}`;

/** What this person set for a list on this computer. */
export function useListSettings(name: ResourceName): ListSettingsState {
  const session = useSession();
  const { lists } = usePreferences();
  const setPreferences = useSetPreferences();
  const key = session.status === 'signedIn' ? listKey(name, session.user.id) : name;
  const settings = lists[key] ?? untouchedList;
  return {
    settings,
    update: (changes) => setPreferences({ lists: { ...lists, [key]: { ...settings, ...changes } } }),
  };
}
