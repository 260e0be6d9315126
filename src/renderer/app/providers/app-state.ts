import { createStore, type Store } from '#renderer/kit/data/store.ts';
import type { Bootstrap } from '#shared/ipc/app.ts';
import type { SessionState } from '#shared/ipc/session.ts';
import type { UpdateNotice } from '#shared/updates.ts';
import { createMessages, type Messages } from '../notifications/messages.ts';
import { createPreferencesState, type PreferencesState } from './preferences.ts';

/**
 * The page's copy of the main process's state: written by its events, read by the guards of the router and by
 * components.
 */
export interface AppState {
  readonly bootstrap: Bootstrap;
  readonly session: Store<SessionState>;
  readonly preferences: PreferencesState;
  /** The user last signed in to this window: the page that was left is restored for the same user only. */
  readonly lastUserId: Store<number | null>;
  readonly messages: Messages;
  /** The newer version that is known. */
  readonly update: Store<UpdateNotice | null>;
}

export function createAppState(bootstrap: Bootstrap): AppState {
  const session = createStore(bootstrap.session);
  const lastUserId = createStore(userIdOf(bootstrap.session));
  const preferences = createPreferencesState(bootstrap.preferences);
  const update = createStore(bootstrap.update);
  return { bootstrap, session, preferences, lastUserId, messages: createMessages(), update };
}

export const userIdOf = (session: SessionState): number | null =>
  session.status === 'signedIn' ? session.user.id : null;
