import { z } from 'zod';
import { AppFailure } from '#shared/failure.ts';
import type { PlatformClient } from '../api/client.ts';
import { unreadable } from '../api/errors.ts';
import { everyRow } from '../api/read-rows.ts';
import type { HandlersOf } from '../ipc/handler.ts';
import type { Clock, Log } from '../ports.ts';
import type { Session } from '../session/session.ts';
import { clearedAfter, SecretClipboard, type SystemClipboard } from './secret-clipboard.ts';

/**
 * Only the fields in use. All ids are equal (docs/platform/a-auth-users.md §10), so a login is identified by its
 * position.
 */
const wireLogin = z.object({ username: z.string(), password: z.string() });
type Login = z.infer<typeof wireLogin>;

type RequestOptions = { signal: AbortSignal };

/** The person's logins of the external dashboard tool, in memory from first use to the end of the session. */
class ToolLogins {
  readonly #client: Pick<PlatformClient, 'list'>;
  #known: readonly Login[] | null = null;

  constructor(client: Pick<PlatformClient, 'list'>) {
    this.#client = client;
  }

  /** @throws AppFailure */
  async ask({ signal }: RequestOptions): Promise<readonly Login[]> {
    const { members } = await this.#client.list('admin/kibana_logins', [], { signal, right: 'access_admin' });
    this.#known = everyRow(members, wireLogin);
    return this.#known;
  }

  /** @throws AppFailure; `server` with `isUnreadable` for a position that the platform no longer returns */
  async at(index: number, call: RequestOptions): Promise<Login> {
    const login = (this.#known ?? (await this.ask(call)))[index];
    if (login === undefined) throw unreadable(200);
    return login;
  }

  forget(): void {
    this.#known = null;
  }
}

interface ExternalToolOptions {
  client: Pick<PlatformClient, 'list'>;
  session: Pick<Session, 'onEnd' | 'onLock' | 'isLocked'>;
  /** Switch kibanaDisplay: when off, nothing is requested. */
  isShown: boolean;
  clipboard: SystemClipboard;
  clock: Pick<Clock, 'after'>;
  log: Log;
}

export interface ExternalTools {
  handlers: HandlersOf<'externalTools'>;
  /** Clears a copied password from the clipboard, for the end of the application. */
  clearClipboard(): Promise<void>;
}

/** The logins of the external dashboard tool. Their passwords are never logged, and are copied one at a time. */
export function externalTools({ client, session, isShown, clipboard, clock, log }: ExternalToolOptions): ExternalTools {
  const logins = new ToolLogins(client);
  const secrets = new SecretClipboard({
    clipboard,
    clock,
    onFailure: () => log('warn', 'a copied password could not be taken from the clipboard'),
  });
  session.onEnd(() => {
    logins.forget();
    void secrets.clear();
  });
  session.onLock(() => void secrets.clear());
  const demandShown = () => {
    if (!isShown) throw new AppFailure({ kind: 'refused', platformText: 'kibanaDisplay' });
  };
  return {
    handlers: {
      'externalTools.logins': async (_, call) => {
        demandShown();
        return (await logins.ask(call)).map(({ username }) => ({ username }));
      },
      'externalTools.reveal': async ({ index }, call) => {
        demandShown();
        const { password } = await logins.at(index, call);
        return { password };
      },
      'externalTools.copyPassword': async ({ index }, call) => {
        demandShown();
        const { password } = await logins.at(index, call);
        // While the window is locked, nobody knows whether the signed-in person is in front of it.
        if (session.isLocked || call.signal.aborted) throw new AppFailure({ kind: 'idle' });
        await secrets.copy(password);
        return { clearedAfter };
      },
    },
    clearClipboard: () => secrets.clear(),
  };
}
