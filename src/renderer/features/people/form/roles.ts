import { useQuery } from '@tanstack/react-query';
import { read } from '#renderer/kit/data/bridge.ts';
import { useSignedIn } from '#renderer/kit/data/session.ts';
import { type RoleId, roleIds } from '#shared/resources/users/values.ts';

export const isKnownRole = (id: number): id is RoleId => roleIds.some((known) => known === id);

/** Query key, to invalidate when the user's own roles change. */
export const grantableRolesKey = ['session', 'grantableRoles'] as const;

/**
 * The roles that the signed-in user may grant (`permissions/grantable`), within those that the platform accepts: an id
 * outside its list causes a 500 (docs/platform/a-auth-users.md §5).
 */
export function useGrantableRoles() {
  const { user } = useSignedIn();
  return useQuery({
    queryKey: [...grantableRolesKey, user.id],
    queryFn: ({ signal }) => read('session.grantableRoles', undefined, { signal }),
    select: (ids): RoleId[] => ids.filter(isKnownRole),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
