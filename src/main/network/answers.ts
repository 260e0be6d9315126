// Circular with ../ports.ts: the port names the kind of an answer, and the wrapper here has the type of the port.
import type { HttpFetch } from '../ports.ts';

/** Bounds of one kind of response. */
export interface AnswerLimit {
  /** Maximum bytes of the body, after its content coding was removed. */
  readonly bytes: number;
  /** Maximum milliseconds from the head of the response to the end of its body; absent where the reader has a limit. */
  readonly milliseconds?: number;
  /** What happens beyond the bytes: the response is refused, or only its first bytes are read. */
  readonly beyond: 'refused' | 'cut';
}

const KB = 1024;
const MB = 1024 * KB;
const MINUTE = 60_000;

/**
 * The kinds of responses, and how much of each is read. Every request names its kind, so that no server can fill the
 * memory: neither with a long body nor with one that is small before it is unpacked.
 */
export const answerLimits = {
  // The longest record is a campaign or an article with its text, of which editors make some 100 KB.
  item: { bytes: 4 * MB, milliseconds: MINUTE, beyond: 'refused' },
  // At most 1,000 rows are asked for (`listQuery`), and the longest rows of the platform have 3 KB.
  page: { bytes: 8 * MB, milliseconds: MINUTE, beyond: 'refused' },
  // A list that the platform answers without pages has the rows of many pages.
  whole: { bytes: 16 * MB, milliseconds: MINUTE, beyond: 'refused' },
  // The status says what failed, and a sentence why: the longest that was met has 1 KB. A page of a proxy adds nothing
  // after its beginning. It is little enough to be parsed at once, whatever it holds.
  failure: { bytes: 64 * KB, milliseconds: MINUTE / 2, beyond: 'cut' },
  // Pictures of the platform are thumbnails and photographs; it takes none above 4 MB (docs/platform/a-auth-users.md §8).
  picture: { bytes: 8 * MB, milliseconds: MINUTE / 3, beyond: 'refused' },
  // Squares of 250 pixels, or 800.
  avatar: { bytes: 2 * MB, milliseconds: MINUTE / 3, beyond: 'refused' },
  // Drawings take some kilobytes.
  icon: { bytes: 64 * KB, milliseconds: MINUTE / 3, beyond: 'refused' },
  // A scanned page, or a PDF.
  document: { bytes: 8 * MB, milliseconds: MINUTE / 3, beyond: 'refused' },
  // Of 256 pixels a side, or up to 1,024 on sharp screens.
  tile: { bytes: 2 * MB, milliseconds: MINUTE / 3, beyond: 'refused' },
  // Pictures of messages stand on servers of others as well; the person is shown what they weigh, up to here.
  messagePicture: { bytes: 16 * MB, milliseconds: MINUTE / 3, beyond: 'cut' },
  // What a link leads to is of no interest, only that it answers.
  link: { bytes: 64 * KB, milliseconds: MINUTE / 3, beyond: 'cut' },
  // The export of a million users has some 300 MB. Its reader waits for each chunk (`StallGuard`).
  file: { bytes: 1024 * MB, beyond: 'refused' },
  // The check of the computer looks at the first words of what answers in place of the platform.
  check: { bytes: 100 * KB, milliseconds: MINUTE / 3, beyond: 'cut' },
  // The file of updates has five lines (docs/updates.md).
  updates: { bytes: 64 * KB, milliseconds: MINUTE / 3, beyond: 'refused' },
  // The script that takes pictures of articles answers with an address.
  address: { bytes: 64 * KB, milliseconds: MINUTE, beyond: 'refused' },
} as const satisfies Readonly<Record<string, AnswerLimit>>;

/** What the body of a successful response is; that of another one is read as `failure`. */
export type AnswerKind = keyof typeof answerLimits;

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
