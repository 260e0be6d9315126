import { useRef, useState } from 'react';
import type { AppError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';

interface MutationState<T> {
  isPending: boolean;
  /** Error of the last run; null before it, while another one is pending, and after a success. */
  error: AppError | null;
  /** Result of the last run; undefined before it, while another one is pending, and after a failure. */
  data: T | undefined;
}

export interface ActionMutation<T> extends MutationState<T> {
  /**
   * Runs a call unless one is pending. Never throws and never retries.
   *
   * @returns the result of the call; undefined when it failed or was not started
   */
  run: (perform: () => Promise<T>) => Promise<T | undefined>;
  /** Drops the error and the result of the last run; a pending one goes on. */
  reset: () => void;
}

const idle = { isPending: false, error: null, data: undefined } as const;

/**
 * A call that writes, or has another effect outside the page, one at a time, with its state for the component. All such
 * calls of components go through this hook or through an action. The query library's `useMutation` is not used: its
 * cache keeps what was sent, passwords included, for minutes.
 */
export function useActionMutation<T = void>(): ActionMutation<T> {
  const [state, setState] = useState<MutationState<T>>(idle);
  // State is one render late: a second click may come before.
  const isRunning = useRef(false);
  const run: ActionMutation<T>['run'] = async (perform) => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setState({ ...idle, isPending: true });
    try {
      const data = await perform();
      setState({ ...idle, data });
      return data;
    } catch (thrown) {
      setState({ ...idle, error: toAppError(thrown) });
      return undefined;
    } finally {
      isRunning.current = false;
    }
  };
  const reset = () => {
    if (!isRunning.current) setState(idle);
  };
  return { ...state, run, reset };
}
