import type { SearchDraft, Way } from './draft.ts';
import type { Line } from './run.ts';

/** What the tab keeps of one record while the application runs. */
export interface HeldSearch {
  way: Way;
  /** Both ways are searched at once. */
  isBoth: boolean;
  drafts: Readonly<Record<Way, SearchDraft>>;
  lines: readonly Line[];
}

/** Where it is kept. */
export const searchKey = (id: number) => ['external-journeys', id] as const;
