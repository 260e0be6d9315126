import { systemClock } from '../adapters/clock.ts';
import { connectBridge } from '../adapters/ipc.ts';
import { finishBeforeEnd } from '../adapters/lifecycle.ts';
import { ownContents } from '../adapters/window.ts';
import { pageOrigin } from '../app/page-server.ts';
import type { Services } from '../compose.ts';
import type { Binder } from '../ipc/bind.ts';
import type { Emit } from '../ipc/handler.ts';
import type { Log } from '../ports.ts';
import { waitAtMost } from '../time-limit.ts';

/** Milliseconds that running calls have to clean up at the end, e.g. to remove half an export. */
const END_LIMIT = 3000;

interface BridgeOptions {
  services: Promise<Services>;
  emit: Emit;
  log: Log;
}

/** Connects the page to the services; its calls wait until they exist, and the application ends after they have. */
export function bridgeServices({ services, emit, log }: BridgeOptions): Promise<Binder> {
  const binder = services.then(async ({ handlers, session, selections, dashboards }) => {
    // After the services, which the window does not wait for either: it brings the schemas of all calls.
    const { bindHandlers } = await import('../ipc/bind.ts');
    return bindHandlers({
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
    const [bound, { clearClipboard, drafts }] = await Promise.all([binder, services]);
    // Drafts are written, or removed by a sign-out that came with the end.
    const settled = waitAtMost(END_LIMIT, systemClock, drafts.settle());
    await Promise.all([bound.settle(END_LIMIT), clearClipboard(), settled]);
  });
  connectBridge(binder, ownContents);
  return binder;
}
