import { DashboardPage, type DashboardRouteProps } from '#renderer/features/dashboards/page/DashboardPage.tsx';

/** `/analytics`. */
export const AnalyticsPage = (route: DashboardRouteProps) => (
  <DashboardPage {...route} setting="summary" hasSelector hasCommunity />
);
