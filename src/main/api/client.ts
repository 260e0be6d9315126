import { z } from 'zod';
import { AppFailure } from '#shared/failure.ts';
import type { WireParams } from '#shared/resources/define.ts';
import { noteWrite } from '../ipc/sent-writes.ts';
import { untilAborted } from './abort.ts';
import {
  type ErrorContext,
  endedBecause,
  isDeadToken,
  isExpiredToken,
  tooLarge,
  unauthorized,
  unreadable,
  unsent,
} from './errors.ts';
import { mostRows } from './json/limits.ts';
import { checkedEffectParams, effectPath, readOnlyPath } from './paths.ts';
import type { Transport, WireRequest } from './transport.ts';

/** Supplies the client with access tokens: the session. */
export interface TokenSource {
  /**
   * Returns a token that is valid by this computer's clock, refreshed first if necessary.
   * @throws AppFailure `unauthorized`/`Notoken` when nobody is signed in, `idle`, or why the refresh failed
   */
  current(): Promise<string>;
  /**
   * Replaces a token that the platform has refused; concurrent callers share one refresh.
   * @param because catalogue key of the reason shown if this ends the session
   */
  renew(refused: string, because?: string): Promise<string>;
}

export interface CallOptions extends ErrorContext {
  readonly signal?: AbortSignal | undefined;
  /** Set only where the contract differs from `application/ld+json`. */
  readonly accept?: string;
}

type ReadOptions = CallOptions & { kind?: 'read' | 'search'; answer?: WireRequest['answer'] };

export interface Collection {
  members: unknown[];
  /** Number over all pages, at least the number of members here. */
  total: number;
}

type ApiRequest = Omit<WireRequest, 'token' | 'signal' | 'context' | 'accept'>;

/**
 * The platform's API for a signed-in person (docs/platform/a-auth-users.md §1): bearer token, hydra collections, merge
 * patches, forms, CSV streams. Reads are retried when the connection fails; writes, and GETs that write, never are.
 *
 * A call whose token the platform refuses was not carried out, whatever it is: the token layer answers before everything
 * else (docs/platform/a-auth-users.md §2). The token is renewed and the call sent once more, but for a GET that writes,
 * which is never repeated (§6).
 */
export class PlatformClient {
  readonly #transport: Transport;
  readonly #tokens: TokenSource;

  constructor({ transport, tokens }: { transport: Transport; tokens: TokenSource }) {
    this.#transport = transport;
    this.#tokens = tokens;
  }

  /**
   * The kind `search` gives the long time limit of searches at other services, which are not repeated. The answer, a
   * record if absent, says how large the response may be.
   * @throws AppFailure; Error for a GET that writes
   */
  async get(path: string, params: WireParams = [], options: ReadOptions = {}): Promise<unknown> {
    const { kind = 'read', answer, ...more } = options;
    return this.#send({ method: 'get', path: readOnlyPath(path), kind, answer, params }, more);
  }

  /**
   * Reads a hydra collection: one page, or the whole of a list that has no pages (`answer`).
   * @throws AppFailure; Error for a GET that writes
   */
  async list(path: string, params: WireParams = [], options: ReadOptions = {}): Promise<Collection> {
    return collection(await this.get(path, params, { answer: 'page', ...options }));
  }

  /**
   * Sends a GET that writes (docs/platform/a-auth-users.md §6), once. If its token is refused another one is asked
   * for, but the call is not repeated: the person decides. The kind `sending` gives the long time limit of mailings.
   * @throws AppFailure; Error for a GET that only reads, and for a deletion without ids
   */
  async getWithEffect(
    path: string,
    params: WireParams = [],
    options: CallOptions & { kind?: 'write' | 'sending' } = {},
  ): Promise<unknown> {
    const checked = checkedEffectParams(effectPath(path), params);
    const call = { method: 'get', path, kind: options.kind ?? 'write', params: checked } as const;
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

  /**
   * The kind `validation` gives the long time limit of accepting a volunteer.
   * @param changes the changed fields only
   * @throws AppFailure; Error for a body with an id
   */
  async patch(
    path: string,
    changes: Readonly<Record<string, unknown>>,
    options: CallOptions & { kind?: 'write' | 'validation' } = {},
  ): Promise<unknown> {
    const contentType = 'application/merge-patch+json';
    const call = { method: 'patch', path, kind: options.kind ?? 'write', contentType, body: json(changes) } as const;
    return this.#send(call, options);
  }

  /** @throws AppFailure */
  async delete(path: string, options: CallOptions = {}): Promise<void> {
    await this.#send({ method: 'delete', path, kind: 'write' }, options);
  }

  /**
   * Sends a form with a file. The kind `import` gives the long time limit of imports.
   * @throws AppFailure
   */
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
   * Streams CSV, UTF-8 without byte order mark (docs/platform/a-auth-users.md §7).
   * @throws AppFailure, also while the stream is read
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

  #send(call: ApiRequest, options: CallOptions): Promise<unknown> {
    return this.#authorized(options, (token) => {
      if (call.kind !== 'read' && call.kind !== 'search') noteWrite(options.signal);
      return this.#transport.send(wire(call, token, options));
    });
  }

  /**
   * Adds the token. For a refused one a refresh is attempted, so that a session the platform no longer knows ends
   * instead of failing at every call; the call is then repeated once, unless `mayReplay` is false.
   */
  async #authorized<T>({ signal }: CallOptions, send: (token: string) => Promise<T>, mayReplay = true): Promise<T> {
    const token = await untilAborted(this.#tokens.current(), signal).catch(unsent);
    try {
      return await send(token);
    } catch (thrown) {
      if (!isExpiredToken(thrown) && !isDeadToken(thrown)) throw thrown;
      const renewed = await untilAborted(this.#tokens.renew(token, endedBecause(thrown)), signal).catch((failed) => {
        // Why the platform does not know the token any more says more than why it gives no other.
        if (isDeadToken(thrown)) throw thrown;
        return unsent(failed);
      });
      if (!mayReplay) throw unauthorized('Tokenrenewed');
      return send(renewed);
    }
  }
}

/**
 * GETs that write run before the permission is checked, so no refusal proves that nothing was done
 * (docs/platform/a-auth-users.md §6).
 */
function afterEffect(thrown: unknown): never {
  if (thrown instanceof AppFailure) throw new AppFailure({ ...thrown.error, hasRun: true });
  throw thrown;
}

const wire = (call: ApiRequest, token: string, { signal, accept, ...context }: CallOptions): WireRequest => ({
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
 * Parses the members and total of a hydra collection (docs/platform/a-auth-users.yaml, HydraCollection). A total that
 * is not an integer is an error, because missing rows could not be detected. A total below the number of members is
 * raised to it.
 * @throws AppFailure `server` with `isUnreadable` for anything else, with `isTooLarge` for more members than are read
 */
export function collection(answer: unknown): Collection {
  const read = hydraCollection.safeParse(answer);
  if (!read.success) throw unreadable();
  const { 'hydra:member': members, 'hydra:totalItems': total } = read.data;
  if (members.length > mostRows) throw tooLarge(200);
  return { members, total: Math.max(total, members.length) };
}
