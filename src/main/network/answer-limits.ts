/** Bounds of one kind of response. */
export interface AnswerLimit {
  /** Maximum bytes of the body, after its content coding was removed. */
  readonly bytes: number;
  /** Maximum milliseconds from the head of the response to the end of its body; absent where the reader has a limit. */
  readonly milliseconds?: number;
  /** What happens beyond the bytes: the response is refused, or only its first bytes are read. */
  readonly beyond: 'refused' | 'cut';
}

const KB = 1024;
const MB = 1024 * KB;
const MINUTE = 60_000;

/**
 * The kinds of responses, and how much of each is read. Every request names its kind, so that no server can fill the
 * memory: neither with a long body nor with one that is small before it is unpacked.
 */
export const answerLimits = {
  // The longest record is a campaign or an article with its text, of which editors make some 100 KB.
  item: { bytes: 4 * MB, milliseconds: MINUTE, beyond: 'refused' },
  // At most 1,000 rows are asked for (`listQuery`), and the longest rows of the platform have 3 KB.
  page: { bytes: 8 * MB, milliseconds: MINUTE, beyond: 'refused' },
  // A list that the platform answers without pages has the rows of many pages.
  whole: { bytes: 16 * MB, milliseconds: MINUTE, beyond: 'refused' },
  // The status says what failed, and a sentence why: the longest that was met has 1 KB. A page of a proxy adds nothing
  // after its beginning. It is little enough to be parsed at once, whatever it holds.
  failure: { bytes: 64 * KB, milliseconds: MINUTE / 2, beyond: 'cut' },
  // Pictures of the platform are thumbnails and photographs; it takes none above 4 MB (docs/platform/a-auth-users.md §8).
  picture: { bytes: 8 * MB, milliseconds: MINUTE / 3, beyond: 'refused' },
  // Squares of 250 pixels, or 800.
  avatar: { bytes: 2 * MB, milliseconds: MINUTE / 3, beyond: 'refused' },
  // Drawings take some kilobytes.
  icon: { bytes: 64 * KB, milliseconds: MINUTE / 3, beyond: 'refused' },
  // A scanned page, or a PDF.
  document: { bytes: 8 * MB, milliseconds: MINUTE / 3, beyond: 'refused' },
  // Of 256 pixels a side, or up to 1,024 on sharp screens.
  tile: { bytes: 2 * MB, milliseconds: MINUTE / 3, beyond: 'refused' },
  // Pictures of messages stand on servers of others as well; the person is shown what they weigh, up to here.
  messagePicture: { bytes: 16 * MB, milliseconds: MINUTE / 3, beyond: 'cut' },
  // What a link leads to is of no interest, only that it answers.
  link: { bytes: 64 * KB, milliseconds: MINUTE / 3, beyond: 'cut' },
  // The export of a million users has some 300 MB. Its reader waits for each chunk (`StallGuard`).
  file: { bytes: 1024 * MB, beyond: 'refused' },
  // The check of the computer looks at the first words of what answers in place of the platform.
  check: { bytes: 100 * KB, milliseconds: MINUTE / 3, beyond: 'cut' },
  // The file of updates has five lines (docs/updates.md).
  updates: { bytes: 64 * KB, milliseconds: MINUTE / 3, beyond: 'refused' },
  // The script that takes pictures of articles answers with an address.
  address: { bytes: 64 * KB, milliseconds: MINUTE, beyond: 'refused' },
} as const satisfies Readonly<Record<string, AnswerLimit>>;

/** What the body of a successful response is; that of another one is read as `failure`. */
export type AnswerKind = keyof typeof answerLimits;
