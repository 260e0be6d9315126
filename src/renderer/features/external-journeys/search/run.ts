import type { AppError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';
import type { ExternalJourney } from '#shared/resources/externaljourneys/journey.ts';
import type { ExternalSearch } from '#shared/resources/externaljourneys/search.ts';
import type { SearchDraft, Way } from './draft.ts';

/** One call: its search, its direction, and its state. */
export interface Line {
  /** Position in the run. */
  key: number;
  way: Way;
  search: ExternalSearch;
  state: 'waiting' | 'asking' | 'answered' | 'failed' | 'cancelled';
  error: AppError | null;
  journeys: readonly ExternalJourney[];
  /** Journeys that could not be read. */
  unreadable: number;
}

/** Calls at once (docs/screens/10-external-journeys.md §3.2). */
const AT_ONCE = 3;

export type Ask = (
  search: ExternalSearch,
  signal: AbortSignal,
) => Promise<{ journeys: ExternalJourney[]; unreadable: number }>;

/** A call of one provider that was not sent yet. */
export const lineOf = (key: number, way: Way, search: ExternalSearch): Line => ({
  key,
  way,
  search,
  state: 'waiting',
  error: null,
  journeys: [],
  unreadable: 0,
});

/**
 * Makes the calls of some lines, three at a time, each for itself: one that fails keeps the others' answers. None is
 * repeated.
 * @param report called with each change of a line
 */
export async function runLines(
  lines: readonly Line[],
  ask: Ask,
  report: (key: number, change: Partial<Line>) => void,
  signal: AbortSignal,
): Promise<void> {
  const waiting = [...lines];
  const work = async () => {
    for (let line = waiting.shift(); line !== undefined; line = waiting.shift()) {
      if (signal.aborted) {
        report(line.key, { state: 'cancelled' });
        continue;
      }
      report(line.key, { state: 'asking', error: null });
      try {
        const { journeys, unreadable } = await ask(line.search, signal);
        report(line.key, { state: 'answered', journeys, unreadable });
      } catch (thrown) {
        const error = toAppError(thrown);
        report(line.key, error.kind === 'cancelled' ? { state: 'cancelled' } : { state: 'failed', error });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** The state of the tab for one record, kept while the application runs. */
export interface HeldSearch {
  way: Way;
  /** Both ways are searched at once. */
  isBoth: boolean;
  drafts: Readonly<Record<Way, SearchDraft>>;
  lines: readonly Line[];
}

/** Cache key of that state. */
export const searchKey = (id: number) => ['external-journeys', id] as const;
