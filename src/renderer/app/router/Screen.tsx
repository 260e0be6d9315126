import { CompassNorthwestRegular } from '@fluentui/react-icons';
import { useMatch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn, useSwitch } from '#renderer/kit/data/session.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import { ModuleOffState } from '#renderer/kit/ui/states/ModuleOffState.tsx';
import { PageBoundary } from '#renderer/kit/ui/states/PageBoundary.tsx';
import { StateLayout } from '#renderer/kit/ui/states/StateLayout.tsx';
import { HomeLink } from '#renderer/kit/ui/states/StateLinks.tsx';
import { pages } from '#renderer/modules/index.ts';
import { isRouteName, type PageRouteName, routeNamed } from '#shared/routes.ts';
import { RoutedPage } from './RoutedPage.tsx';

const NoTransportPage = lazily(async () => (await import('../shell/NoTransportPage.tsx')).NoTransportPage);

/** Loads the page of a route, so that it is rendered at once when it is opened. */
export const preloadPage = async (name: PageRouteName): Promise<void> => pages[name].Page.preload();

/** Renders the page of the route, or why there is none. A failure stays inside the page. */
export function Screen() {
  const name = useMatch({ strict: false, select: (match) => match.staticData.name });
  const pathname = useMatch({ strict: false, select: (match) => match.pathname });
  const isOn = useSwitch();
  const { structures, currentStructureId } = useSignedIn();
  const hasTransport = structures.some(({ id, hasTransport }) => id === currentStructureId && hasTransport);

  if (name === undefined || !isRouteName(name) || name === 'login') return <UnknownPage />;
  const { switches, needsTransport } = routeNamed(name);
  if (!switches.every(isOn)) return <ModuleOffState />;
  if (needsTransport === true && !hasTransport) {
    return (
      <Suspense fallback={<LoadingState />}>
        <NoTransportPage />
      </Suspense>
    );
  }
  return (
    <PageBoundary key={pathname}>
      <Suspense fallback={<LoadingState />}>
        <RoutedPage page={pages[name]} />
      </Suspense>
    </PageBoundary>
  );
}

/** The page of an unknown address. */
function UnknownPage() {
  const { t } = useTranslation('shell');
  return <StateLayout icon={<CompassNorthwestRegular />} title={t('unknown')} actions={<HomeLink />} />;
}
