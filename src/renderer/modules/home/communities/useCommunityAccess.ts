import { useCan, useSwitch } from '#renderer/kit/data/session.ts';

/** What the person may see of communities on the home page. */
export function useCommunityAccess() {
  const can = useCan();
  const isOn = useSwitch();
  return {
    /** Whether they may list the communities that they moderate, and the requests to join. */
    canList: isOn('community') && can('community_list'),
    canOpenDashboard: isOn('analytics') && (can('dashboard_read') || can('community_dashboard_self')),
  };
}
