import { AppFailure } from '#shared/failure.ts';
import type { PlatformClient } from '../api/client.ts';
import type { HandlersOf } from '../ipc/handler.ts';
import type { Clock, Log } from '../ports.ts';
import type { Session } from '../session/session.ts';
import { ToolLogins } from './logins.ts';
import { clearedAfter, SecretClipboard, type SystemClipboard } from './secret-clipboard.ts';

interface ExternalToolOptions {
  client: Pick<PlatformClient, 'list'>;
  session: Pick<Session, 'onEnd'>;
  /** Switch kibanaDisplay: without it nothing is asked. */
  isShown: boolean;
  clipboard: SystemClipboard;
  clock: Pick<Clock, 'after'>;
  log: Log;
}

export interface ExternalTools {
  handlers: HandlersOf<'externalTools'>;
  /** Takes a copied password from the clipboard: the application ends before its time is up. */
  clearClipboard(): Promise<void>;
}

/** The logins of the external dashboard tool. Their passwords are in no message of the log, and leave only one by one. */
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
        await secrets.copy((await logins.at(index, call)).password);
        return { clearedAfter };
      },
    },
    clearClipboard: () => secrets.clear(),
  };
}
