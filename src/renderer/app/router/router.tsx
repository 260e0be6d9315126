import { useFocusFinders } from '@fluentui/react-components';
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { LinkQuestionDialog } from '#renderer/kit/actions/confirm/LinkDialog.tsx';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import { PageBoundary } from '#renderer/kit/ui/states/PageBoundary.tsx';
import { whenIdle } from '#renderer/kit/ui/when-idle.ts';
import { routes } from '#shared/routes.ts';
import { DialogsProvider } from '../dialogs/DialogsProvider.tsx';
import { gallery } from '../gallery/route.ts';
import { NotifyProvider } from '../notifications/NotifyProvider.tsx';
import type { AppState } from '../providers/app-state.ts';
import { ProxyGuard } from '../proxy/ProxyGuard.tsx';
import { DashboardLayout, LoginLayout, preloadHome } from './layouts.ts';
import { pathAfterSignIn } from './redirect.ts';
import { preloadPage, Screen } from './Screen.tsx';

/**
 * Creates the router from the table of routes. A guard redirects a signed-out user to the login and remembers the
 * requested page; it does not check permissions: the page opens and shows the platform's refusal.
 */
export function createAppRouter(state: AppState, history: RouterHistory = createBrowserHistory()) {
  const root = createRootRoute({ component: Root });

  const login = createRoute({
    getParentRoute: () => root,
    path: '/login',
    staticData: { name: 'login' },
    beforeLoad: ({ search }) => {
      if (state.session.get().status !== 'signedIn') return;
      const { redirect: target }: { redirect?: unknown } = search;
      throw redirect({ to: pathAfterSignIn(target), replace: true });
    },
    component: SignedOut,
  });

  const dashboard = createRoute({
    getParentRoute: () => root,
    id: 'dashboard',
    beforeLoad: ({ location }) => {
      if (state.session.get().status === 'signedIn') return;
      const target = location.href;
      throw redirect({ to: '/login', search: target === '/' ? {} : { redirect: target }, replace: true });
    },
    component: DashboardLayout,
  });

  const screens = routes.flatMap(({ name, path }) =>
    name === 'login'
      ? []
      : [
          createRoute({
            getParentRoute: () => dashboard,
            path,
            staticData: { name },
            component: Screen,
            // The previous screen stays until the code of the next is loaded; a failure shows in place of the page.
            loader: () => preloadPage(name).catch(() => {}),
          }),
        ],
  );
  const unknown = createRoute({
    getParentRoute: () => dashboard,
    path: '$',
    staticData: { name: 'default' },
    component: Screen,
  });
  const further =
    gallery === undefined
      ? []
      : [createRoute({ getParentRoute: () => dashboard, path: gallery.path, component: gallery.Page })];

  return createRouter({
    routeTree: root.addChildren([login, dashboard.addChildren([...screens, ...further, unknown])]),
    history,
    defaultPreload: false,
    // The page has its own scroll: back and forward restore it, a new page starts at its top.
    scrollRestoration: true,
    scrollToTopSelectors: ['#page-content'],
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Name of the route in the table; `default` for an unknown address. */
    name?: import('#shared/routes.ts').RouteName | 'default';
  }
}

/** The sign-in. Nobody waits for the code of home after it: it is loaded meanwhile. */
function SignedOut() {
  useEffect(() => whenIdle(preloadHome), []);
  return <LoginLayout />;
}

/** Wraps both layouts: messages, and the error boundary of the layouts themselves. */
function Root() {
  // Fluent's focus engine hides what is behind a dialog from screen readers. It ends with its last user without undoing
  // this: a sign-out with an open dialog would leave the login hidden. This keeps one user.
  useFocusFinders();
  return (
    <NotifyProvider>
      <DialogsProvider>
        <PageBoundary>
          <Suspense fallback={<LoadingState />}>
            <Outlet />
          </Suspense>
        </PageBoundary>
        <LinkQuestionDialog />
        <ProxyGuard />
      </DialogsProvider>
    </NotifyProvider>
  );
}
