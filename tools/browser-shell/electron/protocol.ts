import type { Protocol } from 'electron';
import { onlyBeforeReady, onlyWhenReady } from './ready.ts';

type ProtocolHandler = (request: Request) => Response | Promise<Response>;

const answers = new Map<string, ProtocolHandler>();

export const protocol: Pick<Protocol, 'handle' | 'registerSchemesAsPrivileged'> = {
  // lib/browser/api/protocol.ts: it belongs to the default session, which there is once the runtime is ready.
  registerSchemesAsPrivileged: () => onlyBeforeReady('protocol.registerSchemesAsPrivileged'),
  handle: (scheme, answer) => {
    onlyWhenReady('protocol');
    answers.set(`${scheme}:`, answer as ProtocolHandler);
  },
};

/**
 * Returns the answer of the application's own protocol to one of its addresses. Its request never says that the page has
 * gone (`lib/browser/api/protocol.ts`, `Protocol.prototype.handle`: a `Request` without `signal`); the body of an answer
 * is cancelled then (`shell/browser/net/node_stream_loader.cc`, `~NodeStreamLoader`).
 */
export async function answerOf(address: string, method: string): Promise<Response> {
  const answer = answers.get(new URL(address).protocol);
  if (!answer) return new Response('The application answers no such address.\n', { status: 404 });
  return answer(new Request(address, { method }));
}
