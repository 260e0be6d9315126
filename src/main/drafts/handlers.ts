import type { HandlersOf } from '../ipc/handler.ts';
import type { Session } from '../session/session.ts';
import type { Drafts } from './drafts.ts';

/**
 * The calls of the bridge about drafts. Whose they are comes from the session; signed out, every call is refused.
 *
 * @param platform address of the platform
 */
export function draftHandlers(drafts: Drafts, session: Session, platform: string): HandlersOf<'drafts'> {
  const owner = () => ({ platform, person: session.signedIn.user.id });
  return {
    'drafts.save': ({ content, ...place }) => drafts.save(owner(), place, content),
    'drafts.get': (place) => drafts.get(owner(), place),
    'drafts.drop': (place) => drafts.drop(owner(), place),
    'drafts.list': () => drafts.list(owner()),
  };
}

/**
 * A session that the person ended takes its drafts with it, and so does one whose rights are gone; one that ended by
 * itself (inactivity, tokens) leaves them for the same person (screens 01 §3 and §6).
 */
export function forgetDraftsOf(session: Session, drafts: Drafts, platform: string): void {
  session.onEnd(({ userId, reason }) => {
    const isKept = reason !== undefined && reason.kind !== 'notAuthorized';
    if (userId !== null && !isKept) void drafts.forgetAll({ platform, person: userId });
  });
}
