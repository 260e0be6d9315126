import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startTexts } from './app/i18n/i18n.ts';
import { AppProviders } from './app/providers/AppProviders.tsx';
import { createAppState } from './app/providers/app-state.ts';
import { followMain } from './app/providers/follow-main.ts';
import { createQueries } from './app/queries.ts';
import { createAppRouter } from './app/router/router.tsx';
import { showStartFailure } from './app/start-failure.ts';
import { invoke } from './kit/bridge.ts';
import './app/global.css';

async function start(container: HTMLElement): Promise<void> {
  const bootstrap = await invoke('app.bootstrap', undefined);
  await startTexts(bootstrap.preferences.locale);
  const state = createAppState(bootstrap);
  const queries = createQueries();
  const router = createAppRouter(state);
  followMain({ state, queries, router });
  createRoot(container).render(
    <StrictMode>
      <AppProviders state={state} queries={queries}>
        <RouterProvider router={router} />
      </AppProviders>
    </StrictMode>,
  );
}

const container = document.getElementById('root');
if (container !== null) start(container).catch((thrown: unknown) => showStartFailure(container, thrown));
