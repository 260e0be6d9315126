import { useRef, useState } from 'react';
import type { AppError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';

export interface ActionMutation {
  isBusy: boolean;
  /** Error of the last attempt; the inputs keep their values. */
  error: AppError | null;
  run: (perform: () => Promise<void>) => void;
}

/** A mutation of a dialog: one at a time, its error kept for the dialog to show. */
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
