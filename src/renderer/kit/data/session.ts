import { createContext, use } from 'react';
import type { ModuleSwitch } from '#shared/config.ts';
import type { Bootstrap } from '#shared/ipc/app.ts';
import type { SessionState, SignedInState } from '#shared/ipc/session.ts';
import type { Permission } from '#shared/permissions.ts';
import type { Preferences, PreferencesPatch } from '#shared/preferences.ts';

/** Provided by the app; split so that a change of one does not redraw the users of the others. */
export const BootstrapContext = createContext<Bootstrap | null>(null);
export const SessionContext = createContext<SessionState | null>(null);
export const PreferencesContext = createContext<Preferences | null>(null);
export const SetPreferencesContext = createContext<SetPreferences | null>(null);

/** Changes some preferences, on screen at once and for the next start. */
export type SetPreferences = (patch: PreferencesPatch) => void;

function required<T>(value: T | null, name: string): T {
  if (value === null) throw new Error(`${name} is used outside its provider`);
  return value;
}

/** What main said at the start: version, configuration, training accounts. */
export const useBootstrap = (): Bootstrap => required(use(BootstrapContext), 'Bootstrap');
export const useSession = (): SessionState => required(use(SessionContext), 'Session');
export const usePreferences = (): Preferences => required(use(PreferencesContext), 'Preferences');
export const useSetPreferences = (): SetPreferences => required(use(SetPreferencesContext), 'SetPreferences');

/** The signed-in person; only for screens behind the guard. */
export function useSignedIn(): SignedInState {
  const session = useSession();
  if (session.status !== 'signedIn') throw new Error('this screen needs a signed-in person');
  return session;
}

/** What is shown only with a right held and a module switched on; both may be absent. */
export interface Requires {
  permission?: Permission;
  switch?: ModuleSwitch;
}

/** Whether the person holds a right, by name. False when signed out. */
export function useCan(): (permission: Permission) => boolean {
  const session = useSession();
  const held: ReadonlySet<Permission> = new Set(session.status === 'signedIn' ? session.permissions : []);
  return (permission) => held.has(permission);
}

/** Whether the site has a module switched on. */
export function useSwitch(): (name: ModuleSwitch) => boolean {
  const { modules } = useBootstrap().config;
  return (name) => modules[name];
}
