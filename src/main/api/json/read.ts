import { nextTurn } from '../../delay.ts';
import { joined } from '../../network/answers.ts';
import { tooLarge, unreadable } from '../errors.ts';
import { parseLarge } from './large.ts';
import { maxTokens, SMALL } from './limits.ts';
import { JsonMeter } from './meter.ts';
import { parseJson } from './parse.ts';

/** Maximum bytes that are counted before other work of this thread runs. */
const SLICE = 256 * 1024;

export type JsonKind = keyof typeof maxTokens;

export interface ReadJsonOptions {
  kind: JsonKind;
  /** Path of `json/worker.ts` or of its build. */
  workerFile: string;
  signal?: AbortSignal | undefined;
}

/**
 * Parses the JSON of a response; undefined when it is empty. Its values are counted before any is parsed, and what is
 * large is parsed outside this thread.
 * @throws AppFailure `server` with `isUnreadable` when it is not JSON or cut off, with `isTooLarge` when it has more
 * values than its kind may have
 */
export async function readJson(response: Response, { kind, workerFile, signal }: ReadJsonOptions): Promise<unknown> {
  const { status } = response;
  const bytes = await meteredBytes(response, kind);
  try {
    return bytes.isSmall ? parseJson(bytes.whole) : await parseLarge(workerFile, bytes.whole, signal);
  } catch (thrown) {
    signal?.throwIfAborted();
    throw thrown instanceof RangeError ? tooLarge(status) : unreadable(status);
  }
}

async function meteredBytes(response: Response, kind: JsonKind) {
  const { body, status } = response;
  const meter = new JsonMeter();
  const chunks: Uint8Array[] = [];
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    for (let at = 0; at < chunk.byteLength; at += SLICE) {
      if (at > 0) await nextTurn();
      meter.add(chunk.subarray(at, at + SLICE));
      if (meter.isTooDeep || meter.tokens > maxTokens[kind]) throw tooLarge(status);
    }
  }
  const whole = joined(chunks);
  return { whole, isSmall: meter.tokens <= SMALL.tokens && whole.byteLength <= SMALL.bytes };
}
