import type { AppError } from '#shared/errors.ts';
import { AppFailure } from '#shared/failure.ts';
import type { EscaleApi } from '#shared/ipc/api.ts';
import type { Channel, RequestOf, ResponseOf } from '#shared/ipc/contract.ts';
import type { FilePurpose, FileSelection } from '#shared/ipc/files.ts';
import type { Progress } from '#shared/ipc/progress.ts';
import type { ReadChannel } from '#shared/ipc/reads.ts';
import type { Result } from '#shared/result.ts';

declare global {
  interface Window {
    /** Exposed by the preload script; its type is derived from the bridge contract. */
    readonly escale: EscaleApi;
  }
}

export interface InvokeOptions {
  /** Cancels the call in the renderer and in the main process. */
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
  /** The call was not requested by the person (prefetch): a failure is not reported. */
  isAhead?: boolean;
}

type FailedCall = (channel: Channel, error: AppError) => void;
const failedCallListeners = new Set<FailedCall>();

/** Listens to every call that fails, wherever it was made. @returns a function that stops it */
export function onFailedCall(listener: FailedCall): () => void {
  failedCallListeners.add(listener);
  return () => failedCallListeners.delete(listener);
}

/**
 * Calls the main process and resolves to the value of its answer. For use in queries and mutations. @throws AppFailure
 */
export async function invoke<C extends Channel>(
  channel: C,
  request: RequestOf<C>,
  { signal, onProgress, isAhead = false }: InvokeOptions = {},
): Promise<ResponseOf<C>> {
  // The call was cancelled before it was sent.
  if (signal?.aborted) throw new AppFailure({ kind: 'cancelled' });
  const callId = crypto.randomUUID();
  const cancel = () => window.escale.cancel(callId);
  signal?.addEventListener('abort', cancel, { once: true });
  const stopProgress =
    onProgress &&
    window.escale.on('call.progress', ({ callId: id, ...progress }) => {
      if (id === callId) onProgress(progress);
    });
  try {
    const result = await methodOf(channel)(request, callId);
    if (!result.ok) {
      if (!isAhead) for (const listener of failedCallListeners) listener(channel, result.error);
      throw new AppFailure(result.error);
    }
    return result.value;
  } finally {
    signal?.removeEventListener('abort', cancel);
    stopProgress?.();
  }
}

/**
 * Sends a call that changes nothing. Queries, prefetches and everything that starts without a command of the user go
 * through it: the compiler refuses channels that write.
 */
export const read = <C extends ReadChannel>(
  channel: C,
  request: RequestOf<C>,
  options?: InvokeOptions,
): Promise<ResponseOf<C>> => invoke(channel, request, options);

type AnyMethod<C extends Channel> = (request: RequestOf<C>, callId: string) => Promise<Result<ResponseOf<C>>>;

function methodOf<C extends Channel>(channel: C): AnyMethod<C> {
  const [namespace = '', name = ''] = channel.split('.');
  // The channel is a name of the contract; the compiler loses that once the text is split.
  const api = window.escale as unknown as Record<string, Record<string, AnyMethod<C>>>;
  const method = api[namespace]?.[name];
  if (method === undefined) throw new AppFailure({ kind: 'refused', platformText: channel });
  return method;
}

/**
 * Hands over a dropped file: its path never reaches the page.
 * @throws AppFailure `file`
 */
export async function adoptDropped(file: File, purpose: FilePurpose): Promise<FileSelection> {
  const answer = await window.escale.files.fromDrop(file, purpose);
  if (!answer.ok) throw new AppFailure(answer.error);
  return answer.value;
}

/** Lets main forget a file that will not be sent; it would expire by itself anyway. */
export function releaseFile({ selectionId }: FileSelection): void {
  invoke('files.release', { selectionId }).catch(() => {});
}
