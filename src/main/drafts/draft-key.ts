import { randomBytes } from 'node:crypto';
import { readExpected } from '../expected-secret.ts';
import { reasonOf } from '../log/values.ts';
import type { Clock, Log, SecretStore } from '../ports.ts';
import { KEYCHAIN_LIMIT, LATE, waitAtMost } from '../time-limit.ts';
import { keyLength } from './sealed.ts';

/** Keychain account of the key, beside those of the sessions. */
export const keyAccount = 'drafts';

/**
 * Milliseconds before a keychain that failed is asked again: twice as long after each failure, because asking may show
 * an unexpected dialog.
 */
const pause = { first: 60_000, longest: 16 * 60_000 };

interface DraftKeyOptions {
  secrets: SecretStore;
  clock: Clock;
  log: Log;
  mayCome?: boolean;
}

/**
 * The key of the drafts: random, stored only in the OS keychain and in memory. It is created where a keychain that is
 * open has none: a new key makes what an earlier one encrypted unreadable for good. A roaming profile has a different
 * key on each computer with its own keychain.
 */
export class DraftKey {
  readonly #secrets: SecretStore;
  readonly #clock: Clock;
  readonly #log: Log;
  #key: Uint8Array | null = null;
  #asking: Promise<Uint8Array | null> | null = null;
  #isSlow = false;
  #askAgainAt = Number.NEGATIVE_INFINITY;
  #pause = pause.first;

  /** Whether a missing key may still appear: never where the site stores nothing in the keychain. */
  readonly mayCome: boolean;

  constructor({ secrets, clock, log, mayCome = true }: DraftKeyOptions) {
    this.mayCome = mayCome;
    this.#secrets = secrets;
    this.#clock = clock;
    this.#log = log;
  }

  /** Returns the key; null while no keychain provides or stores one, so that drafts stay in memory. Never throws. */
  async get(): Promise<Uint8Array | null> {
    if (this.#key !== null) return this.#key;
    if (this.#asking === null) {
      if (this.#clock.now() < this.#askAgainAt) return null;
      this.#asking = this.#ask().finally(() => {
        this.#asking = null;
        this.#isSlow = false;
      });
    }
    return this.#withPatience(this.#asking);
  }

  /** Asks a keychain that failed again at once, because the person wants it to. Never throws. */
  async askAgain(): Promise<void> {
    this.#askAgainAt = Number.NEGATIVE_INFINITY;
    this.#pause = pause.first;
    await this.get();
  }

  async #ask(): Promise<Uint8Array | null> {
    try {
      this.#key = (await this.#read()) ?? (await this.#make());
    } catch (thrown) {
      const reason = reasonOf(thrown);
      this.#log('warn', 'the keychain has no key for drafts: they are in memory only', { reason });
      this.#askAgainAt = this.#clock.now() + this.#pause;
      this.#pause = Math.min(2 * this.#pause, pause.longest);
    }
    return this.#key;
  }

  async #read(): Promise<Uint8Array | null> {
    const stored = await readExpected(this.#secrets, keyAccount);
    if (stored === null) return null;
    const key = Buffer.from(stored, 'base64');
    if (key.length === keyLength) return key;
    this.#log('warn', 'the key of the drafts is damaged: a new one takes its place');
    return null;
  }

  /** Creates a key and reads it back: one that the keychain does not return would make files that nobody can open. */
  async #make(): Promise<Uint8Array> {
    const key = randomBytes(keyLength);
    await this.#secrets.set(keyAccount, key.toString('base64'));
    const kept = await this.#secrets.get(keyAccount);
    if (kept === null || !key.equals(Buffer.from(kept, 'base64'))) throw new Error('the keychain did not keep it');
    return key;
  }

  /**
   * Waits for the keychain for a limited time. After a timeout nobody waits again; once it answers, the next draft gets
   * the key.
   */
  async #withPatience(asking: Promise<Uint8Array | null>): Promise<Uint8Array | null> {
    if (this.#isSlow) return null;
    const key = await waitAtMost(KEYCHAIN_LIMIT, this.#clock, asking);
    if (key !== LATE) return key;
    this.#isSlow = true;
    this.#log('warn', 'the keychain does not answer: drafts are in memory only');
    return null;
  }
}
