import type { SessionUser } from './ipc/session.ts';

const ROLES: readonly string[] = ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN'];

/**
 * Whether a person administers the whole platform. Serves notes on the scope of data, and campaigns to members of a
 * community: the right to these is listed for people whom the platform refuses after the work is done
 * (docs/screens/03-communities.md §1).
 */
export const isAdministrator = ({ roles }: Pick<SessionUser, 'roles'>): boolean =>
  roles.some((role) => ROLES.includes(role));
