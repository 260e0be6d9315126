import { Worker } from 'node:worker_threads';
import { nextTurn } from '../../delay.ts';
import { untilAborted } from '../abort.ts';
import type { ParsedPart } from './worker.ts';

/** In megabytes; a response that needs more ends its worker alone. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

/**
 * Parses a large JSON text outside this thread, and receives its members in groups, so that other work of this thread
 * can run in between. A member that is too large by itself arrives as null.
 * @param workerFile path of `worker.ts` or of its build
 * @throws RangeError for a collection of more members than are read; another Error when it is not JSON or needs too
 *   much memory; AppFailure `cancelled`
 */
export async function parseLarge(
  workerFile: string,
  bytes: Uint8Array<ArrayBuffer>,
  signal?: AbortSignal,
): Promise<unknown> {
  const worker = new Worker(workerFile, { workerData: bytes, transferList: [bytes.buffer], resourceLimits });
  const ended = new Promise<never>((_, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the worker that parses ended early (${code})`)));
  });
  ended.catch(() => undefined);
  const next = () =>
    untilAborted(Promise.race([ended, new Promise<ParsedPart>((resolve) => worker.once('message', resolve))]), signal);
  try {
    const first = await next();
    if (first.kind === 'tooLarge') throw new RangeError('too many members');
    if (first.kind !== 'value') throw new SyntaxError('not JSON');
    if (!first.isCollection) return first.value;
    const members: unknown[] = [];
    for (;;) {
      await nextTurn();
      const part = next();
      worker.postMessage(null);
      const group = await part;
      if (group.kind !== 'members' || group.members.length === 0) break;
      for (const member of group.members) members.push(member);
    }
    // A collection is an object, and the worker left its members out.
    return { ...(first.value as object), 'hydra:member': members };
  } finally {
    void worker.terminate();
  }
}
