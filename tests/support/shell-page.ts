import { once } from 'node:events';
import { request } from 'node:http';
import { WebSocket } from 'ws';
import type { FromPage, ToPage } from '../../tools/browser-shell/messages.ts';

/** The cookie that the key is exchanged for, as a browser would keep it. */
export async function cookieFor(url: string): Promise<string> {
  const response = await fetch(url, { redirect: 'manual' });
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** Status of a raw request, with headers that fetch would not let a page set. */
export function statusOf(address: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** A page of the shell without a browser: its half of the line. */
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

  /** The next message of a type, or one that came already; each is given once. */
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
  async call(name: string, value?: unknown): Promise<unknown> {
    const id = this.#nextCall;
    this.#nextCall += 1;
    this.send({ type: 'invoke', id, channel: 'call', args: [name, value] });
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
