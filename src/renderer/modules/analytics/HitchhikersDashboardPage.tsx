import { DashboardPage, type DashboardRouteProps } from './DashboardPage.tsx';

/** `/hitchhikers/dashboard`. */
export const HitchhikersDashboardPage = (route: DashboardRouteProps) => (
  <DashboardPage {...route} setting="hitchhiker" />
);
