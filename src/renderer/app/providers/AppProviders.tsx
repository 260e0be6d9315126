import { FluentProvider, RendererProvider } from '@fluentui/react-components';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect } from 'react';
import { invoke } from '#renderer/kit/bridge.ts';
import { BootstrapContext, PreferencesContext, SessionContext, SetPreferencesContext } from '#renderer/kit/session.ts';
import { useStore } from '#renderer/kit/store.ts';
import { useIsDark } from '#renderer/kit/theme/useIsDark.ts';
import { toAppError } from '#shared/failure.ts';
import type { PreferencesPatch } from '#shared/preferences.ts';
import { changeTexts } from '../i18n/i18n.ts';
import { MessagesContext } from '../notifications/messages.ts';
import { darkTheme, lightTheme } from '../theme/themes.ts';
import type { AppState } from './app-state.ts';
import { styleRenderer } from './style-renderer.ts';

/** Everything that screens find by context: configuration, session, preferences, theme, cache, notifications. */
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
    // Scroll bars and native lists follow the theme of the page, not that of the system.
    document.documentElement.style.colorScheme = isDark ? 'dark' : 'light';
  }, [isDark]);

  const setPreferences = useCallback(
    (patch: PreferencesPatch) => {
      const before = state.preferences.get();
      const { rememberedIdentifier, ...others } = patch;
      state.preferences.set({
        ...before,
        ...others,
        ...(rememberedIdentifier !== undefined && { rememberedIdentifier: rememberedIdentifier ?? undefined }),
      });
      invoke('app.setPreferences', patch).then(state.preferences.set, (thrown: unknown) => {
        // The choice holds on screen for this run; that it could not be kept is for the log.
        void invoke('app.report', { message: `preferences not saved: ${toAppError(thrown).kind}` }).catch(() => {});
      });
    },
    [state],
  );

  return (
    <BootstrapContext value={state.bootstrap}>
      <PreferencesContext value={preferences}>
        <SetPreferencesContext value={setPreferences}>
          <SessionContext value={session}>
            <QueryClientProvider client={queries}>
              <RendererProvider renderer={styleRenderer}>
                <FluentProvider theme={isDark ? darkTheme : lightTheme}>
                  <MessagesContext value={state.messages}>{children}</MessagesContext>
                </FluentProvider>
              </RendererProvider>
            </QueryClientProvider>
          </SessionContext>
        </SetPreferencesContext>
      </PreferencesContext>
    </BootstrapContext>
  );
}
