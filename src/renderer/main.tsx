import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { invoke } from '#renderer/kit/bridge.ts';
import type { SessionState } from '#shared/ipc/session.ts';
import { startTexts } from './app/i18n/i18n.ts';
import { AppProviders } from './app/providers/AppProviders.tsx';
import { createAppState } from './app/providers/app-state.ts';
import { applySession, followMain } from './app/providers/follow-main.ts';
import { SessionActionsContext } from './app/providers/session-actions.ts';
import { createQueries } from './app/queries.ts';
import { createAppRouter } from './app/router/router.tsx';
import { showStartFailure } from './app/start-failure.ts';
import './app/global.css';

async function start(container: HTMLElement): Promise<void> {
  const bootstrap = await invoke('app.bootstrap', undefined);
  await startTexts(bootstrap.preferences.locale);
  const state = createAppState(bootstrap);
  const queries = createQueries();
  const router = createAppRouter(state);
  const followed = { state, queries, router };
  const actions = { applySession: (session: SessionState) => applySession(followed, session) };
  followMain(followed);
  createRoot(container).render(
    <StrictMode>
      <AppProviders state={state} queries={queries}>
        <SessionActionsContext value={actions}>
          <RouterProvider router={router} />
        </SessionActionsContext>
      </AppProviders>
    </StrictMode>,
  );
}

const container = document.getElementById('root');
if (container !== null) start(container).catch((thrown: unknown) => showStartFailure(container, thrown));
