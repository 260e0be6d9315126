import { createContext, use } from 'react';
import type { SessionState } from '#shared/ipc/session.ts';

export interface SessionActions {
  /** Applies the state that a call returned, as `session.changed` would. */
  applySession: (session: SessionState) => void;
}

export const SessionActionsContext = createContext<SessionActions | null>(null);

export function useSessionActions(): SessionActions {
  const actions = use(SessionActionsContext);
  if (actions === null) throw new Error('session actions are used outside their provider');
  return actions;
}
