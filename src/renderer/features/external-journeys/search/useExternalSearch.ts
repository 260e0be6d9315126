import { invoke } from '#renderer/kit/data/bridge.ts';
import { useKeptStore } from '#renderer/kit/data/kept-store.ts';
import { useNotify } from '#renderer/kit/data/notify.ts';
import { useStore } from '#renderer/kit/data/store.ts';
import { type SearchDraft, searchesOf, type Way } from './draft.ts';
import { type Ask, type HeldSearch, type Line, lineOf, runLines, searchKey } from './run.ts';

/** Ends the run of a record; it outlives the tab, as the answers do. */
const running = new Map<number, AbortController>();

interface ExternalSearchState extends HeldSearch {
  isRunning: boolean;
  setWay: (way: Way, isBoth: boolean) => void;
  change: (way: Way, draft: SearchDraft) => void;
  /** Runs the searches of the ways that are wanted, in place of a former run. */
  search: (drafts: readonly (readonly [way: Way, draft: SearchDraft])[]) => void;
  /** Asks again for one line that failed or was cancelled. */
  retry: (line: Line) => void;
  cancel: () => void;
}

/**
 * The search of external journeys of a record: its form, its calls and what they answered are kept while the
 * application runs (docs/screens/10-external-journeys.md §3.1). No provider is called before
 * the person searches.
 * @param initial the form at first, from the record
 * @param providers names of the providers; undefined where they are unknown
 */
export function useExternalSearch(
  id: number,
  initial: Readonly<Record<Way, SearchDraft>>,
  providers: readonly string[] | undefined,
): ExternalSearchState {
  const store = useKeptStore<HeldSearch>(searchKey(id), {
    way: 'outward',
    isBoth: false,
    drafts: initial,
    lines: [],
  });
  const held = useStore(store);
  const notify = useNotify();
  // Read from the store, since answers arrive after the component was drawn, or when it is gone.
  const now = () => store.get();
  const set = (change: Partial<HeldSearch>) => store.set({ ...now(), ...change });

  const run = async (lines: readonly Line[], controller: AbortController) => {
    running.set(id, controller);
    const report = (line: number, change: Partial<Line>) => {
      // Results of a replaced run are ignored.
      if (running.get(id) !== controller) return;
      set({ lines: now().lines.map((one) => (one.key === line ? { ...one, ...change } : one)) });
    };
    await runLines(lines, askProvider, report, controller.signal);
    const isOwn = running.get(id) === controller;
    // Each line shows why its call failed; the platform's text would contain the provider's key.
    if (isOwn && now().lines.every(({ state }) => state === 'failed')) {
      notify({ context: 'externaljourneys', name: 'loaded', outcome: 'error' });
    }
  };

  return {
    ...held,
    isRunning: held.lines.some(({ state }) => state === 'waiting' || state === 'asking'),
    setWay: (way, isBoth) => set({ way, isBoth }),
    change: (way, draft) => set({ drafts: { ...now().drafts, [way]: draft } }),
    search: (drafts) => {
      running.get(id)?.abort();
      const searches = drafts.flatMap(([way, draft]) =>
        searchesOf(draft, providers).map((search) => ({ way, search })),
      );
      const lines = searches.map(({ way, search }, position) => lineOf(position, way, search));
      set({ drafts: { ...now().drafts, ...Object.fromEntries(drafts) }, lines });
      void run(lines, new AbortController());
    },
    retry: (line) => {
      const controller = running.get(id);
      const again = controller === undefined || controller.signal.aborted ? new AbortController() : controller;
      void run([line], again);
    },
    cancel: () => running.get(id)?.abort(),
  };
}

/** Searches at one provider, or at all in one call. Call only on the person's request. @throws AppFailure */
const askProvider: Ask = (search, signal) => invoke('external.search', search, { signal });
