import type { QueryClient } from '@tanstack/react-query';
import { receiveLook } from '#renderer/kit/data/outcome-looks.ts';
import type { SessionState } from '#shared/ipc/session.ts';
import { type AppState, userIdOf } from './providers/app-state.ts';
import { pathAfterSignIn } from './router/redirect.ts';
import type { AppRouter } from './router/router.tsx';

interface Followed {
  state: AppState;
  queries: QueryClient;
  router: AppRouter;
}

/** Applies the events of the main process to the page. Returns the function that stops it. */
export function followMain({ state, queries, router }: Followed): () => void {
  const stops = [
    window.escale.on('session.changed', (session) => applySession({ state, queries, router }, session)),
    window.escale.on('app.preferencesChanged', state.preferences.receive),
    window.escale.on('app.updateFound', state.update.set),
    window.escale.on('call.looking', receiveLook),
    window.escale.on('app.navigate', ({ path }) => void router.navigate({ to: pathAfterSignIn(path) })),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

const isLocked = (session: SessionState): boolean => session.status === 'signedIn' && session.isLocked === true;

/**
 * Applies a new session state. For another user, or none, the query cache is cleared; the guards of the router then
 * redirect. They do not ask about unsaved work: without a session nothing can be saved any more, and a user who signs
 * out was asked before.
 */
export function applySession({ state, queries, router }: Followed, session: SessionState): void {
  const wasLocked = isLocked(state.session.get());
  const before = userIdOf(state.session.get());
  const now = userIdOf(session);
  state.session.set(session);
  if (before === now) {
    // Calls made while the window was locked were refused, so they are made again.
    if (wasLocked && !isLocked(session)) void queries.invalidateQueries();
    return;
  }
  queries.clear();
  // Messages of the page that is left must not show over the next one.
  state.messages.clearQueue();
  const last = state.lastUserId.get();
  const isOtherPerson = now !== null && last !== null && last !== now;
  if (now !== null) state.lastUserId.set(now);
  if (isOtherPerson) {
    // The page left and its messages belong to the previous user.
    state.messages.clear();
    void router.navigate({ to: '/', replace: true, ignoreBlocker: true });
    return;
  }
  const hasLeftByChoice = session.status === 'signedOut' && session.reason === undefined;
  if (hasLeftByChoice) void router.navigate({ to: '/login', replace: true, ignoreBlocker: true });
  else void router.invalidate();
}
