import { DashboardPage, type DashboardRouteProps } from './DashboardPage.tsx';

/** `/analytics`. */
export const AnalyticsPage = (route: DashboardRouteProps) => (
  <DashboardPage {...route} setting="summary" hasSelector hasCommunity />
);
