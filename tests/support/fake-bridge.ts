import { AppFailure, toAppError } from '#shared/failure.ts';
import type { EscaleApi } from '#shared/ipc/api.ts';
import {
  type Channel,
  contract,
  type EventName,
  type EventPayload,
  type RequestOf,
  type ResponseOf,
} from '#shared/ipc/contract.ts';
import { fail, ok } from '#shared/result.ts';
import { type FakeBulk, fakeBulk } from './fake-bulk.ts';

/** The test's answers in place of the main process; a thrown error becomes the error of the Result. */
export type FakeHandlers = {
  [C in Channel]?: (request: RequestOf<C>, call: FakeCall) => ResponseOf<C> | Promise<ResponseOf<C>>;
};

export interface FakeCall {
  callId: string;
  /** Aborted when the page cancels the call. */
  signal: AbortSignal;
}

export interface FakeBridge {
  /** Bulk actions, which main runs over the answers of this bridge. */
  readonly bulk: FakeBulk;
  /** Every call so far, in order, but for the reading of bulk actions. */
  readonly calls: { channel: Channel; request: unknown }[];
  /** The requests of one channel, in order. */
  requests<C extends Channel>(channel: C): RequestOf<C>[];
  /** Replaces the answer of a channel from now on. */
  answer<C extends Channel>(channel: C, handler: NonNullable<FakeHandlers[C]>): void;
  /** Sends an event to the page, as main does. */
  emit<E extends EventName>(event: E, payload: EventPayload<E>): void;
}

/**
 * Installs a fake of the preload's `window.escale`. It validates requests by the contract, as the real binder does, so
 * that a page with an invalid request fails here too.
 */
export function installFakeBridge(handlers: FakeHandlers = {}): FakeBridge {
  const table: Record<string, ((request: never, call: FakeCall) => unknown) | undefined> = { ...handlers };
  const calls: FakeBridge['calls'] = [];
  const listeners = new Map<string, Set<(payload: never) => void>>();
  const running = new Map<string, AbortController>();

  const bulk = fakeBulk(
    async (channel, request, signal) => {
      const answer = await answerCall(channel, request, undefined, signal);
      if (!answer.ok) throw new AppFailure(answer.error);
      return answer.value;
    },
    () => emit('bulk.changed', undefined),
  );
  function emit(event: string, payload: unknown): void {
    for (const listener of listeners.get(event) ?? []) listener(payload as never);
  }

  async function answerCall(
    channel: Channel,
    request: unknown,
    callId: string = crypto.randomUUID(),
    outer?: AbortSignal,
  ) {
    if (channel !== 'bulk.jobs' && channel !== 'bulk.rows') calls.push({ channel, request });
    const parsed = contract[channel].request.safeParse(request);
    if (!parsed.success) return fail({ kind: 'refused', platformText: `${channel}: ${parsed.error.message}` });
    const handler = table[channel] ?? bulk.handlers[channel];
    if (handler === undefined) return fail({ kind: 'refused', platformText: `no fake answer for ${channel}` });
    const controller = new AbortController();
    outer?.addEventListener('abort', () => controller.abort(new AppFailure({ kind: 'cancelled' })));
    running.set(callId, controller);
    try {
      // The table is typed by channel above; here the channel is only known at run time.
      return ok(await handler(parsed.data as never, { callId, signal: controller.signal }));
    } catch (thrown) {
      return fail(toAppError(thrown));
    } finally {
      running.delete(callId);
    }
  }

  const api: Record<string, unknown> = {
    cancel: (callId: string) => running.get(callId)?.abort(new AppFailure({ kind: 'cancelled' })),
    on: (event: string, listener: (payload: never) => void) => {
      const all = listeners.get(event) ?? new Set();
      listeners.set(event, all.add(listener));
      return () => all.delete(listener);
    },
  };
  for (const channel of Object.keys(contract) as Channel[]) {
    const [namespace = '', method = ''] = channel.split('.');
    const methods = api[namespace] ?? {};
    api[namespace] = {
      ...methods,
      [method]: (request: unknown, callId?: string) => answerCall(channel, request, callId),
    };
  }
  // The object above holds one function per channel of the contract, which is what EscaleApi spells out.
  Object.defineProperty(window, 'escale', { value: api as unknown as EscaleApi, configurable: true });

  return {
    bulk,
    calls,
    requests: <C extends Channel>(channel: C) =>
      calls.filter((call) => call.channel === channel).map(({ request }) => request as RequestOf<C>),
    answer: (channel, handler) => {
      table[channel] = handler as (request: never, call: FakeCall) => unknown;
    },
    emit,
  };
}
