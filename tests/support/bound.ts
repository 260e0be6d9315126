import { type BinderOptions, bindHandlers } from '#main/ipc/bind.ts';
import type { Handlers } from '#main/ipc/handler.ts';
import type { Sender } from '#main/ipc/sender.ts';
import { type Channel, contract } from '#shared/ipc/contract.ts';
import type { SessionState } from '#shared/ipc/session.ts';
import type { CallEnvelope } from '#shared/ipc/wire.ts';
import { permissions } from '#shared/permissions.ts';
import { FakeClock, listeningEmit, listeningLog } from './fakes.ts';
import { signedIn } from './signed-in.ts';

/** The page of the application. */
export const ours: Sender = { frameUrl: 'app://escale/users?page=2', isMainFrame: true, isOwnWindow: true };

/** The bridge over some handlers, for somebody who holds every right. */
export function bound(handlers: Partial<Handlers>) {
  const clock = new FakeClock();
  const { emit, of } = listeningEmit();
  const { log, lines } = listeningLog();
  const endings: (() => void)[] = [];
  let pagesGone = 0;
  let isLocked = false;
  let state: SessionState = { ...signedIn, permissions: [...permissions] };
  const options: BinderOptions<Channel> = {
    calls: contract,
    // A test names the handlers that it calls.
    handlers: handlers as Handlers,
    origin: 'app://escale',
    emit,
    clock,
    log,
    session: {
      onEnd: (listener) => endings.push(listener),
      get state() {
        return state;
      },
      get isLocked() {
        return isLocked;
      },
    },
    onPageGone: () => {
      pagesGone += 1;
    },
  };
  const binder = bindHandlers(options);
  const call = (channel: string, request?: unknown, callId = 'call-1', sender = ours) => {
    const envelope: CallEnvelope = { channel, callId, request };
    return binder.call(sender, envelope);
  };
  const endSession = () => {
    state = { status: 'signedOut' };
    for (const end of endings) end();
  };
  const lock = () => {
    isLocked = true;
  };
  return {
    binder,
    lock,
    call,
    clock,
    lines,
    endSession,
    pagesGone: () => pagesGone,
    progressed: () => of('call.progress'),
  };
}
