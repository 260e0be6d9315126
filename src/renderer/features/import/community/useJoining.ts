import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { invoke, read } from '#renderer/kit/data/bridge.ts';
import { keys } from '#renderer/kit/data/queries.ts';
import type { AppError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';
import type { JoinResult, WaitingPeople } from '#shared/ipc/import-members.ts';
import type { Progress } from '#shared/ipc/progress.ts';

type Tried = JoinResult['lines'][number];

/** A person with an account, and the outcome of adding this person to the community. */
export interface WaitingPerson {
  line: number;
  label: string;
  /** An earlier request was never answered. */
  isUncertain: boolean;
  tried: Tried | undefined;
}

export interface Joining {
  people: readonly WaitingPerson[];
  /** How many wait still, those that are not listed included; null while the journal is being read. */
  waiting: number | null;
  /** How many became members earlier, or were already. */
  joined: number;
  /** Why the people could not be read. */
  error: AppError | null;
  progress: Progress | null;
  isRunning: boolean;
  /** Why the last run ended early. */
  stopped: AppError | null;
  /** Whether a run has ended since the report opened. */
  hasRun: boolean;
  /** Makes one person a member, or all who wait. */
  start: (line?: number) => void;
  stop: () => void;
  retry: () => void;
}

const isMember = (tried: Tried | undefined): boolean => tried?.outcome === 'joined' || tried?.outcome === 'already';

const none: WaitingPeople = { lines: [], total: 0, joined: 0 };

/** The people of a sent import who had an account already, and the work of making them members, one by one. */
export function useJoining(checkId: string, onRefused: () => void): Joining {
  const queryClient = useQueryClient();
  const [tried, setTried] = useState<ReadonlyMap<number, Tried>>(new Map());
  const [run, setRun] = useState<{ progress: Progress | null } | null>(null);
  const [ended, setEnded] = useState<{ waiting: number | null; stopped: AppError | null } | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const { data, error, refetch } = useQuery({
    queryKey: ['import', 'waiting', checkId],
    queryFn: ({ signal }) => read('import.waiting', { checkId }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { lines, total, joined } = data ?? none;

  const start = async (line?: number) => {
    const controller = new AbortController();
    running.current = controller;
    setRun({ progress: null });
    const onProgress = (progress: Progress) => setRun({ progress });
    try {
      const request = { checkId, ...(line !== undefined && { lines: [line] }) };
      const result = await invoke('import.join', request, { signal: controller.signal, onProgress });
      setTried((before) => new Map([...before, ...result.lines.map((one) => [one.line, one] as const)]));
      if (result.stopped?.kind === 'denied') onRefused();
      setEnded({ waiting: result.waiting, stopped: result.stopped ?? null });
    } catch (thrown) {
      const failed = toAppError(thrown);
      setEnded((before) => ({
        waiting: before?.waiting ?? null,
        stopped: failed.kind === 'cancelled' ? null : failed,
      }));
    } finally {
      setRun(null);
      void queryClient.invalidateQueries({ queryKey: keys.resource('communities') });
    }
  };
  return {
    people: lines.map((one) => ({ ...one, tried: tried.get(one.line) })),
    waiting: data === undefined ? null : (ended?.waiting ?? total),
    joined: joined + [...tried.values()].filter(isMember).length,
    error: error === null ? null : toAppError(error),
    progress: run?.progress ?? null,
    isRunning: run !== null,
    stopped: ended?.stopped ?? null,
    hasRun: ended !== null,
    start: (line) => void start(line),
    stop: () => running.current?.abort(),
    retry: () => void refetch(),
  };
}
