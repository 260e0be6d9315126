import { useMatch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useSwitch } from '#renderer/kit/data/session.ts';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import { ModuleOffState } from '#renderer/kit/ui/states/ModuleOffState.tsx';
import { PageBoundary } from '#renderer/kit/ui/states/PageBoundary.tsx';
import { pages } from '#renderer/modules/index.ts';
import { isRouteName, type RouteName, routeNamed } from '#shared/routes.ts';
import { NotBuiltPage } from './NotBuiltPage.tsx';
import { RoutedPage } from './RoutedPage.tsx';
import { UnknownPage } from './UnknownPage.tsx';

/** Loads the page of a route, so that it is rendered at once when it is opened. */
export const preloadPage = async (name: RouteName): Promise<void> => pages[name]?.Page.preload();

/** Renders the page of the route, or why there is none. A failure stays inside the page. */
export function Screen() {
  const name = useMatch({ strict: false, select: (match) => match.staticData.name });
  const pathname = useMatch({ strict: false, select: (match) => match.pathname });
  const isOn = useSwitch();

  if (name === undefined || !isRouteName(name)) return <UnknownPage />;
  const { switches } = routeNamed(name);
  if (!switches.every(isOn)) return <ModuleOffState />;
  const page = pages[name];
  if (page === undefined) return <NotBuiltPage />;
  return (
    <PageBoundary key={pathname}>
      <Suspense fallback={<LoadingState />}>
        <RoutedPage page={page} />
      </Suspense>
    </PageBoundary>
  );
}
