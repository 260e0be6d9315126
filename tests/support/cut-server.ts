import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';

/** What a server does with a connection on which a whole request has arrived. */
export type Ending =
  /** Closes the connection before the first byte of the answer. */
  | 'before'
  /** Closes it after half of the answer. */
  | 'within'
  /** Sends the whole answer, announced as keep-alive, then closes the connection. */
  | 'after'
  /** Sends a whole answer with this status, and keeps the connection open. */
  | number;

export interface Arrived {
  method: string;
  path: string;
  /** The connection, counted from 1, and the request on it. */
  connection: number;
  turn: number;
}

const text = '{"isDone":true}';
const answer = (status: number) =>
  `HTTP/1.1 ${status} Said\r\ncontent-type: application/json\r\ncontent-length: ${text.length}\r\nconnection: keep-alive\r\n\r\n${text}`;

/**
 * An HTTP/1.1 server on raw sockets: it counts each request before handling it, and closes connections as the test
 * says.
 */
export class CutServer {
  readonly arrived: Arrived[] = [];
  /** The ending of each request of a path, in turn; 200 once they are used up. */
  readonly endings = new Map<string, Ending[]>();
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  #connections = 0;

  private constructor() {
    this.#server = createServer((socket) => this.#serve(socket));
  }

  static async start(): Promise<CutServer> {
    const server = new CutServer();
    await new Promise<void>((resolve) => server.#server.listen(0, '127.0.0.1', resolve));
    return server;
  }

  get baseUrl(): string {
    // A server that listens on TCP has an address of this shape.
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  of(path: string): Arrived[] {
    return this.arrived.filter((one) => one.path === path);
  }

  /** Closes every idle connection, as a server does after a timeout. */
  endIdle(): void {
    for (const socket of this.#sockets) socket.end();
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #serve(socket: Socket): void {
    this.#connections += 1;
    const connection = this.#connections;
    let turn = 0;
    let received = Buffer.alloc(0);
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket)).on('error', () => undefined);
    socket.on('data', (bytes) => {
      received = Buffer.concat([received, bytes]);
      const end = received.indexOf('\r\n\r\n');
      if (end < 0) return;
      const head = received.subarray(0, end).toString('latin1');
      const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0);
      if (received.length < end + 4 + length) return;
      received = received.subarray(end + 4 + length);
      turn += 1;
      const [method = '', path = ''] = head.split(' ', 2);
      this.arrived.push({ method, path, connection, turn });
      this.#end(socket, this.endings.get(path)?.shift() ?? 200);
    });
  }

  #end(socket: Socket, ending: Ending): void {
    if (ending === 'before') socket.destroy();
    else if (ending === 'within') socket.end(answer(200).slice(0, -5));
    else if (ending === 'after') socket.end(answer(200));
    else socket.write(answer(ending));
  }
}
