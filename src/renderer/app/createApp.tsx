import { type RouterHistory, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Bootstrap } from '#shared/ipc/app.ts';
import type { SessionState } from '#shared/ipc/session.ts';
import { applySession, followMain } from './follow-main.ts';
import { AppProviders } from './providers/AppProviders.tsx';
import { createAppState } from './providers/app-state.ts';
import { SessionActionsContext } from './providers/session-actions.ts';
import { createQueries } from './queries.ts';
import { type AppRouter, createAppRouter } from './router/router.tsx';

export interface App {
  /** To be rendered once. */
  element: ReactNode;
  router: AppRouter;
  /** Stops listening to the main process. */
  stop: () => void;
}

/** Builds the whole page from the bootstrap of the main process. Texts and bridge must be ready. */
export function createApp(bootstrap: Bootstrap, history?: RouterHistory): App {
  const state = createAppState(bootstrap);
  const queries = createQueries();
  const router = createAppRouter(state, history);
  const followed = { state, queries, router };
  const actions = { applySession: (session: SessionState) => applySession(followed, session) };
  const element = (
    <AppProviders state={state} queries={queries}>
      <SessionActionsContext value={actions}>
        <RouterProvider router={router} />
      </SessionActionsContext>
    </AppProviders>
  );
  return { element, router, stop: followMain(followed) };
}
