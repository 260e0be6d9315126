import type { AppError } from '#shared/errors.ts';
import type { AccessByRequest, PlainAccess } from '#shared/ipc/access.ts';
import type { SessionState } from '#shared/ipc/session.ts';

/** The access rule that calls, page addresses and events share. */
interface Guarded {
  readonly access: PlainAccess | AccessByRequest<never>;
}

/** The session that access is checked against; while locked, it admits only what is meant for a locked window. */
export interface DecidingSession {
  readonly state: SessionState;
  readonly isLocked?: boolean;
}

/** Whether a call is cancelled when the session ends. */
export const isUnderSession = ({ access }: Guarded): boolean => access !== 'anyone';

/** Returns the refusal for a locked window; null when it is not locked, or when this is meant for a locked one. */
export const refusalOfLock = ({ isLocked = false }: DecidingSession, isOpenWhileLocked: boolean): AppError | null =>
  isLocked && !isOpenWhileLocked ? { kind: 'idle' } : null;

/**
 * Returns why a session may not make a call; null when it may, or when that depends on the request (`refusalOfRequest`).
 */
export function refusalOf({ access }: Guarded, session: SessionState): AppError | null {
  return refused(typeof access === 'function' ? 'signedIn' : access, session);
}

/**
 * Returns why a session may not make a call with this request; null when it may.
 * @param request parsed by the call's schema
 */
export function refusalOfRequest({ access }: Guarded, session: SessionState, request: unknown): AppError | null {
  if (typeof access !== 'function' || session.status === 'signedOut') return refusalOf({ access }, session);
  // The schema that parsed the request and the access are of one call; the contract as a whole has no type for it.
  return refused((access as AccessByRequest<unknown>)(request, session.user.id), session);
}

function refused(access: PlainAccess, session: SessionState): AppError | null {
  if (access === 'anyone') return null;
  if (session.status === 'signedOut') return { kind: 'unauthorized', key: 'Usernotlogged' };
  if (access === 'signedIn') return null;
  const { permissions } = session;
  const missing =
    'allOf' in access
      ? access.allOf.find((one) => !permissions.includes(one))
      : access.anyOf.some((one) => permissions.includes(one))
        ? undefined
        : access.anyOf[0];
  return missing === undefined ? null : { kind: 'denied', right: missing };
}
