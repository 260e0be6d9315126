import { createDOMRenderer, FluentProvider, RendererProvider } from '@fluentui/react-components';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import {
  BootstrapContext,
  PreferencesContext,
  SessionContext,
  SetPreferencesContext,
} from '#renderer/kit/data/session.ts';
import { useStore } from '#renderer/kit/data/store.ts';
import { useIsDark } from '#renderer/kit/ui/theme/useIsDark.ts';
import { changeTexts } from '../i18n/i18n.ts';
import { MessagesContext } from '../notifications/messages.ts';
import { darkTheme, lightTheme } from '../theme/themes.ts';
import { UpdateContext } from '../updates/context.ts';
import type { AppState } from './app-state.ts';

const place = document.querySelector<HTMLMetaElement>('meta[name="fluent-styles"]');

/**
 * Inserts Fluent's styles before the application's own, whichever is loaded first, so that an own class overrides
 * Fluent's on every screen and not only where its file came late. The style elements carry the nonce of the content
 * policy.
 */
const styleRenderer = createDOMRenderer(document, {
  ...(place !== null && { insertionPoint: place, styleElementAttributes: { nonce: place.nonce } }),
});

/** The contexts of all screens: configuration, session, preferences, theme, cache, notifications. */
export function AppProviders({
  state,
  queries,
  children,
}: {
  state: AppState;
  queries: QueryClient;
  children: ReactNode;
}) {
  const session = useStore(state.session);
  const preferences = useStore(state.preferences);
  const isDark = useIsDark(preferences.theme);

  useEffect(() => {
    void changeTexts(preferences.locale);
  }, [preferences.locale]);

  useEffect(() => {
    // Scrollbars and native lists follow the theme of the page, not that of the system.
    document.documentElement.style.colorScheme = isDark ? 'dark' : 'light';
  }, [isDark]);

  return (
    <BootstrapContext value={state.bootstrap}>
      <PreferencesContext value={preferences}>
        <SetPreferencesContext value={state.preferences.change}>
          <SessionContext value={session}>
            <QueryClientProvider client={queries}>
              <RendererProvider renderer={styleRenderer}>
                <FluentProvider theme={isDark ? darkTheme : lightTheme}>
                  <UpdateContext value={state.update}>
                    <MessagesContext value={state.messages}>{children}</MessagesContext>
                  </UpdateContext>
                </FluentProvider>
              </RendererProvider>
            </QueryClientProvider>
          </SessionContext>
        </SetPreferencesContext>
      </PreferencesContext>
    </BootstrapContext>
  );
}
