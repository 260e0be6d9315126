import type { QueryClient } from '@tanstack/react-query';
import type { SessionState } from '#shared/ipc/session.ts';
import { type AppState, userIdOf } from './providers/app-state.ts';
import { pathAfterSignIn } from './router/redirect.ts';
import type { AppRouter } from './router/router.tsx';

interface Followed {
  state: AppState;
  queries: QueryClient;
  router: AppRouter;
}

/** Keeps the page in step with what main tells unasked. The answer stops it. */
export function followMain({ state, queries, router }: Followed): () => void {
  const stops = [
    window.escale.on('session.changed', (session) => applySession({ state, queries, router }, session)),
    window.escale.on('app.preferencesChanged', state.preferences.hear),
    window.escale.on('app.navigate', ({ path }) => void router.navigate({ to: pathAfterSignIn(path) })),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Takes a new state of the session. Another person, or none, starts with an empty cache; the guards of the router then
 * decide where the person belongs. They do not ask about unsaved work: without a session nothing can be saved any more,
 * and a person who signs out by choice was asked before.
 */
export function applySession({ state, queries, router }: Followed, session: SessionState): void {
  const before = userIdOf(state.session.get());
  const now = userIdOf(session);
  state.session.set(session);
  if (before === now) return;
  queries.clear();
  // What was said on the page that goes is not said over the next one.
  state.messages.silence();
  const last = state.lastUserId.get();
  const isOtherPerson = now !== null && last !== null && last !== now;
  if (now !== null) state.lastUserId.set(now);
  if (isOtherPerson) {
    // The page left, and what was said on it, belong to the person before.
    state.messages.clear();
    void router.navigate({ to: '/', replace: true, ignoreBlocker: true });
    return;
  }
  const hasLeftByChoice = session.status === 'signedOut' && session.reason === undefined;
  if (hasLeftByChoice) void router.navigate({ to: '/login', replace: true, ignoreBlocker: true });
  else void router.invalidate();
}
