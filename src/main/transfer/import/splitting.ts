import type { AppError } from '#shared/errors.ts';
import { labelOf, type SentRecord } from './answer.ts';
import type { ImportOutcomes } from './outcomes.ts';

/**
 * Requests refused as a whole, one after the other, after which the reason lies in no line. The first line of 200 is
 * found by nine; each further one right behind it takes two.
 */
const MOST_IN_A_ROW = 20;

type Records = readonly SentRecord[];

const halves = (records: Records): Records[] => {
  const middle = Math.ceil(records.length / 2);
  return [records.slice(0, middle), records.slice(middle)].filter((part) => part.length > 0);
};

/**
 * Splits the records of a batch that was refused as a whole.
 * @param suspect position of the record at which the platform failed; it goes alone, as lines are taken in order
 */
export function splitRecords(records: Records, suspect: number | null): Records[] {
  if (suspect === null) return halves(records);
  const parts = [records.slice(0, suspect), records.slice(suspect, suspect + 1), ...halves(records.slice(suspect + 1))];
  return parts.filter((part) => part.length > 0);
}

/**
 * Whether a failure may be about one line of its batch, so that the others would be imported without it: the platform
 * failed over what it read, or a server in front of it takes no file of that size. Other failures meet every batch.
 */
export const mayBeOneLine = (error: AppError): boolean =>
  error.kind === 'server' || error.kind === 'invalid' || isTooLarge(error);

/** Whether a server refused a batch for its size, before the platform read it. */
export const isTooLarge = (error: AppError): boolean => error.kind === 'file' && error.reason === 'tooLarge';

/**
 * Finds the lines for which the platform refuses whole batches (docs/platform/a-auth-users.md §3, §9). A line that is
 * refused alone counts as refused once the platform has taken another one after it: only this proves that the line is
 * to blame and not the platform.
 */
export class LineSearch {
  readonly #outcomes: ImportOutcomes;
  #inARow = 0;
  #alone: { record: SentRecord; error: AppError }[] = [];

  constructor(outcomes: ImportOutcomes) {
    this.#outcomes = outcomes;
  }

  /** Lines that were refused alone and are not counted as refused yet. */
  get held(): readonly number[] {
    return this.#alone.map(({ record }) => record.line);
  }

  /** The platform has taken lines: those refused alone before are to blame. @returns how many these are */
  taken(): number {
    const { length } = this.#alone;
    for (const { record, error } of this.#alone)
      this.#outcomes.add('refused', record.line, labelOf(record), error.platformText ?? '');
    this.#alone = [];
    this.#inARow = 0;
    return length;
  }

  /**
   * Takes a batch that was refused as a whole.
   * @returns the parts to send instead, none for a single line; null when so many were refused that no line is to blame
   */
  refused(records: Records, error: AppError, suspect: number | null): readonly Records[] | null {
    this.#inARow += 1;
    const [record] = records;
    if (record === undefined) return [];
    if (records.length === 1) {
      this.#alone.push({ record, error });
      return this.#inARow < MOST_IN_A_ROW ? [] : null;
    }
    return this.#inARow < MOST_IN_A_ROW ? splitRecords(records, suspect) : null;
  }

  /**
   * Ends the search when nothing is left to send. Lines that the platform named as wrong are refused; where it only
   * failed, it must have taken at least one line of the file.
   * @returns the failure of which nobody knows whether it is about these lines; null when they are refused
   */
  end(): AppError | null {
    const failed = this.#alone.find(({ error }) => error.status !== undefined);
    if (failed !== undefined && !this.#outcomes.hasTaken) return failed.error;
    this.taken();
    return null;
  }
}
