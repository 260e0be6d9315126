import { useEffect, useRef, useState } from 'react';
import type { InvokeOptions } from '#renderer/kit/data/bridge.ts';
import type { AppError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';
import type { Progress } from '#shared/ipc/progress.ts';

/** The state of a long call. */
export type TransferState<T> =
  | { status: 'idle' }
  | { status: 'running'; progress: Progress | null }
  | { status: 'done'; value: T }
  | { status: 'failed'; error: AppError };

export interface Transfer<T> {
  state: TransferState<T>;
  start: (run: (options: InvokeOptions) => Promise<T>) => void;
  cancel: () => void;
  /** Returns to the start, for another attempt. */
  reset: () => void;
}

/** Follows one long call: progress, outcome, cancellation. Unmounting cancels it. */
export function useTransfer<T>(): Transfer<T> {
  const [state, setState] = useState<TransferState<T>>({ status: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = (run: (options: InvokeOptions) => Promise<T>) => {
    if (running.current !== null) return;
    const controller = new AbortController();
    running.current = controller;
    setState({ status: 'running', progress: null });
    const { signal } = controller;
    run({ signal, onProgress: (progress) => setState({ status: 'running', progress }) })
      .then((value) => setState({ status: 'done', value }))
      .catch((thrown: unknown) => setState({ status: 'failed', error: toAppError(thrown) }))
      .finally(() => {
        running.current = null;
      });
  };
  return {
    state,
    start,
    cancel: () => running.current?.abort(),
    reset: () => setState({ status: 'idle' }),
  };
}
