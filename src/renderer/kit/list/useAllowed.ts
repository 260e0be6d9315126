import { useMemo } from 'react';
import { type Requires, useBootstrap, useSession } from '#renderer/kit/data/session.ts';
import type { Permission } from '#shared/permissions.ts';

/**
 * Returns a function that tells whether the user has the permission of a part of the list and its module is on. The
 * same function while both stay.
 */
export function useAllowed(): (part: Requires) => boolean {
  const session = useSession();
  const { modules } = useBootstrap().config;
  return useMemo(() => {
    const held: ReadonlySet<Permission> = new Set(session.status === 'signedIn' ? session.permissions : []);
    return (part) =>
      (part.permission === undefined || held.has(part.permission)) &&
      (part.switch === undefined || modules[part.switch]);
  }, [session, modules]);
}
