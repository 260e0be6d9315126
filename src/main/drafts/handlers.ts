import type { HandlersOf } from '../ipc/handler.ts';
import type { Clock, Log, PrivateFolder, SecretStore } from '../ports.ts';
import type { EndedSession, Session } from '../session/session.ts';
import { DraftKey } from './draft-key.ts';
import { Drafts } from './drafts.ts';
import { KeptValues } from './kept-values.ts';

interface DraftPorts {
  /** Base URL of the platform. */
  baseUrl: string;
  clock: Clock;
  /** Folder of form drafts. */
  draftFolder: PrivateFolder;
  /** Folder of other values of people. */
  keptFolder: PrivateFolder;
  /** Whether the site keeps anything in the keychain. */
  keepSession: boolean;
  /** Whether drafts of calls are written to the disk. */
  keepsCalls: boolean;
  log: Log;
  secrets: SecretStore;
  session: Session;
}

/** The encrypted values of the signed-in person on this computer. */
interface OpenDrafts {
  handlers: HandlersOf<'drafts'>;
  drafts: Drafts;
  /** The key of everything that is encrypted. */
  key: DraftKey;
  /** Values beside the drafts: reminders, templates, copies of records. */
  kept: KeptValues;
}

/** Opens the drafts and the kept values, and removes drafts that are too old. */
export function openDrafts({ baseUrl, clock, log, session, ...ports }: DraftPorts): OpenDrafts {
  const key = new DraftKey({ secrets: ports.secrets, clock, log, mayCome: ports.keepSession });
  const drafts = new Drafts({ folder: ports.draftFolder, key, clock, log, keepsCalls: ports.keepsCalls });
  forgetDraftsOf(session, drafts, baseUrl);
  void drafts.sweep();
  const kept = new KeptValues({ folder: ports.keptFolder, key, log });
  return { handlers: draftHandlers(drafts, key, session, baseUrl), drafts, key, kept };
}

/**
 * Whether a session that ended for this reason keeps its drafts for the same person (docs/screens/01-shell-home.md §3
 * and §6).
 */
const leavesDrafts = (reason: EndedSession['reason']): boolean =>
  reason !== undefined && reason.kind !== 'notAuthorized';

/**
 * Handlers of the draft calls. The owner comes from the session. When signed out every call is refused, except the last
 * save of forms closed by the end of the session, which arrives after it.
 * @param platform base URL of the platform
 */
function draftHandlers(
  drafts: Drafts,
  key: Pick<DraftKey, 'askAgain'>,
  session: Session,
  platform: string,
): HandlersOf<'drafts'> {
  let leaving: number | null = null;
  session.onEnd(({ userId, reason }) => {
    leaving = leavesDrafts(reason) ? userId : null;
  });
  const owner = () => ({ platform, person: session.signedIn.user.id });
  const writer = () =>
    session.state.status === 'signedIn' || leaving === null ? owner() : { platform, person: leaving };
  return {
    'drafts.hold': ({ content, ...place }) => drafts.hold(writer(), place, content),
    'drafts.save': ({ content, ...place }) => drafts.save(writer(), place, content),
    'drafts.get': (place) => drafts.get(owner(), place),
    'drafts.ofNew': ({ resource }) => drafts.ofNew(owner(), resource),
    'drafts.drop': (place) => drafts.drop(owner(), place),
    'drafts.askKeychain': () => key.askAgain(),
    'drafts.list': async () => ({ drafts: await drafts.list(owner()), isRead: await drafts.isRead() }),
  };
}

/**
 * Removes the drafts of a session that the person ended or that lost its permissions. One that ended by itself
 * (inactivity, tokens) keeps them for the same person (docs/screens/01-shell-home.md §3 and §6).
 */
function forgetDraftsOf(session: Session, drafts: Drafts, platform: string): void {
  session.onEnd(({ userId, reason }) => {
    if (userId !== null && !leavesDrafts(reason)) void drafts.forgetAll({ platform, person: userId });
  });
}
