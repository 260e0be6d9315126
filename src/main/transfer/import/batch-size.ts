import { recordsPerBatch, recordsPerStep } from '#shared/import/batches.ts';

/**
 * Milliseconds that a batch should take: a person reads its outcome soon, and servers in front of the platform rarely
 * wait longer than a minute for an answer.
 */
const WANTED = 30_000;

/** The number of records of the next batch, which follows what the platform took for the last one. */
export class BatchSize {
  #records = recordsPerBatch;

  /** A multiple of the step, up to `recordsPerBatch`. */
  get records(): number {
    return this.#records;
  }

  /**
   * Takes what a batch took. A slow one is followed by one that should take as long as wanted, a quick one by one of at
   * most twice its size.
   */
  answered(records: number, milliseconds: number): void {
    const fitting = milliseconds === 0 ? recordsPerBatch : (records * WANTED) / milliseconds;
    const steps = Math.floor(Math.min(fitting, 2 * Math.max(records, recordsPerStep)) / recordsPerStep);
    this.#records = Math.min(recordsPerBatch, Math.max(recordsPerStep, steps * recordsPerStep));
  }
}
