import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { read } from '#renderer/kit/data/bridge.ts';
import type { AppError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';
import { comparedOptions } from '#shared/import/national/keeping.ts';
import type { EditedLine, ImportChanges } from '#shared/ipc/import-national.ts';
import type { Progress } from '#shared/ipc/progress.ts';
import { defaultDecisions, type LineDecisions } from './decisions.ts';

/** The start of the keys of comparisons: while one runs, the file cannot be sent. */
export const changesKey = ['import', 'changes'] as const;

type Compared = Pick<LineDecisions, 'selectionId' | 'options'>;
const keyOf = ({ selectionId, options }: Compared) => [...changesKey, selectionId, comparedOptions(options)] as const;

/** The places that were changed by hand on the platform, as far as the comparison of a file is known. */
export function useEditedPlaces(compared: Compared): readonly EditedLine[] {
  const { data } = useQuery<ImportChanges | null>({ queryKey: keyOf(compared), queryFn: skipToken });
  return data?.edited ?? [];
}

interface Comparison {
  changes: ImportChanges | null;
  isRunning: boolean;
  progress: Progress | null;
  error: AppError | null;
  /** Reads the platform again. */
  compareAnew: () => void;
}

/** Compares a checked file with the last import and the platform, and decides by default about the lines found. */
export function useChanges(checkId: string, decisions: LineDecisions): Comparison {
  const [progress, setProgress] = useState<Progress | null>(null);
  const isAnew = useRef(false);
  const { isBusy, decided, onDecide } = decisions;
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: keyOf(decisions),
    queryFn: async ({ signal }) => {
      const request = { checkId, isAnew: isAnew.current };
      isAnew.current = false;
      setProgress(null);
      return read('import.changes', request, { signal, onProgress: setProgress });
    },
    // Until the lines are checked again, the check is not that of the options.
    enabled: !isBusy,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const changes = data ?? null;
  const isCurrent = changes !== null && !isPlaceholderData && !isBusy;
  const decide = useEffectEvent((found: ImportChanges) => {
    const { repairs, lines } = defaultDecisions(found, decisions);
    if (lines.length > 0) onDecide(repairs, lines);
  });
  useEffect(() => {
    if (isCurrent && decided !== null) decide(changes);
  }, [isCurrent, changes, decided]);
  return {
    changes,
    isRunning: isFetching,
    progress,
    error: error === null ? null : toAppError(error),
    compareAnew: () => {
      isAnew.current = true;
      void refetch();
    },
  };
}
