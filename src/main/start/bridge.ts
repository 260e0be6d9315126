import type { Channel } from '#shared/ipc/contract.ts';
import { systemClock } from '../adapters/clock.ts';
import { type Bridge, connectBridge } from '../adapters/ipc.ts';
import { finishBeforeEnd } from '../adapters/lifecycle.ts';
import { ownContents } from '../adapters/window.ts';
import { pageOrigin } from '../app/page-server.ts';
import type { Services } from '../compose.ts';
import type { Binder } from '../ipc/bind.ts';
import type { Emit } from '../ipc/handler.ts';
import type { Log } from '../ports.ts';
import { waitAtMost } from '../time-limit.ts';
import type { ServicesTrigger } from './services-trigger.ts';

/** Milliseconds that running calls have to clean up at the end, e.g. to remove half an export. */
const END_LIMIT = 3000;

interface BridgeOptions {
  services: Promise<Services>;
  /** Answers the page's first call before the services exist; null where it waits for them. */
  early: (() => Promise<Binder>) | null;
  trigger: ServicesTrigger;
  emit: Emit;
  log: Log;
}

/**
 * Connects the page to the services; its calls wait until they exist, but the first one where it is answered early. The
 * application ends after they have.
 */
export function bridgeServices({ services, early, trigger, emit, log }: BridgeOptions): Promise<Binder> {
  let isBound = false;
  const binder = services.then(async ({ handlers, session, selections, dashboards }) => {
    // After the services, which the window does not wait for either: the contract brings the schemas of all calls.
    const [{ bindHandlers }, { contract }] = await Promise.all([
      import('../ipc/bind.ts'),
      import('#shared/ipc/contract.ts'),
    ]);
    isBound = true;
    return bindHandlers({
      calls: contract,
      handlers,
      origin: pageOrigin,
      emit,
      clock: systemClock,
      log,
      session,
      onPageGone: () => {
        selections.clear();
        dashboards.closeAll();
      },
    });
  });
  finishBeforeEnd(async () => {
    if (!trigger.hasBegun) return;
    const [bound, { clearClipboard, drafts }] = await Promise.all([binder, services]);
    // Drafts are written, or removed by a sign-out that came with the end.
    const settled = waitAtMost(END_LIMIT, systemClock, drafts.settle());
    await Promise.all([bound.settle(END_LIMIT), clearClipboard(), settled]);
  });
  const bridge: Bridge = {
    call: async (sender, message) => {
      if (early === null || isBound || !isFirstCall(message)) {
        trigger.begin();
        return (await binder).call(sender, message);
      }
      const answer = await (await early()).call(sender, message);
      trigger.firstCallAnswered();
      return answer;
    },
    cancel: (sender, callId) => void binder.then((bound) => bound.cancel(sender, callId)).catch(() => undefined),
  };
  connectBridge(bridge, ownContents);
  return binder;
}

/** The call with which the page starts. */
const firstCall: Channel = 'app.bootstrap';

const isFirstCall = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'channel' in message && message.channel === firstCall;
