import { useCan, useSwitch } from '#renderer/kit/data/session.ts';

/** What the person may see of communities on the home page. */
export function useCommunityAccess() {
  const can = useCan();
  const isOn = useSwitch();
  return {
    /** Those that they moderate, and who asks to join. */
    canList: isOn('community') && can('community_list'),
    canOpenDashboard: isOn('analytics') && (can('dashboard_read') || can('community_dashboard_self')),
  };
}
