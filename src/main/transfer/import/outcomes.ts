import type { AppError } from '#shared/errors.ts';
import type { ImportOutcome, ImportResult } from '#shared/ipc/transfer.ts';

/** Lines that a result tells one by one, over all lots; all are counted. A page shows no more. */
const MOST_LINES = 5000;

/** The existing record that a message names. */
const NAMED_RECORD = / -> id = (\d+)\b/;

/** Gathers what became of the records, lot after lot: counts every outcome and keeps the first lines not simply added. */
export class ImportOutcomes {
  readonly #counts: ImportResult['counts'] = {
    added: 0,
    existing: 0,
    updated: 0,
    refused: 0,
    uncertain: 0,
    notSent: 0,
  };
  readonly #lines: ImportResult['lines'] = [];
  readonly #refusedLots: ImportResult['refusedLots'] = { count: 0, ranges: [] };
  #told = 0;
  #isLastRefused = false;

  add(outcome: ImportOutcome, line: number | null, label: string, message: string): void {
    this.#counts[outcome]++;
    this.#isLastRefused = false;
    if (outcome !== 'added') this.tell(outcome, line, label, message);
  }

  /** A line of the result that no record is counted for. */
  tell(outcome: ImportOutcome, line: number | null, label: string, message: string): void {
    this.#told++;
    if (this.#lines.length >= MOST_LINES) return;
    const id = NAMED_RECORD.exec(message)?.[1];
    this.#lines.push({ line, label, outcome, message, ...(id !== undefined && { recordId: Number(id) }) });
  }

  /** A lot of which nothing was imported. */
  refuseLot(lines: readonly number[]): void {
    this.#counts.refused += lines.length;
    this.#refusedLots.count++;
    const [from = 0] = lines;
    const to = lines.at(-1) ?? from;
    const before = this.#refusedLots.ranges.at(-1);
    if (this.#isLastRefused && before !== undefined) before.to = to;
    else this.#refusedLots.ranges.push({ from, to });
    this.#isLastRefused = true;
  }

  /**
   * The whole account, once nothing more is sent.
   * @param lots of the whole file
   * @param unsent the lines of the records that were not sent, in order
   * @param stopped what ended the sending, when it was not its end
   */
  result(lots: number, unsent: Uint32Array, stopped?: AppError): ImportResult {
    const [notSentFrom] = unsent;
    return {
      counts: { ...this.#counts, notSent: unsent.length },
      lots,
      refusedLots: this.#refusedLots,
      ...(stopped !== undefined && { stopped }),
      ...(notSentFrom !== undefined && { notSentFrom }),
      lines: this.#lines,
      untold: this.#told - this.#lines.length,
    };
  }
}
