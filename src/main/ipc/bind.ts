import { z } from 'zod';
import type { AppError, FieldError } from '#shared/errors.ts';
import { mayBeDone, toAppError } from '#shared/failure.ts';
import { type Channel, contract, isChannel } from '#shared/ipc/contract.ts';
import { isRead } from '#shared/ipc/reads.ts';
import { fail, type Result } from '#shared/result.ts';
import type { Clock, Log } from '../ports.ts';
import { CallGate, type PassedBound } from './gate.ts';
import type { CallContext, Emit, Handlers } from './handler.ts';
import { throttleProgress } from './progress.ts';
import { isTrustedSender, type Sender } from './sender.ts';
import { hasWritten } from './sent-writes.ts';

const envelope = z.strictObject({
  channel: z.string().max(100),
  callId: z.string().min(1).max(100),
  request: z.unknown().optional(),
});

export interface BinderOptions {
  handlers: Handlers;
  /** Our own origin, e.g. `app://escale`. */
  origin: string;
  emit: Emit;
  clock: Clock;
  log: Log;
  /** Calls are made under the session that stands; its end is theirs. */
  session: { onEnd(listener: () => void): void; readonly isLocked?: boolean };
  /** Forgets what was kept for a page that has gone. */
  onPageGone(): void;
}

/** The main side of the bridge, without Electron: an adapter feeds it with what arrives. */
export interface Binder {
  /** Answers one call. Never rejects. */
  call(sender: Sender, message: unknown): Promise<Result<unknown>>;
  cancel(sender: Sender, callId: unknown): void;
  /** The page reloads, leaves or died: nobody waits for the running calls any more. */
  pageGone(): void;
  /** Ends the running calls and waits, `limit` milliseconds at most, until they have tidied up behind themselves. */
  settle(limit: number): Promise<void>;
}

/** A call that has not been answered yet. */
interface Running {
  /** Null once the call is committed: nothing cuts it any more. */
  controller: AbortController | null;
  /** Signing in and out are what begins and ends a session: they are not under it. */
  isUnderSession: boolean;
  answer: Promise<unknown>;
}

/**
 * Binds the contract to its handlers. A wrong sender, an unknown channel, a malformed request and one that passes the bounds
 * of its channel are answered `refused` and logged: they are defects, or an attack. What a handler answers is cut down to the contract's response,
 * so that no key that the contract does not name can cross.
 */
export function bindHandlers({ handlers, origin, emit, clock, log, session, onPageGone }: BinderOptions): Binder {
  const running = new Map<string, Running>();
  const gate = new CallGate(clock);
  const cancelWhere = (isMeant: (call: Running) => boolean) => {
    for (const call of running.values()) if (isMeant(call)) call.controller?.abort();
  };
  session.onEnd(() => cancelWhere(({ isUnderSession }) => isUnderSession));

  /** Channels whose calls pass their bounds: a flood of them is one line of the log. */
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

  function start<C extends Channel>(channel: C, callId: string, request: unknown): Promise<Result<unknown>> {
    const controller = new AbortController();
    const isUnderSession = !channel.startsWith('session.');
    const call: Running = { controller, isUnderSession, answer: Promise.resolve() };
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

  async function run<C extends Channel>(
    channel: C,
    callId: string,
    request: unknown,
    signal: AbortSignal,
    commit: () => void,
  ): Promise<Result<unknown>> {
    const parsed = contract[channel].request.safeParse(request);
    if (!parsed.success) {
      const answer = refuse('malformed request', { channel, reason: describe(parsed.error) });
      const fields = refusedFields(channel, parsed.error);
      return fields.length === 0 ? answer : fail({ kind: 'invalid', fields });
    }
    const progress = throttleProgress(clock, (update) => emit('call.progress', { callId, ...update }));
    try {
      const context: CallContext = { signal, progress: progress.update, commit };
      // One channel names both the schema and its handler, a link that the compiler loses over the union of channels.
      const handler = handlers[channel] as (request: unknown, context: CallContext) => unknown;
      const value: unknown = await handler(parsed.data, context);
      const answer = contract[channel].response.safeParse(value);
      if (answer.success) return { ok: true, value: answer.data };
      log('error', 'a handler broke the contract', { channel, reason: describe(answer.error) });
      return fail({ kind: 'internal' });
    } catch (thrown) {
      const error = failureOf(thrown, signal, channel, log);
      // What it looked at first failed: nothing was asked of the platform but reading, so nobody has to wonder.
      const isUnsent = !isRead(channel) && running.get(callId)?.controller != null && !hasWritten(signal);
      return fail(isUnsent && mayBeDone(error) ? { ...error, isUnsent } : error);
    } finally {
      progress.finish();
    }
  }

  return {
    call: async (sender, message) => {
      if (!isTrustedSender(sender, origin)) return refuse('wrong sender', { frameUrl: sender.frameUrl });
      const parsed = envelope.safeParse(message);
      if (!parsed.success) return refuse('malformed call', { reason: describe(parsed.error) });
      const { channel, callId, request } = parsed.data;
      if (!isChannel(channel)) return refuse('unknown channel', { channel });
      if (session.isLocked && !isOpenWhileLocked(channel)) return fail({ kind: 'idle' });
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
      const { promise: over, resolve } = Promise.withResolvers<void>();
      const stop = clock.after(limit, resolve);
      await Promise.race([over, Promise.allSettled([...running.values()].map(({ answer }) => answer))]);
      stop();
    },
  };
}

/** What a locked window may ask: to be opened, what it is, that work has ended, and that what was typed be kept. */
const isOpenWhileLocked = (channel: Channel): boolean =>
  channel.startsWith('session.') || channel === 'app.announce' || channel === 'drafts.save';

/** What the page says of a value that is not accepted, in its own words. */
const NOT_ACCEPTED = 'form:rules.invalid';

/**
 * The fields of a form that its own call does not take: its rules should have said so. The person reads which one, since
 * nothing of the form can be saved before it is corrected.
 */
function refusedFields(channel: Channel, { issues }: z.ZodError): FieldError[] {
  if (!/\.(?:create|update)$/.test(channel)) return [];
  const paths = issues.map(({ path }) => (path[0] === 'changes' ? path.slice(1) : path).join('.'));
  return [...new Set(paths)]
    .filter((field) => field !== '' && field !== 'id')
    .map((field) => ({ field, message: NOT_ACCEPTED }));
}

/** Where and why, without the values: they may be a password. Deeper names may be values too, those of a file or a form. */
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
  // The message of an unforeseen failure may hold a path or a secret: it goes to the log, redacted, not to the page.
  return { kind: 'internal' };
}
