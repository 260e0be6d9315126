import { invoke } from '#renderer/kit/data/bridge.ts';
import type { PreferencesChange } from '#renderer/kit/data/session.ts';
import { createStore, type Store } from '#renderer/kit/data/store.ts';
import { toAppError } from '#shared/failure.ts';
import type { Preferences } from '#shared/preferences.ts';

/** Preferences as the page shows them. */
export interface PreferencesState extends Pick<Store<Preferences>, 'get' | 'subscribe'> {
  /** Changes some preferences, on screen at once and in the stored settings. */
  change(patch: PreferencesChange): void;
  /**
   * Applies the stored preferences sent by the main process. Ignored while a change made by the page is being stored,
   * since they do not include it.
   */
  receive(kept: Preferences): void;
}

export function createPreferencesState(initial: Preferences): PreferencesState {
  const store = createStore(initial);
  let underWay = 0;
  const receive = (kept: Preferences) => {
    if (underWay === 0) store.set(kept);
  };

  const change = async (given: PreferencesChange) => {
    const patch = typeof given === 'function' ? given(store.get()) : given;
    const { rememberedIdentifier, ...others } = patch;
    store.set({
      ...store.get(),
      ...others,
      ...(rememberedIdentifier !== undefined && { rememberedIdentifier: rememberedIdentifier ?? undefined }),
    });
    underWay += 1;
    try {
      const kept = await invoke('app.setPreferences', patch);
      underWay -= 1;
      receive(kept);
    } catch (thrown) {
      underWay -= 1;
      // The choice applies on screen in this run; that it could not be stored is logged.
      const message = `preferences not saved: ${toAppError(thrown).kind}`;
      await invoke('app.report', { message }).catch(() => {});
    }
  };

  return { get: store.get, subscribe: store.subscribe, receive, change: (patch) => void change(patch) };
}
