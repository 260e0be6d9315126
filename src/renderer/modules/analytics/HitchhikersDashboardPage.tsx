import { HitchhikerTabs } from '#renderer/features/people/HitchhikerTabs.tsx';
import { DashboardPage, type DashboardRouteProps } from './DashboardPage.tsx';

/** `/hitchhikers/dashboard`. */
export const HitchhikersDashboardPage = (route: DashboardRouteProps) => (
  <>
    <HitchhikerTabs />
    <DashboardPage {...route} setting="hitchhiker" />
  </>
);
