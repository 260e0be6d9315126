import { z } from 'zod';
import { type ProxyAnswer, type ProxyQuestion, proxyAnswer } from '#shared/ipc/network.ts';
import type { Emit } from '../ipc/handler.ts';
import type { Clock, Log, SecretStore } from '../ports.ts';
import { KEYCHAIN_LIMIT, waitAtMost } from '../time-limit.ts';

/** Account name of a proxy's credentials in the keychain. */
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

interface StoredCredentials {
  credentials: ProxyAnswer;
  isKept: boolean;
}

/** Authenticates one connection at a proxy. */
export interface ProxyVisit {
  /** Returns known credentials, without asking the person. */
  authorization(): Promise<string | null>;
  /**
   * Returns credentials after the proxy asked for some or refused the given ones: those entered meanwhile for another
   * connection, else those the person enters now.
   * @param refused value that was refused; null when none was sent
   * @returns null when the person enters none, for this connection or for another one started before
   */
  ask(realm: string, refused: string | null): Promise<string | null>;
  /** The proxy accepted the credentials: stores them for the next start. */
  accepted(): void;
}

/** What a connector needs of the credentials of proxies. */
interface Visited {
  visit(proxy: string): ProxyVisit;
}

/** The credentials that are known, for connections that ask the person nothing. */
export const withoutQuestions = (credentials: Visited): Visited => ({
  visit: (proxy) => ({ ...credentials.visit(proxy), ask: async () => null }),
});

/**
 * Credentials of proxies, shared by all connections: the keychain is read once and the person is asked once. Accepted
 * credentials are stored in the keychain, or in memory without one.
 */
export class ProxyCredentials {
  readonly #options: ProxyCredentialsOptions;
  readonly #known = new Map<string, Promise<StoredCredentials | null>>();
  #question: (ProxyQuestion & { answer(given: ProxyAnswer | null): void }) | null = null;
  /** Serialises questions: the window shows one at a time. */
  #last: Promise<unknown> = Promise.resolve();
  #questionCount = 0;
  /** By proxy, the last question that was declined; connections started before it do not ask again. */
  readonly #declined = new Map<string, number>();

  constructor(options: ProxyCredentialsOptions) {
    this.#options = options;
  }

  /** The question that the window shows; null if there is none. */
  get question(): ProxyQuestion | null {
    if (this.#question === null) return null;
    const { id, proxy, realm, isRefused } = this.#question;
    return { id, proxy, realm, isRefused };
  }

  /** Answers a question; null declines. Ignored when another question is shown. */
  answer(id: number, given: ProxyAnswer | null): void {
    if (this.#question?.id === id) this.#question.answer(given);
  }

  /** Starts the authentication of one connection. */
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

  /** Not awaited: a keychain may ask the person to unlock it. */
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

  #of(proxy: string): Promise<StoredCredentials | null> {
    const known = this.#known.get(proxy) ?? this.#fromKeychain(proxy);
    this.#known.set(proxy, known);
    return known;
  }

  async #fromKeychain(proxy: string): Promise<StoredCredentials | null> {
    const { secrets, clock, log } = this.#options;
    try {
      const read = stored.safeParse(await waitAtMost(KEYCHAIN_LIMIT, clock, secrets.get(accountOf(proxy))));
      return read.success ? { credentials: read.data, isKept: true } : null;
    } catch (thrown) {
      log('warn', 'the keychain cannot be asked for the credentials of the proxy', { thrown });
      return null;
    }
  }

  async #askPerson(proxy: string, realm: string, isRefused: boolean): Promise<string | null> {
    const { promise, resolve } = Promise.withResolvers<ProxyAnswer | null>();
    this.#questionCount += 1;
    this.#question = { id: this.#questionCount, proxy, realm: realm.slice(0, 200), isRefused, answer: resolve };
    this.#options.emit('network.asked', this.question);
    const given = await promise;
    this.#question = null;
    this.#options.emit('network.asked', null);
    if (given === null) {
      this.#declined.set(proxy, this.#questionCount);
      return null;
    }
    this.#known.set(proxy, Promise.resolve({ credentials: given, isKept: false }));
    return basic(given);
  }
}
