import { z } from 'zod';
import { type ProxyAnswer, type ProxyQuestion, proxyAnswer } from '#shared/ipc/network.ts';
import type { Emit } from '../ipc/handler.ts';
import type { Clock, Log, SecretStore } from '../ports.ts';

/** Milliseconds that the keychain may take; a locked one may sit on an unlock dialog for ever. */
const PATIENCE = 5_000;

/** Where a proxy's credentials stand in the keychain. */
export const accountOf = (proxy: string): string => `proxy ${proxy}`;

const stored = z.string().transform((text, context) => {
  try {
    return proxyAnswer.parse(JSON.parse(text));
  } catch {
    context.addIssue({ code: 'custom' });
    return z.NEVER;
  }
});

/** Value of `Proxy-Authorization` (RFC 7617). */
const basic = ({ user, password }: ProxyAnswer): string =>
  `Basic ${Buffer.from(`${user}:${password}`, 'utf8').toString('base64')}`;

export interface ProxyCredentialsOptions {
  secrets: SecretStore;
  clock: Clock;
  emit: Emit;
  log: Log;
}

interface Known {
  credentials: ProxyAnswer;
  isKept: boolean;
}

/** One connection at a proxy. */
export interface ProxyVisit {
  /** What is known already: nobody is asked. */
  authorization(): Promise<string | null>;
  /**
   * What to tell the proxy when it took nothing, or refused what it was told: somebody else's answer if there is one
   * meanwhile, else the person's.
   *
   * @param refused value that it refused; null when it was told nothing
   * @returns null when the person gives none, to this connection or to another one that began before
   */
  ask(realm: string, refused: string | null): Promise<string | null>;
  /** The proxy took what it was told: it is kept for the next start. */
  accepted(): void;
}

/**
 * What proxies ask to be told, for as many connections as there are: the keychain is read once, the person is asked once.
 * What a proxy took is kept in the keychain; without one, in memory.
 */
export class ProxyCredentials {
  readonly #options: ProxyCredentialsOptions;
  readonly #known = new Map<string, Promise<Known | null>>();
  #question: (ProxyQuestion & { answer(given: ProxyAnswer | null): void }) | null = null;
  /** One proxy after the other: the window asks one thing at a time. */
  #last: Promise<unknown> = Promise.resolve();
  #asked = 0;
  /** The last question to which there was no answer, by proxy: what began before it does not ask again. */
  readonly #declined = new Map<string, number>();

  constructor(options: ProxyCredentialsOptions) {
    this.#options = options;
  }

  /** What the window asks now; null when it has nothing to ask. */
  get question(): ProxyQuestion | null {
    if (this.#question === null) return null;
    const { id, proxy, realm, isRefused } = this.#question;
    return { id, proxy, realm, isRefused };
  }

  /** The answer to a question, null when the person gives none. An answer to another one is nobody's. */
  answer(id: number, given: ProxyAnswer | null): void {
    if (this.#question?.id === id) this.#question.answer(given);
  }

  /** What one connection tells a proxy. */
  visit(proxy: string): ProxyVisit {
    const declined = this.#declined.get(proxy);
    return {
      authorization: () => this.#authorization(proxy),
      ask: (realm, refused) => {
        const asking = this.#last.then(async () => {
          if (this.#declined.get(proxy) !== declined) return null;
          const known = await this.#authorization(proxy);
          return known !== null && known !== refused ? known : this.#askPerson(proxy, realm, refused !== null);
        });
        this.#last = asking.catch(() => undefined);
        return asking;
      },
      accepted: () => void this.#keep(proxy),
    };
  }

  async #authorization(proxy: string): Promise<string | null> {
    const known = await this.#of(proxy);
    return known && basic(known.credentials);
  }

  /** Nothing waits for it: a keychain may ask the person to unlock it. */
  async #keep(proxy: string): Promise<void> {
    const known = await this.#of(proxy);
    if (known === null || known.isKept) return;
    known.isKept = true;
    const { secrets, log } = this.#options;
    try {
      await secrets.set(accountOf(proxy), JSON.stringify(known.credentials));
    } catch (thrown) {
      log('warn', 'the keychain does not keep the credentials of the proxy', { thrown });
    }
  }

  #of(proxy: string): Promise<Known | null> {
    const known = this.#known.get(proxy) ?? this.#fromKeychain(proxy);
    this.#known.set(proxy, known);
    return known;
  }

  async #fromKeychain(proxy: string): Promise<Known | null> {
    const { secrets, clock, log } = this.#options;
    let stopWaiting = () => {};
    const late = new Promise<null>((resolve) => {
      stopWaiting = clock.after(PATIENCE, () => resolve(null));
    });
    try {
      const read = stored.safeParse(await Promise.race([secrets.get(accountOf(proxy)), late]));
      return read.success ? { credentials: read.data, isKept: true } : null;
    } catch (thrown) {
      log('warn', 'the keychain cannot be asked for the credentials of the proxy', { thrown });
      return null;
    } finally {
      stopWaiting();
    }
  }

  async #askPerson(proxy: string, realm: string, isRefused: boolean): Promise<string | null> {
    const { promise, resolve } = Promise.withResolvers<ProxyAnswer | null>();
    this.#asked += 1;
    this.#question = { id: this.#asked, proxy, realm: realm.slice(0, 200), isRefused, answer: resolve };
    this.#options.emit('network.asked', this.question);
    const given = await promise;
    this.#question = null;
    this.#options.emit('network.asked', null);
    if (given === null) {
      this.#declined.set(proxy, this.#asked);
      return null;
    }
    this.#known.set(proxy, Promise.resolve({ credentials: given, isKept: false }));
    return basic(given);
  }
}
