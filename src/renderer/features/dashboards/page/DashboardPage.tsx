import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBootstrap } from '#renderer/kit/data/session.ts';
import { MissingRightBar } from '#renderer/kit/form/MissingRightBar.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { useNavigation } from '#renderer/kit/ui/navigation.ts';
import { useCopy } from '#renderer/kit/ui/useCopy.ts';
import type { DashboardSetting } from '#shared/config.ts';
import { deepLinkTo } from '#shared/deep-link.ts';
import type { AppError } from '#shared/errors.ts';
import { DashboardBody, handleOf } from '../DashboardBody.tsx';
import { NotConfigured } from '../RefusedDashboard.tsx';
import { useDashboard } from '../useDashboard.ts';
import { useEmbedded } from '../useEmbedded.ts';
import { Controls } from './Controls.tsx';
import { DashboardActions } from './DashboardActions.tsx';
import { Enlarged } from './Enlarged.tsx';
import styles from './page.module.css';
import { useScope } from './scope.ts';
import { type DashboardSearch, readSearch } from './search.ts';
import { useMissing } from './useMissing.ts';
import { usePerimeterText } from './usePerimeterText.ts';
import { useTools } from './useTools.ts';
import { type AvailableView, useAvailableViews } from './views.ts';

type Search = Record<string, unknown>;

export interface DashboardRouteProps {
  search: Search;
  onSearch: (next: Search, options?: { replace?: boolean }) => void;
}

interface FixedCommunity {
  id: number;
  /** Goes to the dashboard of another one. */
  onChange: (id: number) => void;
}

interface DashboardPageProps extends DashboardRouteProps {
  /** The dashboard of the site's configuration to show. */
  setting: DashboardSetting;
  /** Offers the dashboards that the site adds. */
  hasSelector?: boolean;
  hasCommunity?: boolean;
  /** What is said to those for whom nothing restricts it, in place of that it covers the whole platform. */
  unrestricted?: string;
  /** The community that the address fixes: the only one whose figures are asked for. */
  fixedCommunity?: FixedCommunity;
}

/** A screen that is one embedded dashboard (docs/screens/06-analytics.md). */
export function DashboardPage({
  setting,
  hasSelector = false,
  hasCommunity = false,
  fixedCommunity,
  unrestricted,
  ...route
}: DashboardPageProps) {
  const asked = readSearch(route.search);
  const views = useAvailableViews(setting, hasSelector, asked.view);
  const view = views.find(({ name }) => name === asked.view) ?? views[0];
  if (view === undefined) return <NotConfigured setting={setting} />;
  return (
    <Shown
      {...route}
      fixedCommunity={fixedCommunity}
      unrestricted={unrestricted}
      setting={setting}
      hasCommunity={hasCommunity}
      asked={asked}
      views={views}
      view={view}
    />
  );
}

interface ShownProps extends DashboardRouteProps, Pick<DashboardPageProps, 'fixedCommunity' | 'unrestricted'> {
  setting: DashboardSetting;
  hasCommunity: boolean;
  asked: DashboardSearch;
  views: readonly AvailableView[];
  view: AvailableView;
}

function Shown({ setting, hasCommunity, fixedCommunity, unrestricted, asked, views, view, onSearch }: ShownProps) {
  const { t } = useTranslation('analytics');
  const format = useFormat();
  const copy = useCopy();
  const { hrefWith } = useNavigation();
  const { names } = useBootstrap().config.analytics;
  const scope = useScope();
  const [isEnlarged, setEnlarged] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const { periodicity = 'monthly' } = asked;
  // Parameters without effect for this person are not sent, whatever the address says.
  const chosenId = (hasCommunity && scope !== 'none' ? asked.communityId : undefined) ?? null;
  const communityId = fixedCommunity?.id ?? chosenId;
  const hasTerritory = scope === 'administrator' && fixedCommunity === undefined;
  const territoryId = (hasTerritory ? asked.territoryId : undefined) ?? null;
  const dashboard = useDashboard({
    view: view.name,
    periodicity,
    communityId,
    territoryId,
    isDefaultCommunity: scope === 'manager' && communityId === null && view.name === names.community,
    isDefaultTerritory: territoryId === null,
  });
  const handle = handleOf(dashboard);
  const embedded = useEmbedded(handle);
  const change = (given: DashboardSearch, replace = false) =>
    onSearch({ ...withoutEmpty({ ...asked, view: view.name, periodicity, ...given }) }, { replace });
  const missing = useMissing(view, periodicity, dashboard.state, (back) => change({ periodicity: back }, true));
  const applied =
    dashboard.state.kind === 'answered' && dashboard.state.answer.outcome === 'opened' ? dashboard.state.answer : null;
  const perimeter = usePerimeterText(applied);
  const words = [view.label, t(`periodicity.${periodicity}`), perimeter].join(' · ');
  const tools = useTools(embedded.state === 'loaded' ? handle : null, t('view'), words);
  const label = t('frame.label', { view: view.label, periodicity: t(`periodicity.${periodicity}`) });
  // A dashboard that is no longer shown cannot stay enlarged.
  useEffect(() => {
    if (handle === null) setEnlarged(false);
  }, [handle]);

  const body = (
    <DashboardBody
      dashboard={dashboard}
      embedded={embedded}
      view={view.name}
      setting={setting}
      isForeign={(error) => fixedCommunity !== undefined && scope === 'manager' && isWithoutReason(error)}
      label={label}
      onLeave={() => page.current?.querySelector<HTMLElement>('button, input')?.focus()}
    />
  );
  return (
    <div ref={page} className={styles.page}>
      <DashboardActions
        onRefresh={dashboard.refresh}
        onEnlarge={() => setEnlarged(true)}
        onCopyLink={() =>
          void copy(deepLinkTo(hrefWith({ ...withoutEmpty({ ...asked, view: view.name, periodicity }) })))
        }
        tools={tools}
      />
      <MissingRightBar right="analytic_read" text={t('missingRight', { right: 'analytic_read' })} />
      <Controls
        views={views}
        view={view}
        periodicity={periodicity}
        missing={missing}
        communityId={communityId ?? applied?.communityId ?? null}
        territoryId={territoryId ?? applied?.territoryId ?? null}
        scope={scope}
        hasCommunity={hasCommunity}
        isFixed={fixedCommunity !== undefined}
        unrestricted={unrestricted}
        onChange={change}
        onCommunity={(id) => {
          if (fixedCommunity === undefined) change({ communityId: id ?? undefined });
          else if (id !== null) fixedCommunity.onChange(id);
        }}
      />
      <div className={styles.body}>{!isEnlarged && body}</div>
      {applied !== null && (
        <p className={styles.foot}>
          <span>{words}</span>
          {embedded.loadedAt !== null && <span>{t('updated', { hour: format.time(embedded.loadedAt) })}</span>}
        </p>
      )}
      {isEnlarged && (
        <Enlarged title={words} onClose={() => setEnlarged(false)}>
          {body}
        </Enlarged>
      )}
    </div>
  );
}

/** A 500, which the platform also answers to a manager for a community of others. */
const isWithoutReason = (error: AppError): boolean =>
  error.kind === 'server' && error.status === 500 && error.isUnreadable === false;

/** The values of an address, without those that are not chosen. */
const withoutEmpty = (search: DashboardSearch): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(search).filter((entry): entry is [string, string | number] => entry[1] !== undefined),
  );
