import { useEffect, useRef, useState } from 'react';
import { invoke, read } from '#renderer/kit/data/bridge.ts';
import { usePreferences } from '#renderer/kit/data/session.ts';
import { useIsDark } from '#renderer/kit/ui/theme/useIsDark.ts';
import type { AppError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';
import type { DashboardAnswer, DashboardRequest } from '#shared/ipc/analytics.ts';

/** The request of a screen; the theme is added by the hook. */
export type DashboardQuery = Omit<DashboardRequest, 'isDark' | 'isFresh' | 'acceptedHost'>;

export type DashboardState =
  | { kind: 'asking' }
  | { kind: 'failed'; error: AppError }
  /** The user stopped loading. */
  | { kind: 'stopped' }
  | { kind: 'answered'; answer: DashboardAnswer };

export interface Dashboard {
  state: DashboardState;
  /** Requests the dashboard again, bypassing the cache. */
  refresh: () => void;
  /** Accepts dashboards from another host. */
  accept: (host: string) => void;
  stop: () => void;
}

/** The user's choices for one query; another query starts without them. */
interface UserChoice {
  query: string;
  number: number;
  isFresh: boolean;
  acceptedHost?: string;
}

/**
 * Requests a dashboard, again at each change of the query, theme or language, and releases it on unmount. Not a cached
 * query: an answer of the main process is valid for one view on screen.
 * @param query null while the screen has no room for it: nothing is requested
 */
export function useDashboard(query: DashboardQuery | null): Dashboard {
  const { theme, locale } = usePreferences();
  const isDark = useIsDark(theme);
  const isWanted = query !== null;
  const request = JSON.stringify({ ...query, isDark });
  const [turn, setTurn] = useState<UserChoice>({ query: request, number: 0, isFresh: false });
  const [latest, setLatest] = useState<{ key: string; state: DashboardState } | null>(null);
  const { number, isFresh, acceptedHost } = turn.query === request ? turn : { number: 0, isFresh: false };
  const key = `${request} ${locale} ${number}`;
  const running = useRef<AbortController>(null);

  useEffect(() => {
    if (!isWanted) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    let handle: string | null = null;
    const close = () => {
      if (handle !== null) invoke('analytics.close', { handle }).catch(() => {});
    };
    const settle = (state: DashboardState) => {
      if (!signal.aborted) setLatest({ key, state });
    };
    // Its own text, written above.
    const parsed = JSON.parse(request) as DashboardQuery & { isDark: boolean };
    read('analytics.open', { ...parsed, isFresh, acceptedHost }, { signal }).then(
      (answer) => {
        if (answer.outcome === 'opened') handle = answer.handle;
        if (signal.aborted) close();
        settle({ kind: 'answered', answer });
      },
      (thrown: unknown) => settle({ kind: 'failed', error: toAppError(thrown) }),
    );
    return () => {
      controller.abort();
      close();
    };
  }, [isWanted, key, request, isFresh, acceptedHost]);

  const again = (given: Pick<UserChoice, 'isFresh' | 'acceptedHost'>) =>
    setTurn({ query: request, number: number + 1, ...given });
  return {
    state: latest?.key === key ? latest.state : { kind: 'asking' },
    refresh: () => again({ isFresh: true }),
    accept: (host) => again({ isFresh: false, acceptedHost: host }),
    stop: () => {
      running.current?.abort();
      setLatest({ key, state: { kind: 'stopped' } });
    },
  };
}
