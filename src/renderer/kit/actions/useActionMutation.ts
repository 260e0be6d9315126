import { useRef, useState } from 'react';
import type { AppError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';

export interface ActionMutation {
  isBusy: boolean;
  /** Why the last try failed; what was typed stays. */
  error: AppError | null;
  run: (perform: () => Promise<void>) => void;
}

/** One call that writes, from a dialog of its own: never twice at a time, its failure beside what was asked. */
export function useActionMutation(): ActionMutation {
  const [state, setState] = useState<Omit<ActionMutation, 'run'>>({ isBusy: false, error: null });
  const isRunning = useRef(false);
  const run = (perform: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ isBusy: true, error: null });
    perform()
      .then(
        () => setState({ isBusy: false, error: null }),
        (thrown: unknown) => setState({ isBusy: false, error: toAppError(thrown) }),
      )
      .finally(() => {
        isRunning.current = false;
      });
  };
  return { ...state, run };
}
