import { DashboardPage, type DashboardRouteProps } from '#renderer/features/dashboards/page/DashboardPage.tsx';
import { HitchhikerTabs } from '#renderer/features/people/HitchhikerTabs.tsx';

/** `/hitchhikers/dashboard`. */
export const HitchhikersDashboardPage = (route: DashboardRouteProps) => (
  <>
    <HitchhikerTabs />
    <DashboardPage {...route} setting="hitchhiker" />
  </>
);
