import type { HandlersOf } from '../ipc/handler.ts';
import type { EndedSession, Session } from '../session/session.ts';
import type { Drafts } from './drafts.ts';

/**
 * Whether a session that ended like that leaves its drafts for the same person (docs/screens/01-shell-home.md §3 and
 * §6).
 */
const leavesDrafts = (reason: EndedSession['reason']): boolean =>
  reason !== undefined && reason.kind !== 'notAuthorized';

/**
 * The calls of the bridge about drafts. Whose they are comes from the session; signed out, every call is refused, but
 * for the last words of whoever's session ended by itself: a form that goes away with it sends them after the end.
 *
 * @param platform address of the platform
 */
export function draftHandlers(drafts: Drafts, session: Session, platform: string): HandlersOf<'drafts'> {
  let leaving: number | null = null;
  session.onEnd(({ userId, reason }) => {
    leaving = leavesDrafts(reason) ? userId : null;
  });
  const owner = () => ({ platform, person: session.signedIn.user.id });
  const writer = () =>
    session.state.status === 'signedIn' || leaving === null ? owner() : { platform, person: leaving };
  return {
    'drafts.save': ({ content, ...place }) => drafts.save(writer(), place, content),
    'drafts.get': (place) => drafts.get(owner(), place),
    'drafts.drop': (place) => drafts.drop(owner(), place),
    'drafts.list': () => drafts.list(owner()),
  };
}

/**
 * A session that the person ended takes its drafts with it, and so does one whose rights are gone; one that ended by
 * itself (inactivity, tokens) leaves them for the same person (docs/screens/01-shell-home.md §3 and §6).
 */
export function forgetDraftsOf(session: Session, drafts: Drafts, platform: string): void {
  session.onEnd(({ userId, reason }) => {
    if (userId !== null && !leavesDrafts(reason)) void drafts.forgetAll({ platform, person: userId });
  });
}
