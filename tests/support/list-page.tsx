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
  useNavigate,
  useSearch,
} from '@tanstack/react-router';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { vi } from 'vitest';
import { type ModuleSwitch, moduleSwitches, siteConfig } from '#shared/config.ts';
import type { Bootstrap } from '#shared/ipc/app.ts';
import type { SignedInState } from '#shared/ipc/session.ts';
import { type Permission, permissions } from '#shared/permissions.ts';
import { type Locale, type Preferences, type PreferencesPatch, preferences } from '#shared/preferences.ts';
import { startTexts } from '../../src/renderer/app/i18n/i18n.ts';
import { useShortcutKeys } from '../../src/renderer/kit/actions/shortcuts/useShortcut.ts';
import { type Notice, NotifyContext } from '../../src/renderer/kit/data/notify.ts';
import {
  BootstrapContext,
  type PreferencesChange,
  PreferencesContext,
  SessionContext,
  SetPreferencesContext,
} from '../../src/renderer/kit/data/session.ts';
import type { AddressPageProps, PageOf } from '../../src/renderer/kit/resource/ListPage.tsx';

export interface PageOptions {
  /** Path and search of the address. */
  at?: string;
  locale?: Locale;
  /** Rights of the person; all of them when not said. */
  rights?: readonly Permission[];
  /** Id of the signed-in person. */
  selfId?: number;
  /** The person's own roles; none when not said. */
  roles?: readonly string[];
  /** Structures that the session holds. */
  structures?: readonly { id: number; name: string }[];
  currentStructureId?: number | null;
  /** Modules that the site has on; all of them when not said. */
  modules?: readonly ModuleSwitch[];
  /** What the person set on this computer. */
  settings?: PreferencesPatch;
  /** Renders every other address, by its path. */
  elsewhere?: (path: string) => ReactNode;
}

/** Wraps the page as the application's layout does, and handles shortcuts. */
function Frame() {
  useShortcutKeys();
  return <Outlet />;
}

/** A list page at its address, with a router around it: other addresses show their path. */
export async function openListPage(
  page: PageOf<AddressPageProps>,
  {
    at = '/users',
    locale = 'fr',
    rights = permissions,
    modules = moduleSwitches,
    selfId = 1,
    roles = [],
    structures = [],
    currentStructureId = null,
    settings = {},
    elsewhere = () => <p>another page</p>,
  }: PageOptions = {},
) {
  await startTexts(locale);
  const config = siteConfig.parse({ modules: Object.fromEntries(modules.map((name) => [name, true])) });
  // Pages read the configuration, the rights and who the person is, and nothing else of these two.
  const bootstrap = { config, platform: 'linux' } as Bootstrap;
  const session = {
    status: 'signedIn',
    user: { id: selfId, roles: [...roles], operates: [] },
    permissions: [...rights],
    structures: [...structures],
    currentStructureId,
  } as unknown as SignedInState;
  // As main keeps them: a test looks here for what the next start would find.
  const kept: { preferences: Preferences | null } = { preferences: null };
  const onSet = (next: Preferences) => {
    kept.preferences = next;
  };
  const notify = vi.fn<(notice: Notice) => void>();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });

  function ListRoute() {
    const search: AddressPageProps['search'] = useSearch({ strict: false });
    const navigate = useNavigate();
    return page({ search, onSearch: (next, how) => void navigate({ to: '.', search: next, replace: how?.replace }) });
  }
  const root = createRootRoute({ component: Frame });
  const list = createRoute({ getParentRoute: () => root, path: '/users', component: ListRoute });
  const others = createRoute({
    getParentRoute: () => root,
    path: '$',
    component: () => elsewhere(useLocation().pathname),
  });
  const router = createRouter({
    routeTree: root.addChildren([list, others]),
    history: createMemoryHistory({ initialEntries: [at] }),
  });

  const view = render(
    <BootstrapContext value={bootstrap}>
      <SessionContext value={session}>
        <KeptPreferences initial={preferences.parse({ locale, theme: 'light', ...settings })} onSet={onSet}>
          <NotifyContext value={notify}>
            <QueryClientProvider client={client}>
              <FluentProvider theme={webLightTheme}>
                <RouterProvider router={router} />
              </FluentProvider>
            </QueryClientProvider>
          </NotifyContext>
        </KeptPreferences>
      </SessionContext>
    </BootstrapContext>,
  );
  return {
    ...view,
    client,
    notify,
    router,
    kept,
    /** The address as a person would copy it. */
    address: () => decodeURIComponent(router.history.location.href),
  };
}

/** Opens the menu of what is done with the whole list. */
export async function openListMenu() {
  fireEvent.click(screen.getByRole('button', { name: 'Autres actions de la liste' }));
  return within(await screen.findByRole('menu'));
}

/** Starts what is done with the whole list, by its label, which a shortcut may follow. */
export const chooseInListMenu = async (label: string) =>
  fireEvent.click((await openListMenu()).getByText(label, { exact: true }));

/** Preferences that apply as soon as they are set, as in the application. */
function KeptPreferences(props: { initial: Preferences; onSet: (next: Preferences) => void; children: ReactNode }) {
  const [value, setValue] = useState(props.initial);
  const set = (given: PreferencesChange) =>
    setValue((before) => {
      const { rememberedIdentifier: _identifier, ...changes } = typeof given === 'function' ? given(before) : given;
      const next = { ...before, ...changes };
      props.onSet(next);
      return next;
    });
  return (
    <PreferencesContext value={value}>
      <SetPreferencesContext value={set}>{props.children}</SetPreferencesContext>
    </PreferencesContext>
  );
}
