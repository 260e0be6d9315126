import type { Ports } from '#main/application-ports.ts';
import { bindHandlers } from '#main/ipc/bind.ts';
import { moduleSwitches } from '#shared/config.ts';
import { contract } from '#shared/ipc/contract.ts';
import type { Result } from '#shared/result.ts';
import { accounts } from '#training/access/accounts.ts';
import { compose } from './composition.ts';
import { FakeClock } from './fakes.ts';
import { nodeNetwork } from './node-network.ts';

export interface ReadingBridge {
  /** Makes a call as the page does. */
  call(channel: string, request: unknown): Promise<Result<unknown>>;
  /** Everything that was logged. */
  lines: string[];
}

/** The services of the application over a platform at an address, behind the bridge, with an account signed in. */
export async function readingBridge(
  apiBaseUrl: string,
  account: (typeof accounts)[number]['key'],
  ports: Partial<Ports> = {},
): Promise<ReadingBridge> {
  const modules = Object.fromEntries(moduleSwitches.map((name) => [name, true]));
  const { handlers, session, emitted, lines, selections } = await compose(
    { apiBaseUrl, modules },
    { fetch: nodeNetwork(), ...ports },
  );
  const known = accounts.find(({ key }) => key === account);
  if (known === undefined) throw new Error(`the platform knows no account ${account}`);
  const { identifier, password } = known;
  await session.signIn({ identifier, password });
  const binder = bindHandlers({
    calls: contract,
    handlers,
    origin: 'app://escale',
    emit: emitted.emit,
    clock: new FakeClock(),
    log: (level, message, details) => lines.push(JSON.stringify({ level, message, ...details })),
    session,
    onPageGone: () => selections.clear(),
  });
  let calls = 0;
  return {
    lines,
    call(channel, request) {
      calls += 1;
      const sender = { frameUrl: 'app://escale/', isMainFrame: true, isOwnWindow: true };
      return binder.call(sender, { channel, callId: `call-${calls}`, request });
    },
  };
}
