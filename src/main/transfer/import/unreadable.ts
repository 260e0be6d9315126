import { type ImportBoundReason, importBounds, type workbookReasons } from '#shared/import/limits.ts';

type Reason = 'unsupported' | ImportBoundReason | (typeof workbookReasons)[number];

/**
 * A file that cannot be checked at all. Not an AppFailure, because the command-line check shares this code and loads no
 * bridge schemas.
 */
export class UnreadableImport extends Error {
  override readonly name = 'UnreadableImport';
  /** The reason that the page shows. */
  readonly reason: Reason;

  constructor(message: string, reason: Reason = 'unsupported') {
    super(message);
    this.reason = reason;
  }
}

const reasons = {
  bytes: 'tooManyBytes',
  workbookBytes: 'workbookTooLarge',
  records: 'tooManyLines',
  columns: 'tooManyColumns',
  characters: 'lineTooLong',
  emptyLines: 'tooManyEmptyLines',
} as const satisfies Record<keyof typeof importBounds, ImportBoundReason>;

/** A file that holds more than a bound allows. */
export const beyondBound = (bound: keyof typeof importBounds): UnreadableImport =>
  new UnreadableImport(`more than ${importBounds[bound]} ${bound}`, reasons[bound]);
