import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { createTrainingPlatform, type TrainingOptions, type TrainingPlatform } from '#training/index.ts';
import { bodyAnswer, emptyAnswer, Faults, faultAnswer, insteadAnswer } from './faults.ts';

/** One call as the server saw it, in the shape that the contract's validator takes. */
export interface Exchange {
  request: {
    method: string;
    /** Path and query. */
    url: string;
    headers: Record<string, string>;
    /** Text of the body, when it is no form. */
    body?: string;
    form?: FormData;
  };
  /** Null until the answer is complete; stays null when the connection was dropped. */
  response: { method: string; url: string; status: number; contentType: string | null; body: string } | null;
}

export interface TrainingServer {
  /** Without a final slash. */
  readonly url: string;
  readonly platform: TrainingPlatform;
  readonly faults: Faults;
  /** Every call since the start, oldest first; the body of a CSV answer is left out. Empty it with `length = 0`. */
  readonly requests: Exchange[];
  /** How many calls are on their way: neither answered nor given up by who made them. */
  underway(): number;
  /** Ends all connections. Throws when the platform itself had a defect. */
  close(): Promise<void>;
}

interface Bindings {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
}

async function recordRequest(request: Request): Promise<Exchange> {
  const { pathname, search } = new URL(request.url);
  const headers = Object.fromEntries(request.headers);
  const exchange: Exchange = {
    request: { method: request.method, url: `${pathname}${search}`, headers },
    response: null,
  };
  const copy = request.clone();
  if (headers['content-type']?.startsWith('multipart/form-data')) exchange.request.form = await copy.formData();
  else exchange.request.body = await copy.text();
  return exchange;
}

/** Waits for the end of the body, so that the recorded answer is complete; a streamed file is not recorded. */
async function recordResponse({ request: { method, url }, ...exchange }: Exchange, response: Response) {
  const contentType = response.headers.get('content-type');
  const isText = /json|html/.test(contentType ?? '');
  const body = isText ? await response.clone().text() : '';
  return { ...exchange, response: { method, url, status: response.status, contentType, body } }.response;
}

const never = new Promise<Response>(() => {});

/** Starts the training platform over real local HTTP, with faults that a test switches on. */
export async function startTrainingServer(
  options: TrainingOptions & { faults?: Faults } = {},
): Promise<TrainingServer> {
  const faults = options.faults ?? new Faults();
  const defects: unknown[] = [];
  const platform = createTrainingPlatform({ ...options, onDefect: (defect) => defects.push(defect) });
  const requests: Exchange[] = [];
  const underway = new Set<ServerResponse>();

  const answerOf = (effect: ReturnType<Faults['take']>, request: Request): Response | Promise<Response> => {
    if (effect?.kind === 'status') return faultAnswer(effect.status);
    if (effect?.kind === 'body') return bodyAnswer(effect.body(new URL(request.url)));
    return effect?.kind === 'empty' ? emptyAnswer() : platform.fetch(request);
  };
  const answer = async (request: Request, exchange: Exchange, { outgoing }: Bindings): Promise<Response> => {
    const effect = faults.take(request.method, new URL(request.url).pathname);
    if (effect?.kind === 'slow') await delay(effect.milliseconds);
    if (effect?.kind === 'held') await effect.until;
    if (effect?.kind === 'hang') return never;
    if (effect?.kind === 'drop') {
      outgoing.destroy();
      return never;
    }
    if (effect?.kind === 'leave' || effect?.kind === 'late') {
      // A request of its own: that of the server ends with the connection.
      const { method, headers } = request;
      const body = method === 'GET' ? null : await request.blob();
      const own = new Request(request.url, { method, headers, body });
      if (effect.kind === 'late') {
        effect.keep(async () => platform.fetch(own));
        return insteadAnswer(effect.answer);
      }
      void platform.fetch(own);
      outgoing.destroy();
      return never;
    }
    const own = await answerOf(effect, request);
    if (effect?.kind === 'made') return effect.make(own);
    const response = effect?.kind === 'instead' ? insteadAnswer(effect.answer) : own;
    if (effect?.kind !== 'cut') {
      exchange.response = await recordResponse(exchange, response);
      return response;
    }
    outgoing.writeHead(response.status, { 'content-type': response.headers.get('content-type') ?? '' });
    outgoing.write('{"@context":');
    outgoing.destroy();
    return never;
  };

  const server = serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: async (request, env) => {
      // The server is a plain HTTP/1 one, so these are its bindings.
      const bindings = env as Bindings;
      const { outgoing } = bindings;
      underway.add(outgoing);
      outgoing.once('close', () => underway.delete(outgoing));
      const exchange = await recordRequest(request);
      requests.push(exchange);
      return answer(request, exchange, bindings);
    },
  });
  await new Promise<void>((resolve) => server.once('listening', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the training server has no port');

  return {
    url: `http://127.0.0.1:${address.port}`,
    platform,
    faults,
    requests,
    underway: () => underway.size,
    close: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
      if (defects.length > 0) throw new AggregateError(defects, 'the training platform has a defect');
    },
  };
}
