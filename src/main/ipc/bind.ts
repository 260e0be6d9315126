import { z } from 'zod';
import type { AppError, FieldError } from '#shared/errors.ts';
import { mayBeDone, toAppError } from '#shared/failure.ts';
import type { CallContract } from '#shared/ipc/call.ts';
import type { Channel, Contract } from '#shared/ipc/contract.ts';
import { isRead } from '#shared/ipc/reads.ts';
import { isCalledWhileLocked } from '#shared/ipc/while-locked.ts';
import { fail, type Result } from '#shared/result.ts';
import type { Clock, Log } from '../ports.ts';
import { waitAtMost } from '../time-limit.ts';
import { type DecidingSession, isUnderSession, refusalOf, refusalOfLock, refusalOfRequest } from './access.ts';
import { CallGate, type PassedBound } from './gate.ts';
import type { CallContext, Emit, Handlers } from './handler.ts';
import { onLook } from './outcome-looks.ts';
import { throttleProgress } from './progress.ts';
import { isTrustedSender, type Sender } from './sender.ts';
import { hasWritten } from './sent-writes.ts';

const envelope = z.strictObject({
  channel: z.string().max(100),
  callId: z.string().min(1).max(100),
  request: z.unknown().optional(),
});

export interface BinderOptions<C extends Channel> {
  /** The contract of the calls that are bound; a call of another channel is refused. */
  calls: Pick<Contract, C>;
  handlers: Pick<Handlers, C>;
  /** The page's origin, e.g. `app://escale`. */
  origin: string;
  emit: Emit;
  clock: Clock;
  log: Log;
  /** The current session, by which calls are admitted; its end cancels the calls made under it. */
  session: DecidingSession & { onEnd(listener: () => void): void };
  /** Forgets what was kept for a page that has gone. */
  onPageGone(): void;
}

/** The main side of the bridge, without Electron: an adapter passes it incoming messages. */
export interface Binder {
  /** Answers one call. Never rejects. */
  call(sender: Sender, message: unknown): Promise<Result<unknown>>;
  cancel(sender: Sender, callId: unknown): void;
  /** The page reloads, navigates or has crashed: nobody waits for the running calls any more. */
  pageGone(): void;
  /** Cancels the running calls and waits until they have cleaned up, at most `limit` milliseconds. */
  settle(limit: number): Promise<void>;
}

/** A call without an answer so far. */
interface Running {
  /** Null once the call is committed and can no longer be cancelled. */
  controller: AbortController | null;
  /** False for a call that anyone may make: sign-in and sign-out, which begin and end sessions, among them. */
  isUnderSession: boolean;
  answer: Promise<unknown>;
}

/**
 * Binds the contract to its handlers. A call that the session may not make is answered `unauthorized` or `denied`
 * before its handler runs. A wrong sender, an unknown channel, a malformed request and one above the limits
 * of its channel are answered `refused` and logged: they are bugs or attacks. Responses are parsed with the contract's
 * schema, so that no key outside the contract crosses.
 */
export function bindHandlers<C extends Channel>(options: BinderOptions<C>): Binder {
  const { handlers, origin, emit, clock, log, session, onPageGone } = options;
  // The compiler cannot follow the schemas of one channel over the union of channels.
  const calls: Readonly<Record<C, CallContract>> = options.calls;
  const isBound = (channel: string): channel is C => Object.hasOwn(calls, channel);
  const running = new Map<string, Running>();
  const gate = new CallGate(clock);
  const cancelWhere = (isMeant: (call: Running) => boolean) => {
    for (const call of running.values()) if (isMeant(call)) call.controller?.abort();
  };
  session.onEnd(() => cancelWhere(({ isUnderSession }) => isUnderSession));

  /** Channels above their limits: a flood of calls is logged once. */
  const flooding = new Set<string>();
  const refusePassed = (channel: Channel, limit: PassedBound): Result<never> => {
    if (!flooding.has(channel)) log('warn', 'calls refused: they pass a bound', { channel, limit });
    flooding.add(channel);
    return fail({ kind: 'refused', limit, platformText: `${channel}: ${limit}` });
  };

  const refuse = (reason: string, details: Record<string, unknown>): Result<never> => {
    log('warn', `call refused: ${reason}`, details);
    return fail({ kind: 'refused', platformText: reason });
  };

  function start(channel: C, callId: string, request: unknown): Promise<Result<unknown>> {
    const controller = new AbortController();
    const call: Running = {
      controller,
      isUnderSession: isUnderSession(calls[channel]),
      answer: Promise.resolve(),
    };
    const commit = () => {
      call.controller = null;
    };
    running.set(callId, call);
    const answer = run(channel, callId, request, controller.signal, commit).finally(() => {
      running.delete(callId);
      gate.leave(channel);
    });
    call.answer = answer;
    return answer;
  }

  async function run(
    channel: C,
    callId: string,
    request: unknown,
    signal: AbortSignal,
    commit: () => void,
  ): Promise<Result<unknown>> {
    const early = refusalOf(calls[channel], session.state);
    if (early !== null) return fail(early);
    const parsed = calls[channel].request.safeParse(request);
    if (!parsed.success) {
      const answer = refuse('malformed request', { channel, reason: describe(parsed.error) });
      const fields = refusedFields(channel, parsed.error);
      return fields.length === 0 ? answer : fail({ kind: 'invalid', fields });
    }
    const refusal = refusalOfRequest(calls[channel], session.state, parsed.data);
    if (refusal !== null) return fail(refusal);
    const progress = throttleProgress(clock, (update) => emit('call.progress', { callId, ...update }));
    let isLooking = false;
    onLook(signal, (milliseconds) => {
      isLooking = true;
      emit('call.looking', { callId, seconds: Math.ceil(milliseconds / 1000) });
    });
    try {
      const context: CallContext = { signal, progress: progress.update, commit };
      // Schema and handler have the same channel; the compiler cannot follow this over the union of channels.
      const handler = handlers[channel] as (request: unknown, context: CallContext) => unknown;
      const value: unknown = await handler(parsed.data, context);
      // A result read for a session or page that has ended is dropped. A write still reports its outcome.
      if (signal.aborted && isRead(channel)) return fail({ kind: 'cancelled' });
      // What was read for a window that was locked meanwhile is dropped as well.
      const locked = isRead(channel) ? refusalOfLock(session, isCalledWhileLocked(channel)) : null;
      if (locked !== null) return fail(locked);
      const answer = calls[channel].response.safeParse(value);
      if (answer.success) return { ok: true, value: answer.data };
      log('error', 'a handler broke the contract', { channel, reason: describe(answer.error) });
      return fail({ kind: 'internal' });
    } catch (thrown) {
      const error = failureOf(thrown, signal, channel, log);
      // A read before the write failed, so nothing was changed and the outcome is certain.
      const isUnsent = !isRead(channel) && running.get(callId)?.controller != null && !hasWritten(signal);
      return fail(isUnsent && mayBeDone(error) ? { ...error, isUnsent } : error);
    } finally {
      progress.finish();
      if (isLooking) emit('call.looking', { callId, seconds: null });
    }
  }

  return {
    call: async (sender, message) => {
      if (!isTrustedSender(sender, origin)) return refuse('wrong sender', { frameUrl: sender.frameUrl });
      const parsed = envelope.safeParse(message);
      if (!parsed.success) return refuse('malformed call', { reason: describe(parsed.error) });
      const { channel, callId, request } = parsed.data;
      if (!isBound(channel)) return refuse('unknown channel', { channel });
      const locked = refusalOfLock(session, isCalledWhileLocked(channel));
      if (locked !== null) return fail(locked);
      if (running.has(callId)) return refuse('call id in use', { channel });
      const passed = gate.enter(channel, request);
      if (passed !== null) return refusePassed(channel, passed);
      flooding.delete(channel);
      return start(channel, callId, request);
    },
    cancel: (sender, callId) => {
      if (!isTrustedSender(sender, origin) || typeof callId !== 'string') return;
      running.get(callId)?.controller?.abort();
    },
    pageGone: () => {
      cancelWhere(() => true);
      onPageGone();
    },
    settle: async (limit) => {
      cancelWhere(() => true);
      await waitAtMost(limit, clock, Promise.allSettled([...running.values()].map(({ answer }) => answer)));
    },
  };
}

/** Text key for a value that is not accepted. */
const NOT_ACCEPTED = 'form:rules.invalid';

/**
 * Returns the form fields that the call's schema refuses. The form's own rules should have caught them; naming them
 * lets the person correct and save.
 */
function refusedFields(channel: Channel, { issues }: z.ZodError): FieldError[] {
  if (!/\.(?:create|update)$/.test(channel)) return [];
  const paths = issues.map(({ path }) => (path[0] === 'changes' ? path.slice(1) : path).join('.'));
  return [...new Set(paths)]
    .filter((field) => field !== '' && field !== 'id')
    .map((field) => ({ field, message: NOT_ACCEPTED }));
}

/**
 * Describes issues without values, which may be passwords. Deeper names may be values too (of a file or a form) and are
 * left out.
 */
const describe = (error: z.ZodError): string =>
  error.issues
    .slice(0, 10)
    .map(({ path, code }) => `${path.slice(0, 2).join('.') || 'request'}: ${code}`)
    .join(', ');

function failureOf(thrown: unknown, signal: AbortSignal, channel: Channel, log: Log): AppError {
  if (signal.aborted) return { kind: 'cancelled' };
  const error = toAppError(thrown);
  if (error.kind !== 'internal') return error;
  log('error', 'a handler failed', { channel, thrown });
  // The message of an internal error may contain a path or a secret: it is logged, redacted, and not sent to the page.
  return { kind: 'internal' };
}
