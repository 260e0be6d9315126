import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import type { LookupFunction } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { WebSocket } from 'ws';
import type { FromPage, ToPage } from '../../tools/browser-shell/messages.ts';

/** Browsers know that names under localhost are this computer; Node asks the system, which need not. */
const loopback: LookupFunction = (_host, options, found) =>
  options.all === true ? found(null, [{ address: '127.0.0.1', family: 4 }]) : found(null, '127.0.0.1', 4);

export interface ShellAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** A raw request, with headers that fetch would not let a page set. */
export function ask(
  address: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<ShellAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { method, headers, lookup: loopback }, async (response) => {
      try {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text: await readText(response) });
      } catch (thrown) {
        reject(thrown);
      }
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** The cookies received for the keys, each of which works once. */
const cookies = new Map<string, Promise<string>>();

/** The cookie that the key is exchanged for, as a browser would keep it. */
export function cookieFor(url: string): Promise<string> {
  const cookie = cookies.get(url) ?? ask(url).then(({ headers }) => headers['set-cookie']?.[0]?.split(';')[0] ?? '');
  cookies.set(url, cookie);
  return cookie;
}

/** Status of a raw request. */
export const statusOf = async (address: string, headers: Record<string, string>): Promise<number> =>
  (await ask(address, { headers })).status;

/** The page's end of the shell's connection, without a browser. */
export class ShellPage {
  readonly #socket: WebSocket;
  readonly received: ToPage[] = [];
  #nextCall = 1;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => this.received.push(JSON.parse(String(data)) as ToPage));
  }

  /** @throws Error when the shell refuses the line */
  static async open(
    url: string,
    { cookie, origin, path = '/start' }: { cookie?: string; origin?: string; path?: string } = {},
  ) {
    const { host, origin: own } = new URL(url);
    const socket = new WebSocket(`ws://${host}/__shell/channel`, {
      origin: origin ?? own,
      lookup: loopback,
      headers: { cookie: cookie ?? (await cookieFor(url)) },
    });
    const page = new ShellPage(socket);
    await once(socket, 'open');
    page.send({ type: 'hello', path, isDark: false });
    return page;
  }

  send(message: FromPage): void {
    this.#socket.send(JSON.stringify(message));
  }

  /** The next message of a type, or one already received; each is returned once. */
  async next<T extends ToPage['type']>(type: T): Promise<Extract<ToPage, { type: T }>> {
    for (;;) {
      const index = this.received.findIndex((message) => message.type === type);
      const [found] = index < 0 ? [] : this.received.splice(index, 1);
      // Just found by its type.
      if (found) return found as Extract<ToPage, { type: T }>;
      await once(this.#socket, 'message');
    }
  }

  /** Calls the tiny application. */
  call(name: string, value?: unknown): Promise<unknown> {
    return this.invoke('call', name, value);
  }

  /** Calls a channel of the application, as a preload does. */
  async invoke(channel: string, ...args: readonly unknown[]): Promise<unknown> {
    const id = this.#nextCall;
    this.#nextCall += 1;
    this.send({ type: 'invoke', id, channel, args: [...args] });
    for (;;) {
      const index = this.received.findIndex(
        (message) => (message.type === 'result' || message.type === 'failure') && message.id === id,
      );
      const [answer] = index < 0 ? [] : this.received.splice(index, 1);
      if (answer?.type === 'failure') throw new Error(answer.message);
      if (answer?.type === 'result') return answer.value;
      await once(this.#socket, 'message');
    }
  }

  async close(): Promise<void> {
    this.#socket.close();
    await once(this.#socket, 'close');
  }
}
