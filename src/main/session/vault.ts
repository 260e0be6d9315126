import { createHash } from 'node:crypto';
import { z } from 'zod';
import { AppFailure } from '#shared/failure.ts';
import { readExpected } from '../expected-secret.ts';
import { reasonOf } from '../log/values.ts';
import type { Clock, Log, SecretStore } from '../ports.ts';
import { KEYCHAIN_LIMIT, LATE, waitAtMost } from '../time-limit.ts';
import { joinParts, mostParts, splitIntoParts } from './parts.ts';

/** An access token and when it may be used, in milliseconds of this computer's clock: from its receipt on. */
export interface AccessToken {
  token: string;
  from: number;
  until: number;
}

/** The tokens of a session; no access token where none is kept, or only a part of one. */
export interface KeptTokens {
  refreshToken: string;
  access: AccessToken | null;
}

/** The stored form of an access token: `of` identifies the refresh token that came with it. */
const keptAccess = z.object({ token: z.string().min(1), from: z.number(), until: z.number(), of: z.string() });

const digestOf = (refreshToken: string): string => createHash('sha256').update(refreshToken).digest('base64url');

/**
 * The OS keychain for the session: one operation at a time, in order. A failed write or removal is returned as a
 * result; a failed read throws, because a session whose secret cannot be read is not over. The tokens are stored
 * nowhere else: without a keychain they stay in memory.
 *
 * The refresh token is the entry `account`, which decides whether there is a session. The access token is in entries
 * beside it and spares the next start a refresh: it is used whole, and with its own refresh token, or not at all.
 */
export class Vault {
  readonly #secrets: SecretStore;
  readonly #clock: Clock;
  readonly #log: Log;
  #last: Promise<unknown> = Promise.resolve();

  constructor({ secrets, clock, log }: { secrets: SecretStore; clock: Clock; log: Log }) {
    this.#secrets = secrets;
    this.#clock = clock;
    this.#log = log;
  }

  /**
   * Returns the tokens; null when there are none for certain. Waits for a person who is asked to unlock the keychain.
   * @throws AppFailure `keychain` when it cannot be read
   */
  async read(account: string): Promise<KeptTokens | null> {
    const refreshToken = await this.#next('read', () => readExpected(this.#secrets, account));
    if (refreshToken === undefined) throw new AppFailure({ kind: 'keychain' });
    if (refreshToken === null) return null;
    const text = await this.#next('read', () => joinParts((index) => this.#secrets.get(partName(account, index))));
    return { refreshToken, access: accessIn(text ?? '', refreshToken) };
  }

  /**
   * Stores the tokens. Those stored after the time limit are removed again. It does not wait for the access token, which
   * a session can do without.
   * @returns whether the refresh token is stored
   */
  async keep(account: string, { refreshToken, access }: KeptTokens): Promise<boolean> {
    let isKept = false;
    const kept = this.#next('write', async () => {
      await this.#secrets.set(account, refreshToken);
      isKept = true;
    }).then(() => isKept);
    // Queued at once, so that whatever comes next, such as its removal, follows it.
    void this.#next('write', async () => isKept && this.#writeParts(account, partsOf({ refreshToken, access })));
    const outcome = await waitAtMost(KEYCHAIN_LIMIT, this.#clock, kept);
    if (outcome !== LATE) return outcome;
    this.#log('warn', 'the keychain does not answer: the session is in memory only');
    void kept.then((done) => (done ? this.forget(account) : undefined));
    return false;
  }

  /** Stores the access token beside the refresh token that it came with, or none, if the keychain allows it. */
  async keepAccess(account: string, tokens: KeptTokens): Promise<void> {
    await this.#next('write', () => this.#writeParts(account, partsOf(tokens)));
  }

  /** Removes the tokens if the keychain allows it. */
  async forget(account: string): Promise<void> {
    void this.#next('delete', () => this.#secrets.delete(account));
    await this.#next('delete', () => this.#writeParts(account, []));
  }

  async #writeParts(account: string, parts: readonly string[]): Promise<void> {
    for (let index = 0; index < mostParts; index += 1) {
      const name = partName(account, index);
      const part = parts[index];
      if (part === undefined) await this.#secrets.delete(name);
      else await this.#secrets.set(name, part);
    }
  }

  #next<T>(operation: string, run: () => Promise<T>): Promise<T | undefined> {
    const done = this.#last.then(run).catch((thrown: unknown) => {
      const reason = reasonOf(thrown);
      this.#log('warn', 'the keychain failed', { operation, reason });
      return undefined;
    });
    this.#last = done;
    return done;
  }
}

const partName = (account: string, index: number): string => `${account} access ${index + 1}`;

/** The entries of an access token; none of one that is not kept. */
const partsOf = ({ refreshToken, access }: KeptTokens): readonly string[] =>
  (access && splitIntoParts(JSON.stringify({ ...access, of: digestOf(refreshToken) }))) ?? [];

/** The access token in a kept text; null for a text of another form, and one that came with another refresh token. */
function accessIn(text: string, refreshToken: string): AccessToken | null {
  try {
    const { of, ...access } = keptAccess.parse(JSON.parse(text));
    return of === digestOf(refreshToken) ? access : null;
  } catch {
    return null;
  }
}
