import type { AnswerKind } from '../../network/answer-limits.ts';

/**
 * Maximum of values and keys (`JsonMeter.tokens`) in one JSON response, by its kind. A token costs up to three
 * microseconds and a few hundred bytes, whatever its value.
 */
export const maxTokens: Readonly<Record<Extract<AnswerKind, 'item' | 'page' | 'whole'>, number>> = {
  // The longest record that was met, a solidary record with its diary, has 920.
  item: 40_000,
  // 1,000 rows of 160 values: the longest rows that were met have 60.
  page: 320_000,
  whole: 640_000,
};

/**
 * Maximum members of a collection: five times what a page is asked for, and few enough to be read without a pause, also
 * when none can be.
 */
export const mostRows = 5000;

/** Maximum tokens and bytes of JSON that this thread parses itself: some twenty milliseconds on a slow computer. */
export const SMALL = { tokens: 10_000, bytes: 512 * 1024 } as const;

/** Maximum tokens of one member of a list; a longer one counts as a row that cannot be read. */
export const MAX_MEMBER_TOKENS = 20_000;

/** Tokens of the members that are handed to this thread at a time. */
export const TOKENS_AT_ONCE = 10_000;
