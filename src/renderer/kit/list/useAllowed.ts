import { useMemo } from 'react';
import { type Requires, useBootstrap, useSession } from '#renderer/kit/data/session.ts';
import type { Permission } from '#shared/permissions.ts';

/** Whether a part of a list is there for this person on this site: right held and module on. Same while both stay. */
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
