import { randomUUID } from 'node:crypto';
import { AppFailure } from '#shared/failure.ts';
import type { ImportChoices } from '#shared/ipc/transfer.ts';
import type { FileStamp } from './file-stamp.ts';
import type { CheckOutcome, ImportFile } from './jobs.ts';
import type { WrongLines } from './outcomes.ts';

/** A check that may be asked about, and sent when nothing is wrong. */
export interface KeptCheck {
  checkId: string;
  selectionId: string;
  file: ImportFile;
  /** Name of the file that the person chose. */
  name: string;
  /** The file as it was when it was checked. */
  stamp: FileStamp;
  outcome: CheckOutcome;
  /** What the person chose and wrote for it. */
  choices: ImportChoices;
  /** All of it was sent: it may still be asked about. */
  isSent?: true;
  /** Lines that were sent and not taken; once it was sent. */
  wrong?: WrongLines;
}

/** Checks kept over all selections; older ones are forgotten. */
const MAX_KEPT = 8;

/** The checks of this session, one per selection. */
export class ImportChecks {
  readonly #checks = new Map<string, KeptCheck>();

  /** Keeps a check in place of the one before of the same selection. */
  add(check: Omit<KeptCheck, 'checkId'>): KeptCheck {
    for (const { checkId, selectionId } of [...this.#checks.values()]) {
      if (selectionId === check.selectionId) this.#checks.delete(checkId);
    }
    const kept = { ...check, checkId: randomUUID() };
    this.restore(kept);
    return kept;
  }

  /** @throws AppFailure `file`/`expired` for a check that was never made, is forgotten, or has been sent. */
  get(checkId: string): KeptCheck {
    const check = this.#checks.get(checkId);
    if (check === undefined) throw new AppFailure({ kind: 'file', reason: 'expired' });
    return check;
  }

  /** Gives a check away to be sent, once at a time. @throws as `get`, also when all of it was sent. */
  take(checkId: string): KeptCheck {
    const check = this.get(checkId);
    if (check.isSent) throw new AppFailure({ kind: 'file', reason: 'expired' });
    this.#checks.delete(checkId);
    return check;
  }

  /** Takes back a check that was given away. */
  restore(check: KeptCheck): void {
    this.#checks.set(check.checkId, check);
    const [oldest] = this.#checks.keys();
    if (this.#checks.size > MAX_KEPT && oldest !== undefined) this.#checks.delete(oldest);
  }
}
