import { createContext, use } from 'react';
import type { ModuleSwitch } from '#shared/config.ts';
import type { Bootstrap } from '#shared/ipc/app.ts';
import type { SessionState, SignedInState } from '#shared/ipc/session.ts';
import type { Permission } from '#shared/permissions.ts';
import type { Preferences, PreferencesPatch } from '#shared/preferences.ts';

/** Separate contexts, so that a change of one does not render the consumers of the others. */
export const BootstrapContext = createContext<Bootstrap | null>(null);
export const SessionContext = createContext<SessionState | null>(null);
export const PreferencesContext = createContext<Preferences | null>(null);
export const SetPreferencesContext = createContext<SetPreferences | null>(null);

/** Changed preferences, or a function of the latest ones, since those on screen may be older than the last choice. */
export type PreferencesChange = PreferencesPatch | ((latest: Preferences) => PreferencesPatch);

/** Changes some preferences, on screen at once and in the stored settings. */
export type SetPreferences = (patch: PreferencesChange) => void;

function required<T>(value: T | null, name: string): T {
  if (value === null) throw new Error(`${name} is used outside its provider`);
  return value;
}

/** What the main process sent at the start: version, configuration, training accounts. */
export const useBootstrap = (): Bootstrap => required(use(BootstrapContext), 'Bootstrap');
export const useSession = (): SessionState => required(use(SessionContext), 'Session');
export const usePreferences = (): Preferences => required(use(PreferencesContext), 'Preferences');
export const useSetPreferences = (): SetPreferences => required(use(SetPreferencesContext), 'SetPreferences');

/** Returns the signed-in user. For screens behind the guard only. @throws Error when signed out */
export function useSignedIn(): SignedInState {
  const session = useSession();
  if (session.status !== 'signedIn') throw new Error('this screen needs a signed-in person');
  return session;
}

/** Something shown only with a permission and with a module switched on; both may be absent. */
export interface Requires {
  permission?: Permission;
  switch?: ModuleSwitch;
}

/** Returns a function that tells whether the user holds a permission; always false when signed out. */
export function useCan(): (permission: Permission) => boolean {
  const session = useSession();
  const held: ReadonlySet<Permission> = new Set(session.status === 'signedIn' ? session.permissions : []);
  return (permission) => held.has(permission);
}

/** Returns a function that tells whether the site has a module switched on. */
export function useSwitch(): (name: ModuleSwitch) => boolean {
  const { modules } = useBootstrap().config;
  return (name) => modules[name];
}
