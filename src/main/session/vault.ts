import { AppFailure } from '#shared/failure.ts';
import { readExpected } from '../expected-secret.ts';
import { reasonOf } from '../log/values.ts';
import type { Clock, Log, SecretStore } from '../ports.ts';
import { KEYCHAIN_LIMIT, LATE, waitAtMost } from '../time-limit.ts';

/**
 * The OS keychain for the session: one operation at a time, in order. What it does not keep or remove is a result;
 * what it cannot read is an exception, since a session whose secret is out of reach is not over. The refresh token is stored nowhere else: without a keychain it stays in memory.
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
   * Returns the secret; null when there is none for certain. Waits for a person who is asked to unlock the keychain.
   * @throws AppFailure `keychain` when it cannot be read
   */
  async read(account: string): Promise<string | null> {
    const secret = await this.#next('read', () => readExpected(this.#secrets, account));
    if (secret === undefined) throw new AppFailure({ kind: 'keychain' });
    return secret;
  }

  /**
   * Stores a secret. One stored after the time limit is removed again.
   * @returns whether it is stored
   */
  async keep(account: string, secret: string): Promise<boolean> {
    const kept = this.#next('write', async () => {
      await this.#secrets.set(account, secret);
      return true;
    }).then((done) => done === true);
    const outcome = await waitAtMost(KEYCHAIN_LIMIT, this.#clock, kept);
    if (outcome !== LATE) return outcome;
    this.#log('warn', 'the keychain does not answer: the session is in memory only');
    void kept.then((done) => (done ? this.forget(account) : undefined));
    return false;
  }

  /** Removes the secret if the keychain allows it. */
  async forget(account: string): Promise<void> {
    await this.#next('delete', () => this.#secrets.delete(account));
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
