import { useKeptStore } from '#renderer/kit/data/kept-store.ts';
import { type Store, useStore } from '#renderer/kit/data/store.ts';
import type { ImportKindName } from '#shared/import/kinds.ts';
import type { RouteName } from '#shared/routes.ts';
import type { ImportState, StateOf } from '../import-state.ts';
import type { Wizard } from '../wizard.ts';

/** The last import that was sent, until its report was read: it outlives its page. */
export interface KeptImport {
  wizard: Wizard;
  /** Its page shows another import, which is being prepared. */
  isCovered: boolean;
  /** Its end was not told yet. */
  isUntold: boolean;
}

const key = ['import', 'sending'] as const;

/** The import that is kept; it goes with the session. */
export const useKeptImport = (): Store<KeptImport | null> => useKeptStore<KeptImport | null>(key, null);

/** Whether lines are being sent. */
export const isSending = (state: ImportState): state is StateOf<'send'> & { isBusy: true } =>
  state.step === 'send' && state.isBusy;

/** Whether there is something to show of a kept import: its sending, its report, or why nothing was sent. */
const isShown = (state: ImportState): state is StateOf<'send' | 'report'> =>
  state.step === 'report' || (state.step === 'send' && (state.isBusy || state.error !== null));

/** The page of each kind of import. */
export const importPages = {
  users: 'users_import',
  members: 'communities_users_import',
  relaypoints: 'relaypoints_import',
} as const satisfies Readonly<Record<ImportKindName, RouteName>>;

const none: Pick<Store<null>, 'get' | 'subscribe'> = { get: () => null, subscribe: () => () => {} };

/** What is shown of the kept import; null while there is nothing to show. */
export function useSending(): { wizard: Wizard; state: StateOf<'send' | 'report'> } | null {
  const kept = useStore(useKeptImport());
  const state = useStore<ImportState | null>(kept?.wizard.state ?? none);
  return kept === null || state === null || !isShown(state) ? null : { wizard: kept.wizard, state };
}
