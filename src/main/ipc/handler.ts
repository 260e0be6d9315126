import type { Channel, EventName, EventPayload, ParsedRequestOf, ResponseOf } from '#shared/ipc/contract.ts';
import type { Progress } from '#shared/ipc/progress.ts';

/** What a handler gets besides its request. */
export interface CallContext {
  /**
   * Aborted when the page cancels the call, navigates or reloads, when the session ends, and when the application
   * quits.
   */
  readonly signal: AbortSignal;
  /** Reports progress to the page; throttled. */
  progress(update: Progress): void;
  /** Marks the start of work that must not be interrupted: the signal is not aborted from here on. */
  commit(): void;
}

/** Returns the value or throws an AppFailure. */
export type Handler<C extends Channel> = (
  request: ParsedRequestOf<C>,
  context: CallContext,
) => ResponseOf<C> | Promise<ResponseOf<C>>;

/** One handler per call of the contract; a missing one is a type error. */
export type Handlers = { readonly [C in Channel]: Handler<C> };

/** The handlers of one or more namespaces, as a service's module provides them. */
export type HandlersOf<N extends string> = Pick<Handlers, Extract<Channel, `${N}.${string}`>>;

/** The channels that more than one of some tables handle. */
type HandledTwice<T extends readonly unknown[]> = T extends readonly [infer First, ...infer Others]
  ? Extract<keyof First, KeysOf<Others[number]>> | HandledTwice<Others>
  : never;
type KeysOf<T> = T extends unknown ? keyof T : never;
type Joined<T extends readonly unknown[]> = T extends readonly [infer First, ...infer Others]
  ? First & Joined<Others>
  : unknown;

/** Joins the handlers of several domains. Two handlers of one channel are a type error, which names the channel. */
export function joinHandlers<const T extends readonly Partial<Handlers>[]>(
  tables: T & ([HandledTwice<T>] extends [never] ? unknown : { handledTwice: HandledTwice<T> }),
): Joined<T> {
  // Joining the tables is what their joined type says.
  return Object.assign({}, ...tables) as Joined<T>;
}

/** Sends an event to the page. */
export type Emit = <E extends EventName>(event: E, payload: EventPayload<E>) => void;
