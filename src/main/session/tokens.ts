import { z } from 'zod';
import { AppFailure } from '#shared/failure.ts';
import type { TokenSource } from '../api/client.ts';
import { unauthorized } from '../api/errors.ts';
import type { Transport } from '../api/transport.ts';
import type { Clock } from '../ports.ts';
import { lifetimeOf } from './jwt.ts';
import type { AccessToken, Vault } from './vault.ts';

/** Milliseconds before its expiry at which a token is refreshed instead of used. */
const MARGIN = 5_000;

export interface TokenPair {
  token: string;
  refreshToken: string;
}

export interface TokenEvents {
  /** Called before a token is used; may throw to refuse it. */
  beforeUse(): void;
  /** The platform no longer renews the session. `text` is its message or a catalogue key. */
  lost(text: string): void;
  /** The keychain refused a renewed refresh token, so the session ends with the application. */
  unkept(): void;
}

const filled = z.string().min(1).optional().catch(undefined);
const pair = z.object({ token: filled, refreshToken: filled }).catch({});

/**
 * Parses the response of login and refresh (docs/platform/a-auth-users.md §2).
 * @param held the refresh token that was sent, kept when the response does not contain one
 * @throws AppFailure `unauthorized` with the catalogue key of the missing token
 */
export function readPair(answer: unknown, held?: string): TokenPair {
  const { token, refreshToken = held } = pair.parse(answer);
  if (token === undefined) throw unauthorized('Tokennotfoundinresponse');
  if (refreshToken === undefined) throw unauthorized('Refreshtokennotfoundinresponse');
  return { token, refreshToken };
}

/** Returns the reason when the platform refused a refresh; null when it was not reached or failed. */
function refusalText(thrown: unknown): string | null {
  if (!(thrown instanceof AppFailure)) return null;
  const { error } = thrown;
  if (error.kind === 'unauthorized') return error.platformText ?? error.key;
  if (error.kind === 'invalid' || error.kind === 'denied' || error.kind === 'notFound') {
    return error.platformText ?? 'Unauthorizedrequest';
  }
  return null;
}

/** The two tokens of the session, in memory and in the vault, under `account`. */
export class Tokens implements TokenSource {
  readonly #transport: Transport;
  readonly #vault: Vault;
  readonly #clock: Clock;
  #events: TokenEvents | null = null;
  #access: AccessToken | null = null;
  #refreshToken: string | null = null;
  /** Name in the vault; null when the session is in memory only. */
  #account: string | null = null;
  #refreshing: Promise<string> | null = null;
  #loading: Promise<void> | null = null;
  /** Counts sessions, so that a response that arrives after a sign-out changes nothing. */
  #session = 0;

  constructor({ transport, vault, clock }: { transport: Transport; vault: Vault; clock: Clock }) {
    this.#transport = transport;
    this.#vault = vault;
    this.#clock = clock;
  }

  listen(events: TokenEvents): void {
    this.#events = events;
  }

  /** Starts a new session in memory. */
  start(tokens: TokenPair): void {
    this.#clear();
    this.#take(tokens);
  }

  /**
   * Stores the tokens in the vault.
   * @returns whether the session outlives the application
   */
  async keep(account: string): Promise<boolean> {
    const session = this.#session;
    const refreshToken = this.#refreshToken;
    if (refreshToken === null) return false;
    if (!(await this.#vault.keep(account, { refreshToken, access: this.#keptAccess }))) return false;
    if (session !== this.#session) {
      await this.#vault.forget(account);
      return false;
    }
    this.#account = account;
    return true;
  }

  /** Restores a session; its tokens are read from the vault with the first call. */
  restore(account: string): void {
    this.#clear();
    this.#account = account;
  }

  /** Clears the session, in the vault too. */
  async drop(): Promise<void> {
    const account = this.#account;
    this.#clear();
    if (account !== null) await this.#vault.forget(account);
  }

  /** Removes the vault entries of a session of another platform. */
  async forget(account: string): Promise<void> {
    await this.#vault.forget(account);
  }

  async current(): Promise<string> {
    this.#events?.beforeUse();
    await this.#load();
    if (this.#access !== null && this.#clock.now() < this.#access.until) return this.#access.token;
    return this.#refreshOnce();
  }

  async renew(refused: string, because?: string): Promise<string> {
    if (this.#access !== null && this.#access.token !== refused) return this.#access.token;
    return this.#refreshOnce(because);
  }

  #clear(): void {
    this.#session += 1;
    this.#access = null;
    this.#refreshToken = null;
    this.#account = null;
    this.#refreshing = null;
    this.#loading = null;
  }

  #take({ token, refreshToken }: TokenPair): void {
    const lifetime = lifetimeOf(token);
    const usable = lifetime === null ? Number.POSITIVE_INFINITY : lifetime - Math.min(MARGIN, lifetime / 2);
    const from = this.#clock.now();
    this.#access = { token, from, until: from + usable };
    this.#refreshToken = refreshToken;
  }

  /** The access token as it is stored; null if its lifetime is unknown. */
  get #keptAccess(): AccessToken | null {
    return this.#access !== null && Number.isFinite(this.#access.until) ? this.#access : null;
  }

  /**
   * Reads the tokens of a restored session from the vault, once for all calls that wait for it.
   * @throws AppFailure `unauthorized`/`Notoken` when there are none, which ends the session; `keychain`
   */
  #load(): Promise<void> {
    const account = this.#account;
    if (account === null || this.#refreshToken !== null) return Promise.resolve();
    if (this.#loading !== null) return this.#loading;
    const loading = this.#readVault(account, this.#session).finally(() => {
      if (this.#loading === loading) this.#loading = null;
    });
    this.#loading = loading;
    return loading;
  }

  async #readVault(account: string, session: number): Promise<void> {
    const kept = await this.#vault.read(account);
    if (session !== this.#session) throw unauthorized('Notoken');
    if (kept === null) {
      this.#events?.lost('Notoken');
      throw unauthorized('Notoken');
    }
    this.#refreshToken = kept.refreshToken;
    // A receipt in the future means that the clock was changed since.
    this.#access = kept.access !== null && kept.access.from <= this.#clock.now() ? kept.access : null;
  }

  #refreshOnce(because?: string): Promise<string> {
    if (this.#refreshing !== null) return this.#refreshing;
    const refreshing = this.#refresh(this.#session, because).finally(() => {
      if (this.#refreshing === refreshing) this.#refreshing = null;
    });
    this.#refreshing = refreshing;
    return refreshing;
  }

  async #refresh(session: number, because?: string): Promise<string> {
    const refreshToken = this.#refreshToken;
    const isOver = () => session !== this.#session;
    if (refreshToken === null) throw unauthorized('Notoken');
    try {
      const tokens = readPair(await this.#requestPair(refreshToken), refreshToken);
      if (isOver()) throw unauthorized('Notoken');
      this.#take(tokens);
      this.#keepRenewed(session, tokens.refreshToken !== refreshToken);
      return tokens.token;
    } catch (thrown) {
      const text = refusalText(thrown);
      if (text !== null && !isOver()) this.#events?.lost(because ?? text);
      throw thrown;
    }
  }

  #requestPair(refreshToken: string): Promise<unknown> {
    return this.#transport.send({
      method: 'post',
      path: 'token/refresh',
      kind: 'write',
      accept: 'application/json',
      contentType: 'application/json',
      body: JSON.stringify({ refreshToken }),
    });
  }

  /** The platform's source does not rotate refresh tokens, but a deployment may. */
  #keepRenewed(session: number, isRotated: boolean): void {
    const account = this.#account;
    const refreshToken = this.#refreshToken;
    if (account === null || refreshToken === null) return;
    const tokens = { refreshToken, access: this.#keptAccess };
    if (!isRotated) return void this.#vault.keepAccess(account, tokens);
    void this.#vault.keep(account, tokens).then((isKept) => {
      if (isKept || session !== this.#session) return;
      this.#account = null;
      void this.#vault.forget(account);
      this.#events?.unkept();
    });
  }
}
