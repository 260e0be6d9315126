import { z } from 'zod';
import { AppFailure } from '#shared/failure.ts';
import type { WireParams } from '#shared/resources/define.ts';
import { noteWrite } from '../ipc/sent-writes.ts';
import { untilAborted } from './abort.ts';
import { type ErrorContext, endedBecause, isDeadToken, isExpiredToken, isFailure, unreadable } from './errors.ts';
import { checkedEffectParams, effectPath, readOnlyPath } from './paths.ts';
import type { Transport, WireRequest } from './transport.ts';

/** Where the client gets its token from: the session. */
export interface TokenSource {
  /**
   * A token that is good by our clock, refreshed before if it was not.
   *
   * @throws AppFailure `unauthorized`/`Notoken` when nobody is signed in, `idle`, or why the refresh failed
   */
  current(): Promise<string>;
  /**
   * Another token than the one that the platform just refused; one refresh for any number of callers. `because`: why
   * the session ends if there is none, as a key of the catalogue.
   */
  renew(refused: string, because?: string): Promise<string>;
}

export interface CallOptions extends ErrorContext {
  readonly signal?: AbortSignal | undefined;
  /** Only where the contract departs from `application/ld+json`. */
  readonly accept?: string;
}

export interface Collection {
  members: unknown[];
  /** Over all pages; never less than the members at hand. */
  total: number;
}

type Call = Omit<WireRequest, 'token' | 'signal' | 'context' | 'accept'>;

/**
 * The platform's API for a signed-in person (docs/platform/a-auth-users.md §1): bearer token, hydra collections, merge
 * patches, forms, CSV streams. Reads are repeated when the way fails; writes never are, and neither are the GETs that
 * write.
 */
export class PlatformClient {
  readonly #transport: Transport;
  readonly #tokens: TokenSource;

  constructor({ transport, tokens }: { transport: Transport; tokens: TokenSource }) {
    this.#transport = transport;
    this.#tokens = tokens;
  }

  /** @throws AppFailure; Error for a GET that writes */
  async get(path: string, params: WireParams = [], options: CallOptions = {}): Promise<unknown> {
    return this.#send({ method: 'get', path: readOnlyPath(path), kind: 'read', params }, options);
  }

  /** A hydra collection. @throws AppFailure; Error for a GET that writes */
  async list(path: string, params: WireParams = [], options: CallOptions = {}): Promise<Collection> {
    return collection(await this.get(path, params, options));
  }

  /**
   * A GET that writes (docs/platform/a-auth-users.md §6): sent once. When its token turns out to have expired, the
   * token is renewed but the call is not made again: the person decides.
   *
   * @throws AppFailure; Error for a GET that only reads, and for a deletion that does not name its people
   */
  async getWithEffect(path: string, params: WireParams = [], options: CallOptions = {}): Promise<unknown> {
    const checked = checkedEffectParams(effectPath(path), params);
    const call = { method: 'get', path, kind: 'write', params: checked } as const;
    const send = (token: string) => {
      noteWrite(options.signal);
      return this.#transport.send(wire(call, token, options)).catch(afterEffect);
    };
    return this.#authorized(options, send, false);
  }

  /** @throws AppFailure; Error for a body with an id (docs/platform/a-auth-users.md §1) */
  async post(path: string, body: Readonly<Record<string, unknown>>, options: CallOptions = {}): Promise<unknown> {
    const call = { method: 'post', path, kind: 'write', contentType: 'application/ld+json', body: json(body) } as const;
    return this.#send(call, options);
  }

  /** `changes` holds what changed and nothing else. @throws AppFailure; Error for a body with an id */
  async patch(path: string, changes: Readonly<Record<string, unknown>>, options: CallOptions = {}): Promise<unknown> {
    const contentType = 'application/merge-patch+json';
    const call = { method: 'patch', path, kind: 'write', contentType, body: json(changes) } as const;
    return this.#send(call, options);
  }

  /** @throws AppFailure */
  async delete(path: string, options: CallOptions = {}): Promise<void> {
    await this.#send({ method: 'delete', path, kind: 'write' }, options);
  }

  /** A form with a file; `import` for the imports, which run as long as the request. @throws AppFailure */
  async upload(
    path: string,
    form: FormData,
    options: CallOptions & { kind?: 'upload' | 'import' } = {},
  ): Promise<unknown> {
    return this.#send(
      { method: 'post', path, kind: options.kind ?? 'upload', body: form },
      { ...options, isFile: true },
    );
  }

  /**
   * CSV as it comes, UTF-8 without byte order mark (docs/platform/a-auth-users.md §7). @throws AppFailure, also while
   * it is read
   */
  async download(
    path: string,
    params: WireParams = [],
    options: CallOptions = {},
  ): Promise<ReadableStream<Uint8Array>> {
    const call = { method: 'get', path: readOnlyPath(path), kind: 'download', params } as const;
    const csv = { accept: 'text/csv', ...options };
    return this.#authorized(options, (token) => this.#transport.stream(wire(call, token, csv)));
  }

  #send(call: Call, options: CallOptions): Promise<unknown> {
    return this.#authorized(options, (token) => {
      if (call.kind !== 'read') noteWrite(options.signal);
      return this.#transport.send(wire(call, token, options));
    });
  }

  /**
   * A call that got 'Expired JWT Token' was not carried out: it is made again, once, unless it must not be. Any other
   * refusal is the caller's to show; that of a dead token also asks for another, so that a session that the platform no
   * longer knows ends instead of failing at every call.
   */
  async #authorized<T>({ signal }: CallOptions, send: (token: string) => Promise<T>, mayReplay = true): Promise<T> {
    const token = await untilAborted(this.#tokens.current(), signal).catch(beforeAll);
    try {
      return await send(token);
    } catch (thrown) {
      if (isDeadToken(thrown)) this.#tokens.renew(token, endedBecause(thrown)).catch(() => undefined);
      if (!isExpiredToken(thrown)) throw thrown;
      const renewed = await untilAborted(this.#tokens.renew(token), signal).catch(beforeAll);
      if (!mayReplay) throw thrown;
      return send(renewed);
    }
  }
}

/** Without a token nothing was carried out, whatever kept it away. */
function beforeAll(thrown: unknown): never {
  if (!isFailure(thrown, 'network', 'server')) throw thrown;
  throw new AppFailure({ ...thrown.error, isUnsent: true });
}

/**
 * These run before the right is checked: no refusal proves that nothing was done (docs/platform/a-auth-users.md §6).
 */
function afterEffect(thrown: unknown): never {
  if (thrown instanceof AppFailure) throw new AppFailure({ ...thrown.error, hasRun: true });
  throw thrown;
}

const wire = (call: Call, token: string, { signal, accept, ...context }: CallOptions): WireRequest => ({
  ...call,
  token,
  signal,
  accept,
  context,
});

function json(body: Readonly<Record<string, unknown>>): string {
  if ('id' in body || '@id' in body) throw new Error('a body never holds its own id');
  return JSON.stringify(body);
}

const wholeNumber = z
  .union([
    z.int(),
    z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number),
  ])
  .pipe(z.int().min(0));
const hydraCollection = z.object({ 'hydra:member': z.array(z.unknown()), 'hydra:totalItems': wholeNumber });

/**
 * Members and total of a hydra collection (docs/platform/a-auth-users.yaml, HydraCollection). A total that is no whole
 * number tells nothing about what is missing, and what protects leans on it: it is not guessed. One below the rows it
 * comes with counts these rows.
 *
 * @throws AppFailure `server` with `isUnreadable` for anything else
 */
export function collection(answer: unknown): Collection {
  const read = hydraCollection.safeParse(answer);
  if (!read.success) throw unreadable();
  const { 'hydra:member': members, 'hydra:totalItems': total } = read.data;
  return { members, total: Math.max(total, members.length) };
}
