import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of the file of updates, whose answer a test can change. */
export interface UpdatesServer {
  readonly address: string;
  /** Every request so far. */
  readonly requests: readonly Pick<IncomingMessage, 'method' | 'url' | 'headers'>[];
  /** Answers with this file from now on. */
  offer(file: unknown): void;
  answer(listener: RequestListener): void;
  close(): Promise<void>;
}

/** Starts one, on this computer over http. Without a file it answers 404. */
export async function startUpdatesServer(): Promise<UpdatesServer> {
  let listener: RequestListener = (_, response) => response.writeHead(404).end();
  const requests: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = [];
  const server = createServer((request, response) => {
    const { method, url, headers } = request;
    requests.push({ method, url, headers });
    listener(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on TCP has an address of this shape.
  const { port } = server.address() as AddressInfo;
  const answer = (next: RequestListener) => {
    listener = next;
  };
  return {
    address: `http://127.0.0.1:${port}/escale/updates.json`,
    requests,
    answer,
    offer: (file) => answer((_, response) => response.end(JSON.stringify(file))),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
