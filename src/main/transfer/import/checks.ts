import { randomUUID } from 'node:crypto';
import { AppFailure } from '#shared/failure.ts';
import type { ImportChoices } from '#shared/ipc/transfer.ts';
import { LruCache } from '#shared/lru.ts';
import type { FileStamp } from './file-stamp.ts';
import type { ImportFile } from './import-file.ts';
import type { CheckOutcome } from './jobs.ts';
import type { WrongLines } from './outcomes.ts';

/** A finished check: its details can be read, and it can be sent. */
export interface StoredCheck {
  checkId: string;
  selectionId: string;
  file: ImportFile;
  /** Name of the chosen file. */
  name: string;
  /** Size and time of the file when it was checked. */
  stamp: FileStamp;
  outcome: CheckOutcome;
  /** The person's choices and corrections. */
  choices: ImportChoices;
  /** Every line was sent: the check can be read but not sent again. */
  isSent?: true;
  /** Lines that were sent and not accepted; present once lines were sent. */
  wrong?: WrongLines;
}

/** Maximum number of checks kept over all selections; the least recently used is dropped. */
const MAX_KEPT = 8;

/** Holds the checks of this session, one per selection. */
export class ImportChecks {
  readonly #checks = new LruCache<string, StoredCheck>({ max: MAX_KEPT });

  /** Stores a check and replaces the earlier one of the same selection. */
  add(check: Omit<StoredCheck, 'checkId'>): StoredCheck {
    this.dropOf(check.selectionId);
    const kept = { ...check, checkId: randomUUID() };
    this.restore(kept);
    return kept;
  }

  /** The check of a selection; undefined for none, and while it is being sent. */
  ofSelection(selectionId: string): StoredCheck | undefined {
    return [...this.#checks.values()].find((check) => check.selectionId === selectionId);
  }

  /** Drops the check of a selection, whose file is not needed any more. */
  dropOf(selectionId: string): void {
    for (const check of this.#checks.values()) {
      if (check.selectionId === selectionId) this.#checks.delete(check.checkId);
    }
  }

  /** @throws AppFailure `file`/`expired` for a check that is unknown, dropped or being sent */
  get(checkId: string): StoredCheck {
    const check = this.#checks.get(checkId);
    if (check === undefined) throw new AppFailure({ kind: 'file', reason: 'expired' });
    return check;
  }

  /**
   * Removes a check in order to send it, so that it is sent once at a time.
   * @throws AppFailure `file`/`expired` like `get`, and when it was sent completely
   */
  take(checkId: string): StoredCheck {
    const check = this.get(checkId);
    if (check.isSent) throw new AppFailure({ kind: 'file', reason: 'expired' });
    this.#checks.delete(checkId);
    return check;
  }

  /** Puts a check back after `take`. */
  restore(check: StoredCheck): void {
    this.#checks.set(check.checkId, check);
  }
}
