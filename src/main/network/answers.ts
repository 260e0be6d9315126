import type { HttpFetch } from '../ports.ts';
import { type AnswerKind, type AnswerLimit, answerLimits } from './answer-limits.ts';

/** A response whose body is not read, or not to its end. */
export class AnswerRefused extends Error {
  override readonly name = 'AnswerRefused';
  readonly reason: 'tooLarge' | 'tooSlow' | 'codings';
  /** Status of the response. */
  readonly status: number;

  constructor(reason: AnswerRefused['reason'], status: number) {
    super(`the body of a response is not read: ${reason}`);
    this.reason = reason;
    this.status = status;
  }
}

/** Returns the refusal of a response from a chain of causes; undefined when there is none. */
export function answerRefusedIn(thrown: unknown): AnswerRefused | undefined {
  if (thrown instanceof AnswerRefused) return thrown;
  return thrown instanceof Error ? answerRefusedIn(thrown.cause) : undefined;
}

/** Names of the content codings of a body, in the order in which they were applied. */
export const codingsOf = (headers: Headers): string[] =>
  (headers.get('content-encoding') ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity');

/**
 * Wraps a response whose content coding its network removes or has removed: its body is read within the limits of its
 * kind.
 * @throws AnswerRefused for a body with several content codings, each of which unpacks a byte into a thousand
 */
export function boundedResponse(response: Response, kind: AnswerKind): Response {
  const { status, statusText, headers, body, ok } = response;
  if (codingsOf(headers).length > 1) {
    body?.cancel().catch(() => undefined);
    throw new AnswerRefused('codings', status);
  }
  if (body === null) return response;
  const limit: AnswerLimit = ok ? answerLimits[kind] : answerLimits.failure;
  return new Response(boundedBody(body, limit, status), { status, statusText, headers });
}

/** Wraps a fetch without limits: the bodies of its responses are read within them. */
export const bounded =
  (fetch: HttpFetch): HttpFetch =>
  async (input, init) =>
    boundedResponse(await fetch(input, init), init.answer);

/** Pulls chunks on demand, so that a slow reader slows down the server. */
function boundedBody(
  body: ReadableStream<Uint8Array>,
  { bytes, milliseconds, beyond }: AnswerLimit,
  status: number,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let left = bytes;
  let timer: NodeJS.Timeout | undefined;
  const stop = (reason?: unknown) => {
    clearTimeout(timer);
    reader.cancel(reason).catch(() => undefined);
  };
  return new ReadableStream(
    {
      start(controller) {
        if (milliseconds === undefined) return;
        timer = setTimeout(() => {
          controller.error(new AnswerRefused('tooSlow', status));
          stop();
        }, milliseconds);
        // A body that nobody reads does not keep the process alive.
        timer.unref();
      },
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (done) {
            clearTimeout(timer);
            return controller.close();
          }
          left -= value.byteLength;
          if (left >= 0) return controller.enqueue(value);
          stop();
          if (beyond === 'refused') return controller.error(new AnswerRefused('tooLarge', status));
          controller.enqueue(value.subarray(0, value.byteLength + left));
          controller.close();
        } catch (thrown) {
          stop();
          throw thrown;
        }
      },
      cancel: stop,
    },
    { highWaterMark: 0 },
  );
}

/**
 * Reads the body of a response that a fetch of this application has given, whose limits hold it.
 * @throws AnswerRefused beyond the limits; what the network throws when the body breaks off
 */
export const readBody = async (response: Response): Promise<Uint8Array<ArrayBuffer>> =>
  joined(await readChunks(response));

/** Does the same, and returns the bytes as they arrived. */
export async function readChunks({ body }: Response): Promise<Uint8Array<ArrayBuffer>[]> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of body ?? []) chunks.push(chunk);
  return chunks;
}

/** Returns the bytes of several chunks as one. */
export function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((size, { byteLength }) => size + byteLength, 0));
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}
