import '#renderer/kit/ui/without-eval.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { followLinksOutside } from '#renderer/kit/ui/external.ts';
import { shareAbortReason } from './app/abort-reason.ts';
import { createApp } from './app/createApp.tsx';
import { preloadTexts, startTexts } from './app/i18n/i18n.ts';
import { preloadLayout } from './app/router/layouts.ts';
import { showStartFailure } from './app/start-failure.ts';
import './app/global.css';

/** Whom to ask for help, once the site is known. */
let contact: string | undefined;

async function start(container: HTMLElement): Promise<void> {
  // A reloaded page has no unsaved input, whatever it reported before.
  void invoke('app.setUnsaved', { isUnsaved: false }).catch(() => {});
  preloadTexts(document.documentElement.lang);
  const bootstrap = await invoke('app.bootstrap', undefined);
  contact = bootstrap.config.supportContact;
  preloadLayout(bootstrap.session);
  await startTexts(bootstrap.preferences.locale);
  createRoot(container).render(<StrictMode>{createApp(bootstrap).element}</StrictMode>);
}

shareAbortReason();
followLinksOutside(document);
const container = document.getElementById('root');
if (container !== null) start(container).catch((thrown: unknown) => showStartFailure(container, thrown, contact));
