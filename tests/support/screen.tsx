import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { startTexts } from '#renderer/app/i18n/i18n.ts';
import { LinkQuestionDialog } from '#renderer/kit/actions/confirm/LinkDialog.tsx';
import { type Notice, NotifyContext } from '#renderer/kit/data/notify.ts';
import { BootstrapContext, PreferencesContext, SessionContext } from '#renderer/kit/data/session.ts';
import { UnsavedProvider } from '#renderer/kit/form/unsaved/UnsavedProvider.tsx';
import { type SiteConfigFile, siteConfig } from '#shared/config.ts';
import type { Bootstrap } from '#shared/ipc/app.ts';
import type { SessionStructure, SignedInState } from '#shared/ipc/session.ts';
import type { Permission } from '#shared/permissions.ts';
import { pictureHostsOf } from '#shared/picture-hosts.ts';
import { type Locale, type PreferencesPatch, preferences } from '#shared/preferences.ts';

export interface ScreenOptions {
  locale?: Locale;
  config?: SiteConfigFile;
  rights?: readonly Permission[];
  /** Names of the signed-in person's roles. */
  roles?: readonly string[];
  /** Id of the signed-in person. */
  selfId?: number;
  isEecAvailable?: boolean;
  /** Language of the person's profile. */
  languageCode?: string | null;
  /** Structures that the session holds. */
  structures?: readonly (Pick<SessionStructure, 'id' | 'name'> & Partial<SessionStructure>)[];
  /** Names of the external journey providers. */
  externalProviders?: readonly string[];
  /** The one of them that is chosen. */
  currentStructureId?: number;
  /** Preferences other than language and theme. */
  settings?: PreferencesPatch;
  /** The cache, with data read before. */
  client?: QueryClient;
}

/** An empty cache without retries. */
export const newCache = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

const everyUserRight: readonly Permission[] = [
  'access_admin',
  'user_list',
  'user_read',
  'user_create',
  'user_update',
  'territory_list',
  'community_list',
];

const plainStructure = { telephone: null, signature: null, isFullMode: true, hasTransport: false };

/** A signed-in person, as the session holds one. */
export const signedIn = ({
  rights = everyUserRight,
  roles = [],
  selfId = 1,
  isEecAvailable = false,
  languageCode = null,
  structures = [],
  externalProviders,
  currentStructureId,
}: ScreenOptions): SignedInState => ({
  status: 'signedIn',
  user: {
    id: selfId,
    givenName: 'Camille',
    familyName: 'Durand',
    shortFamilyName: 'D.',
    email: 'camille@example.org',
    avatar: null,
    languageCode,
    roles: [...roles],
    lastActivityDate: null,
    operates: [],
  },
  permissions: [...rights],
  structures: structures.map((one) => ({ ...plainStructure, ...one })),
  currentStructureId: currentStructureId ?? null,
  isEecAvailable,
  isPersistent: true,
  ...(externalProviders && { externalProviders: [...externalProviders] }),
});

/**
 * Opens a page as the application does: texts, session, cache, router, guard of unsaved work. Any other address shows
 * its path, so that a test sees where the person was led. Install the fake bridge before.
 */
export async function openScreen(page: ReactNode, options: ScreenOptions = {}) {
  const { locale = 'fr' } = options;
  await startTexts(locale);
  const config = siteConfig.parse(options.config ?? {});
  const bootstrap: Bootstrap = {
    version: '0.0.0',
    platform: 'linux',
    preferences: preferences.parse({ locale, theme: 'light' }),
    config,
    configProblems: [],
    addressProblem: null,
    training: null,
    platformHost: null,
    pictureHosts: [
      ...(config.apiBaseUrl === undefined ? [] : [new URL(config.apiBaseUrl).host]),
      ...pictureHostsOf(config),
    ],
    update: null,
    session: signedIn(options),
  };
  const notices: Notice[] = [];
  const client = options.client ?? newCache();

  const root = createRootRoute({
    component: () => (
      <UnsavedProvider>
        <Outlet />
        <LinkQuestionDialog />
      </UnsavedProvider>
    ),
  });
  const start = createRoute({ getParentRoute: () => root, path: '/under-test', component: () => page });
  const elsewhere = createRoute({ getParentRoute: () => root, path: '$', component: Elsewhere });
  const router = createRouter({
    routeTree: root.addChildren([start, elsewhere]),
    history: createMemoryHistory({ initialEntries: ['/under-test'] }),
  });

  const view = render(
    <BootstrapContext value={bootstrap}>
      <PreferencesContext value={preferences.parse({ ...bootstrap.preferences, ...options.settings })}>
        <SessionContext value={bootstrap.session}>
          <NotifyContext value={(notice) => notices.push(notice)}>
            <QueryClientProvider client={client}>
              <FluentProvider theme={webLightTheme}>
                <RouterProvider router={router} />
              </FluentProvider>
            </QueryClientProvider>
          </NotifyContext>
        </SessionContext>
      </PreferencesContext>
    </BootstrapContext>,
  );
  return { ...view, person: userEvent.setup(), notices, client, router };
}

function Elsewhere() {
  return <p>Address: {useLocation().pathname}</p>;
}
