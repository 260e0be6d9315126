import { useEffect, useRef, useState } from 'react';
import { read } from '#renderer/kit/data/bridge.ts';
import type { AppError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';
import type { ResponseOf } from '#shared/ipc/contract.ts';
import type { Progress } from '#shared/ipc/progress.ts';

type State =
  | { step: 'idle'; error: AppError | null }
  | { step: 'running'; progress: Progress | null }
  | { step: 'found'; existing: ResponseOf<'import.existing'> };

export interface ExistingSearch {
  state: State;
  /** The existing records; empty before the search. */
  existing: ResponseOf<'import.existing'>;
  start: () => void;
  stop: () => void;
}

const none: ResponseOf<'import.existing'> = [];

/** The search for existing records; started by the user, who can stop it. */
export function useExisting(checkId: string): ExistingSearch {
  const [state, setState] = useState<State>({ step: 'idle', error: null });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const controller = new AbortController();
    running.current = controller;
    setState({ step: 'running', progress: null });
    const onProgress = (progress: Progress) => setState({ step: 'running', progress });
    try {
      const existing = await read('import.existing', { checkId }, { signal: controller.signal, onProgress });
      setState({ step: 'found', existing });
    } catch (thrown) {
      const error = toAppError(thrown);
      setState({ step: 'idle', error: error.kind === 'cancelled' ? null : error });
    }
  };
  const existing = state.step === 'found' ? state.existing : none;
  return { state, existing, start: () => void start(), stop: () => running.current?.abort() };
}
