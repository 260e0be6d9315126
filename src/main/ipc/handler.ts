import type { Channel, EventName, EventPayload, ParsedRequestOf, ResponseOf } from '#shared/ipc/contract.ts';
import type { Progress } from '#shared/ipc/transfer.ts';

/** What a handler may use besides its request. */
export interface CallContext {
  /** Aborted when the page cancels the call, leaves or reloads, when the session ends, and when the application does. */
  readonly signal: AbortSignal;
  /** Sent to the page at most some times a second. */
  progress(update: Progress): void;
  /** What comes now cannot be taken back and must not be cut: from here on the signal stays as it is. */
  commit(): void;
}

/** Answers the value, or throws an AppFailure. */
export type Handler<C extends Channel> = (
  request: ParsedRequestOf<C>,
  context: CallContext,
) => ResponseOf<C> | Promise<ResponseOf<C>>;

/** One handler per call of the contract: a missing one is a type error. */
export type Handlers = { readonly [C in Channel]: Handler<C> };

/** The handlers of some namespaces, as a service's module gives them. */
export type HandlersOf<N extends string> = Pick<Handlers, Extract<Channel, `${N}.${string}`>>;

/** Tells the page something. */
export type Emit = <E extends EventName>(event: E, payload: EventPayload<E>) => void;
