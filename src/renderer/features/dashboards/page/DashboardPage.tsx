import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '#renderer/kit/data/session.ts';
import { MissingRightBar } from '#renderer/kit/form/MissingRightBar.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { useNavigation } from '#renderer/kit/ui/navigation.ts';
import { ScreenLine } from '#renderer/kit/ui/page/PageSlot.tsx';
import { useMedia } from '#renderer/kit/ui/theme/useMedia.ts';
import type { DashboardSetting, Periodicity } from '#shared/config.ts';
import type { AppError } from '#shared/errors.ts';
import { CountableFigures } from '../figures/CountableFigures.tsx';
import { NotConfigured } from '../RefusedDashboard.tsx';
import { Controls } from './Controls.tsx';
import { DashboardActions } from './DashboardActions.tsx';
import { Enlarged } from './Enlarged.tsx';
import { Pane, PaneBody } from './Pane.tsx';
import styles from './page.module.css';
import { useScope } from './scope.ts';
import { type DashboardSearch, readSearch } from './search.ts';
import { type ShownDashboard, useShownDashboard } from './useShownDashboard.ts';
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
  /** Text shown to people without a restriction, instead of "the whole platform". */
  unrestricted?: string;
  /** The community that the address fixes: the only one whose figures are asked for. */
  fixedCommunity?: FixedCommunity;
}

/** A screen that is one embedded dashboard, or two side by side (docs/screens/06-analytics.md). */
export function DashboardPage({
  setting,
  hasSelector = false,
  hasCommunity = false,
  fixedCommunity,
  unrestricted,
  ...route
}: DashboardPageProps) {
  const requested = readSearch(route.search);
  const views = useAvailableViews(setting, hasSelector, requested.view);
  const view = views.find(({ name }) => name === requested.view) ?? views[0];
  if (view === undefined) return <NotConfigured setting={setting} />;
  return (
    <Shown
      {...route}
      fixedCommunity={fixedCommunity}
      unrestricted={unrestricted}
      setting={setting}
      hasCommunity={hasCommunity}
      requested={requested}
      views={views}
      view={view}
    />
  );
}

interface ShownProps extends DashboardRouteProps, Pick<DashboardPageProps, 'fixedCommunity' | 'unrestricted'> {
  setting: DashboardSetting;
  hasCommunity: boolean;
  requested: DashboardSearch;
  views: readonly AvailableView[];
  view: AvailableView;
}

/** Media query for enough space for two dashboards (docs/screens/06-analytics.md §8). */
const WIDE = '(min-width: 1600px)';

/** The periodicity of a second dashboard when it is opened beside the first. */
const otherThan = (periodicity: Periodicity): Periodicity => (periodicity === 'yearly' ? 'monthly' : 'yearly');

function Shown({ setting, hasCommunity, fixedCommunity, unrestricted, requested, views, view, onSearch }: ShownProps) {
  const { t } = useTranslation('analytics');
  const { hrefWith } = useNavigation();
  const can = useCan();
  const scope = useScope();
  const isWide = useMedia(WIDE);
  const [isEnlarged, setEnlarged] = useState(false);
  const controls = useRef<HTMLElement>(null);
  const besideControls = useRef<HTMLElement>(null);
  const { periodicity = 'monthly', besidePeriodicity } = requested;
  const isFixed = fixedCommunity !== undefined;
  // Parameters without effect for this person are not sent, whatever the address says.
  const canChoose = hasCommunity && scope !== 'none';
  const communityId = fixedCommunity?.id ?? (canChoose ? requested.communityId : undefined) ?? null;
  const besideId = (isFixed || canChoose ? requested.besideCommunityId : undefined) ?? communityId;
  const territoryId = (scope === 'administrator' && !isFixed ? requested.territoryId : undefined) ?? null;
  // In one order: two addresses of the same page are the same favourite.
  const search = withoutEmpty({ view: view.name, periodicity, ...chosenIn(requested) });
  const change = (given: DashboardSearch, replace = false) =>
    onSearch(withoutEmpty({ ...search, ...given }), { replace });

  // Without this right the platform refuses every dashboard: the figures that can be had stand alone.
  const areFiguresAlone = setting !== 'solidaryCarpool' && !can('analytic_read');
  const isBeside = besidePeriodicity !== undefined && isWide && !areFiguresAlone;
  const common = { view, territoryId, scope };
  const first = useShownDashboard({
    ...common,
    periodicity,
    communityId,
    isOn: !areFiguresAlone,
    back: (to) => change({ periodicity: to }, true),
  });
  const second = useShownDashboard({
    ...common,
    periodicity: besidePeriodicity ?? periodicity,
    communityId: besideId,
    isOn: isBeside,
    back: (to) => change({ besidePeriodicity: to }, true),
  });
  const ofSecond = (what: string) => t('beside.tool', { tool: what, summary: t('beside.second') });
  // Two regions need distinct names; two communities in the same periodicity would otherwise share one.
  const toldApart = second.label === first.label ? { ...second, label: ofSecond(second.label) } : second;
  const panes = isBeside ? [first, toldApart] : [first];
  const isNothingShown = panes.every(({ handle }) => handle === null);
  // A dashboard that is no longer shown cannot stay enlarged.
  useEffect(() => {
    if (isNothingShown) setEnlarged(false);
  }, [isNothingShown]);

  const isForeign = (error: AppError) => isFixed && scope === 'manager' && isWithoutReason(error);
  const ofControls = { scope, hasCommunity, isFixed, unrestricted } as const;
  const figuresOf = (shown: ShownDashboard) =>
    // That screen has figures of its own.
    setting !== 'solidaryCarpool' && (
      <CountableFigures
        title={
          panes.length > 1 ? t('beside.tool', { tool: t('figures.title'), summary: shown.summary }) : t('figures.title')
        }
        subject={setting === 'hitchhiker' ? 'hitchhikers' : 'users'}
        hasCommunity={hasCommunity}
        perimeter={shown.applied ?? shown}
        perimeterText={shown.perimeter}
        periodicity={shown.periodicity}
      />
    );
  const paneOf = (shown: ShownDashboard) => ({
    shown,
    setting,
    isForeign,
    isEnlarged,
    figures: figuresOf(shown),
    areFiguresAlone,
  });
  const firstControls = (
    <Controls
      {...ofControls}
      ref={controls}
      label={t('controls')}
      shown={first}
      views={views}
      hasTerritory={scope === 'administrator' && !isFixed}
      onChange={change}
      onCommunity={(id) => {
        if (fixedCommunity === undefined) change({ communityId: id ?? undefined });
        else if (id !== null) fixedCommunity.onChange(id);
      }}
    />
  );
  return (
    <div className={`${flow.stackM} ${styles.page}`}>
      {!areFiguresAlone && (
        <DashboardActions
          panes={panes}
          path={hrefWith(search)}
          onRefresh={() => {
            for (const { dashboard } of panes) dashboard.refresh();
          }}
          onEnlarge={() => setEnlarged(true)}
          beside={isWide ? besidePeriodicity !== undefined : undefined}
          onBeside={(isOn) =>
            change({ besidePeriodicity: isOn ? otherThan(periodicity) : undefined, besideCommunityId: undefined })
          }
        />
      )}
      {!areFiguresAlone && (
        <MissingRightBar right="analytic_read" text={t('missingRight', { right: 'analytic_read' })} />
      )}
      {besidePeriodicity !== undefined && !isWide && (
        <p className={flow.quiet} role="status">
          {t('beside.tooNarrow')}
        </p>
      )}
      {!isBeside && <ScreenLine>{firstControls}</ScreenLine>}
      <div className={styles.panes}>
        <Pane
          {...paneOf(first)}
          label={isBeside ? t('beside.first') : undefined}
          controls={isBeside && firstControls}
          onLeave={() => focusFirst(controls.current)}
        />
        {isBeside && (
          <Pane
            {...paneOf(toldApart)}
            label={t('beside.second')}
            onLeave={() => focusFirst(besideControls.current)}
            controls={
              <Controls
                {...ofControls}
                ref={besideControls}
                label={ofSecond(t('controls'))}
                shown={second}
                views={[view]}
                hasTerritory={false}
                onChange={({ periodicity: next }) => change({ besidePeriodicity: next })}
                onCommunity={(id) => change({ besideCommunityId: id ?? undefined })}
              />
            }
          />
        )}
      </div>
      {isEnlarged && (
        <Enlarged title={panes.map(({ summary }) => summary).join(' | ')} onClose={() => setEnlarged(false)}>
          <div className={styles.enlargedPanes}>
            {panes.map((shown, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the first dashboard and the second one.
              <div key={index} className={styles.enlargedPane}>
                {/* Enlarged, the keyboard returns to the button of the dialog. */}
                <PaneBody shown={shown} setting={setting} isForeign={isForeign} onLeave={() => {}} />
              </div>
            ))}
          </div>
        </Enlarged>
      )}
    </div>
  );
}

/** The keyboard goes on from the embedded page with the first of its controls. */
const focusFirst = (controls: HTMLElement | null) => controls?.querySelector<HTMLElement>('button, input')?.focus();

/** A 500, which the platform also answers to a manager for a community of others. */
const isWithoutReason = (error: AppError): boolean =>
  error.kind === 'server' && error.status === 500 && error.isUnreadable === false;

/** The parameters of the address beside the view and its periodicity. */
const chosenIn = ({ view: _view, periodicity: _periodicity, ...others }: DashboardSearch) => others;

/** The values of an address, without those that are not chosen. */
const withoutEmpty = (search: { [Name in keyof DashboardSearch]: DashboardSearch[Name] | undefined }) =>
  Object.fromEntries(
    Object.entries(search).filter((entry): entry is [string, string | number] => entry[1] !== undefined),
  );
