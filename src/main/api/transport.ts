import ky, { HTTPError, type KyInstance, type Options } from 'ky';
import { AppFailure } from '#shared/failure.ts';
import type { WireParams } from '#shared/resources/define.ts';
import { withoutValues } from '../log/values.ts';
import { type AnswerRefused, answerRefusedIn, readChunks } from '../network/answers.ts';
import { connectionFailureIn } from '../network/failure.ts';
import type { HttpFetch, HttpInit, Log } from '../ports.ts';
import { anySignal, cancelled, untilAborted } from './abort.ts';
import { type ErrorContext, errorOfAnswer, isPlatformAnswer, tooLarge, unreadable } from './errors.ts';
import { type JsonKind, readJson } from './json/read.ts';
import { checkedBaseUrl, checkedPath } from './paths.ts';
import { guardedStream, StallGuard } from './stream.ts';

/** The kind of a call decides its time limit and whether it may be retried: only a read may. */
export type CallKind = 'read' | 'search' | 'write' | 'validation' | 'sending' | 'upload' | 'import' | 'download';

/**
 * Milliseconds for the whole call; for a download, until its first byte. Imports run inside the request
 * (docs/platform/a-auth-users.md §9).
 */
const TIME_LIMITS: Readonly<Record<CallKind, number>> = {
  read: 30_000,
  // The platform asks other services inside the request (docs/screens/10-external-journeys.md §3.2).
  search: 60_000,
  write: 60_000,
  // The platform matches every record of the structure inside the request (docs/screens/08-solidary-people.md §7.2).
  validation: 120_000,
  // The platform mails every recipient inside the request (docs/screens/04-campaigns.md §6).
  sending: 600_000,
  upload: 180_000,
  import: 900_000,
  download: 300_000,
};
/** Maximum milliseconds between two chunks of a download. */
const STALL_LIMIT = 60_000;
/** Retries of a read after a gateway's "not now", and after a lost connection. */
const RETRIES = 2;
const RETRIES_OF_LOST = 1;
/** Statuses with which a gateway says "not now". */
const PASSING = [502, 503, 504];
/** Statuses that concern the connection rather than the request: it was closing, or the wrong one. */
const LOST = [408, 421];

export interface TransportOptions {
  /** Base URL of the API. */
  baseUrl: string;
  fetch: HttpFetch;
  /** Path of `json/worker.ts` or of its build, which parses large responses. */
  jsonWorker: string;
  log: Log;
  timeLimits?: Partial<Record<CallKind, number>>;
  stallLimit?: number;
  /** Whether calls are waiting for the person to answer a question (proxy credentials); that time does not count. */
  isPersonAsked?: (() => boolean) | undefined;
  /** Milliseconds before the nth retry of a read, from 1. */
  backOff?: (attempt: number) => number;
}

export interface WireRequest {
  method: 'get' | 'post' | 'patch' | 'delete';
  /** Relative to the base URL. */
  path: string;
  kind: CallKind;
  /** What a successful response holds: a record if absent. */
  answer?: JsonKind | undefined;
  params?: WireParams | undefined;
  body?: BodyInit | undefined;
  contentType?: string | undefined;
  accept?: string | undefined;
  token?: string | undefined;
  signal?: AbortSignal | undefined;
  context?: ErrorContext | undefined;
}

function failureOf(thrown: unknown, context: ErrorContext | undefined): AppFailure {
  if (thrown instanceof AppFailure) return thrown;
  if (thrown instanceof HTTPError) return new AppFailure(errorOfAnswer(thrown.response.status, thrown.data, context));
  const refused = answerRefusedIn(thrown);
  if (refused !== undefined) return failureOfRefused(refused);
  const unconnected = connectionFailureIn(thrown);
  if (unconnected !== undefined) return new AppFailure({ kind: 'network', reason: unconnected.reason, isUnsent: true });
  // Anything else failed between the first byte and the last: the response is incomplete.
  return network('unreachable');
}

function failureOfRefused({ reason, status }: AnswerRefused): AppFailure {
  if (reason === 'tooSlow') return network('timeout');
  return reason === 'tooLarge' ? tooLarge(status) : unreadable(status);
}

/** Returns the first reason in a chain of causes: a refused connection, an unknown certificate. */
function rootOf(thrown: unknown): string | undefined {
  if (!(thrown instanceof Error) || thrown instanceof AppFailure || thrown instanceof HTTPError) return undefined;
  return (thrown.cause === undefined ? undefined : rootOf(thrown.cause)) ?? withoutValues(thrown.message);
}

const network = (reason: 'unreachable' | 'timeout') => new AppFailure({ kind: 'network', reason });

type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** Runtimes have different messages for "no response"; ky recognises this one. */
const reachable =
  (fetch: HttpFetch, more: Pick<HttpInit, 'answer' | 'isRead'>): Fetch =>
  async (input, init) => {
    const signal = input instanceof Request ? input.signal : (init?.signal ?? undefined);
    try {
      return await untilAborted(fetch(input, { ...init, ...more }), signal);
    } catch (cause) {
      throw signal?.aborted ? cause : new TypeError('fetch failed', { cause });
    }
  };

/** Also reads the whole body: a response that breaks off counts as lost, like one that never began. */
const whole =
  (fetch: HttpFetch): HttpFetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    if (!response.ok || response.body === null) return response;
    const { status, statusText, headers } = response;
    const chunks = await readChunks(response);
    // A body of their bytes would be copied twice more.
    const body = new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(chunk);
        controller.close();
      },
    });
    return new Response(body, { status, statusText, headers });
  };

/** Whether to retry a failed read; undefined leaves this, and the delay that the response may ask for, to ky. */
function mayRepeat(error: Error, repetition: number): boolean | undefined {
  if (error instanceof HTTPError) {
    if (LOST.includes(error.response.status)) return repetition <= RETRIES_OF_LOST;
    return isPlatformAnswer(error.data) ? false : undefined;
  }
  if (answerRefusedIn(error) !== undefined) return false;
  const reason = connectionFailureIn(error)?.reason ?? 'unreachable';
  return reason === 'unreachable' && repetition <= RETRIES_OF_LOST ? undefined : false;
}

/** HTTP to the platform: addresses, time limits, retries of reads, errors as AppFailure. Knows no session. */
export class Transport {
  readonly baseUrl: string;
  readonly #ky: KyInstance;
  readonly #fetch: HttpFetch;
  readonly #jsonWorker: string;
  readonly #log: Log;
  readonly #timeLimits: Readonly<Record<CallKind, number>>;
  readonly #stallLimit: number;
  readonly #isPersonAsked: (() => boolean) | undefined;

  constructor(options: TransportOptions) {
    const { baseUrl, fetch, jsonWorker, log, timeLimits, stallLimit = STALL_LIMIT, isPersonAsked, backOff } = options;
    this.baseUrl = checkedBaseUrl(baseUrl);
    this.#fetch = fetch;
    this.#jsonWorker = jsonWorker;
    this.#log = log;
    this.#timeLimits = { ...TIME_LIMITS, ...timeLimits };
    this.#stallLimit = stallLimit;
    this.#isPersonAsked = isPersonAsked;
    this.#ky = ky.create({
      prefix: this.baseUrl,
      timeout: false,
      // A redirected write would become a read, and the token is meant for one host only.
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      retry: {
        limit: 0,
        methods: ['get'],
        statusCodes: PASSING,
        afterStatusCodes: PASSING,
        maxRetryAfter: 5_000,
        jitter: (delay) => delay * (0.75 + Math.random() / 2),
        ...(backOff && { delay: backOff }),
        shouldRetry: ({ error, retryCount }) => mayRepeat(error, retryCount),
      },
    });
  }

  /**
   * Returns the JSON of a successful response; undefined when it is empty, e.g. 204.
   * @throws AppFailure
   */
  async send(request: WireRequest): Promise<unknown> {
    const guard = new StallGuard(this.#timeLimits[request.kind], this.#isPersonAsked);
    const signal = anySignal(request.signal, guard.signal);
    guard.arm();
    try {
      const body = request.body instanceof FormData ? await inMemory(request.body) : request.body;
      const response = await this.#ky(checkedPath(request.path), this.#options({ ...request, body }, signal));
      return await untilAborted(
        readJson(response, { kind: request.answer ?? 'item', workerFile: this.#jsonWorker, signal }),
        signal,
      );
    } catch (thrown) {
      throw this.#failure(thrown, request, guard.signal);
    } finally {
      guard.disarm();
    }
  }

  /**
   * Returns the body of a successful response as a stream. The time limit applies to each chunk, not to the whole.
   * @throws AppFailure, also while the stream is read
   */
  async stream(request: WireRequest): Promise<ReadableStream<Uint8Array>> {
    const guard = new StallGuard(this.#stallLimit, this.#isPersonAsked);
    const signal = anySignal(request.signal, guard.signal);
    const failure = (thrown: unknown) => this.#failure(thrown, request, guard.signal);
    guard.arm(this.#timeLimits[request.kind]);
    try {
      const response = await this.#ky(checkedPath(request.path), this.#options(request, signal));
      return guardedStream(response.body, guard, (work) => untilAborted(work, signal), failure);
    } catch (thrown) {
      throw failure(thrown);
    } finally {
      guard.disarm();
    }
  }

  #options(request: WireRequest, signal: AbortSignal): Options {
    const { method, kind, answer, params = [], body, contentType, accept, token } = request;
    const filled = params.filter(([, value]) => value !== '').map(([name, value]) => [name, value]);
    return {
      method,
      fetch: this.#fetchOf(kind, answer),
      signal,
      headers: {
        accept: accept ?? 'application/ld+json',
        ...(contentType !== undefined && { 'content-type': contentType }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(filled.length > 0 && { searchParams: filled }),
      ...(body !== undefined && { body }),
      ...(kind === 'read' && { retry: { limit: RETRIES } }),
    };
  }

  #fetchOf(kind: CallKind, answer: WireRequest['answer'] = 'item'): Fetch {
    if (kind === 'download') return reachable(this.#fetch, { answer: 'file', isRead: true });
    if (kind === 'read' || kind === 'search') return reachable(whole(this.#fetch), { answer, isRead: true });
    return reachable(this.#fetch, { answer });
  }

  #failure(thrown: unknown, request: WireRequest, limit: AbortSignal): AppFailure {
    if (request.signal?.aborted) return cancelled();
    const failure = limit.aborted ? network('timeout') : failureOf(thrown, request.context);
    const { kind } = failure.error;
    // Mistakes of the person are shown to them; failures of network and platform are logged for the administrators.
    if (kind === 'network' || kind === 'server') {
      const { method, path } = request;
      this.#log('warn', 'a call failed', { method, path, ...failure.error, cause: rootOf(thrown) });
    }
    return failure;
  }
}

/**
 * Copies the files of a form into memory. A file on disk that changes or disappears during the request would send half
 * of it and cause an unhandled rejection (Node reads it in the background).
 * @throws AppFailure `changed` for a file that has changed since the form was made
 */
async function inMemory(form: FormData): Promise<FormData> {
  const read = new FormData();
  for (const [name, value] of form) {
    if (typeof value === 'string') read.append(name, value);
    else read.append(name, new File([await bytesOf(value)], value.name, { type: value.type }), value.name);
  }
  return read;
}

async function bytesOf(file: File): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer();
  } catch {
    throw new AppFailure({ kind: 'file', reason: 'changed' });
  }
}
