import { useCan, useSignedIn, useSwitch } from '#renderer/kit/data/session.ts';
import { isAdministrator } from '#shared/administrators.ts';

/** What the person may see of communities on the home page. */
export function useCommunityAccess() {
  const can = useCan();
  const isOn = useSwitch();
  const { user } = useSignedIn();
  return {
    /** Whether they may list the communities that they moderate, and the requests to join. */
    canList: isOn('community') && can('community_list'),
    /** Whether they prepare a letter to the members of one for an administrator, being none themselves. */
    canPrepareLetter: isOn('campaign') && can('community_update') && !isAdministrator(user),
    canOpenDashboard: isOn('analytics') && (can('dashboard_read') || can('community_dashboard_self')),
  };
}
