import { useCan, useSignedIn } from '#renderer/kit/data/session.ts';
import { isAdministrator } from '#shared/administrators.ts';

/** Who may restrict a dashboard (docs/screens/06-analytics.md §3): the parameters have no effect for anybody else. */
export type Scope = 'administrator' | 'manager' | 'none';

export function useScope(): Scope {
  const { roles } = useSignedIn().user;
  const can = useCan();
  if (isAdministrator({ roles })) return 'administrator';
  return can('community_dashboard_self') ? 'manager' : 'none';
}
