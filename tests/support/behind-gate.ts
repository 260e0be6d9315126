import { refusalOfRequest } from '#main/ipc/access.ts';
import type { CallContext, Handlers } from '#main/ipc/handler.ts';
import type { Session } from '#main/session/session.ts';
import { AppFailure } from '#shared/failure.ts';
import { type Channel, contract } from '#shared/ipc/contract.ts';

type AnyHandler = (request: unknown, call: CallContext) => unknown;

/** Handlers that refuse what the bridge refuses to the session before it lets them run. */
export function behindGate<H extends Partial<Handlers>>(handlers: H, session: Pick<Session, 'state'>): H {
  // The keys are those of handlers, and each keeps the type of its own.
  const guarded = (Object.entries(handlers) as [Channel, AnyHandler][]).map(([channel, handler]) => [
    channel,
    async (request: unknown, call: CallContext) => {
      const refusal = refusalOfRequest(contract[channel], session.state, request);
      if (refusal !== null) throw new AppFailure(refusal);
      return handler(request, call);
    },
  ]);
  return Object.fromEntries(guarded) as H;
}
