import '#renderer/kit/ui/without-eval.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { followLinksOutside } from '#renderer/kit/ui/external.ts';
import { shareAbortReason } from './app/abort-reason.ts';
import { createApp } from './app/createApp.tsx';
import { changeTexts, languageOfDocument, startTexts } from './app/i18n/i18n.ts';
import { LoginLayout, preloadLayout } from './app/router/layouts.ts';
import { showStartFailure } from './app/start-failure.ts';
import './app/global.css';

/** Whom to ask for help, once the site is known. */
let contact: string | undefined;

async function start(container: HTMLElement): Promise<void> {
  // The document is in the language of the person, but for a change in between.
  const written = languageOfDocument();
  const texts = startTexts(written);
  // Awaited below: a failure is shown once it is known whom to ask for help.
  texts.catch(() => {});
  // It is loaded already, and runs while main is waited for; a failure shows when it is used.
  LoginLayout.preload().catch(() => {});
  const bootstrap = await invoke('app.bootstrap', undefined);
  contact = bootstrap.config.supportContact;
  await Promise.all([preloadLayout(bootstrap.session), texts]);
  const { locale } = bootstrap.preferences;
  if (locale !== written) await changeTexts(locale);
  const { element, router } = createApp(bootstrap);
  // The first thing drawn is the screen itself: an empty page would be drawn before it, and React keeps a fallback on
  // screen for 300 ms.
  await router.load();
  createRoot(container).render(<StrictMode>{element}</StrictMode>);
}

shareAbortReason();
followLinksOutside(document);
const container = document.getElementById('root');
if (container !== null) start(container).catch((thrown: unknown) => showStartFailure(container, thrown, contact));
