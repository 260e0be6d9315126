import type { AppError } from '#shared/errors.ts';
import type { ImportOutcome, ImportResult } from '#shared/ipc/transfer.ts';
import type { SettledLines } from './journal.ts';
import { inOrder, type LineRun } from './line-runs.ts';

/** Lines that a result tells one by one, over all batches; all are counted. A page shows no more. */
const MAX_LINES = 5000;

/** The existing record that a message names. */
const NAMED_RECORD = / -> id = (\d+)\b/;

/** Lines of a file that were sent and not taken, or of which nobody knows. */
export type WrongLines = Readonly<Record<'refused' | 'uncertain', readonly LineRun[]>>;

/** Gathers what became of the records, batch after batch: counts every outcome and keeps the first lines not simply added. */
export class ImportOutcomes {
  readonly #counts: ImportResult['counts'];
  readonly #earlier: number;
  readonly #lines: ImportResult['lines'] = [];
  readonly #refusedBatches: ImportResult['refusedBatches'] = { count: 0, ranges: [] };
  #reported = 0;
  #isLastRefused = false;
  #settled: { [O in keyof SettledLines]: number[] } = {};
  readonly #wrong: Record<keyof WrongLines, [number, number][]> = { refused: [], uncertain: [] };

  /** @param earlier what became of lines in an earlier sending of the file */
  constructor(earlier: Partial<ImportResult['counts']> = {}) {
    this.#counts = { added: 0, existing: 0, updated: 0, refused: 0, uncertain: 0, notSent: 0, ...earlier };
    this.#earlier = Object.values(this.#counts).reduce((sum, count) => sum + count, 0);
  }

  add(outcome: ImportOutcome, line: number | null, label: string, message: string): void {
    this.#counts[outcome]++;
    this.#isLastRefused = false;
    if (line !== null) this.#settle(outcome, [line]);
    if (line !== null && (outcome === 'refused' || outcome === 'uncertain')) this.#note(outcome, line);
    if (outcome !== 'added') this.tell(outcome, line, label, message);
  }

  /** A line of which nobody knew, which a record of the platform answers for. */
  addFound(line: number, label: string, recordId: number): void {
    this.#counts.existing++;
    this.#reported++;
    if (this.#lines.length >= MAX_LINES) return;
    this.#lines.push({ line, label, outcome: 'existing', message: '', recordId, isFound: true });
  }

  /** Every line of this sending that the platform did not take, or of which nobody knows, be it told or only counted. */
  wrongLines(): WrongLines {
    return { refused: inOrder(this.#wrong.refused), uncertain: inOrder(this.#wrong.uncertain) };
  }

  #note(outcome: keyof WrongLines, line: number): void {
    const last = this.#wrong[outcome].at(-1);
    if (last !== undefined && line === last[1] + 1) last[1] = line;
    else this.#wrong[outcome].push([line, line]);
  }

  /** What became of lines since it was asked last. */
  takeSettled(): SettledLines {
    const settled = this.#settled;
    this.#settled = {};
    return settled;
  }

  #settle(outcome: ImportOutcome, lines: readonly number[]): void {
    if (outcome === 'uncertain' || outcome === 'notSent') return;
    const settled = this.#settled[outcome];
    if (settled === undefined) this.#settled[outcome] = [...lines];
    else settled.push(...lines);
  }

  /** A line of the result that no record is counted for. */
  tell(outcome: ImportOutcome, line: number | null, label: string, message: string): void {
    this.#reported++;
    if (this.#lines.length >= MAX_LINES) return;
    const id = NAMED_RECORD.exec(message)?.[1];
    this.#lines.push({ line, label, outcome, message, ...(id !== undefined && { recordId: Number(id) }) });
  }

  /** A lot of which nothing was imported, for a reason that names none of its lines. */
  refuseBatch(lines: readonly number[]): void {
    this.#counts.refused += lines.length;
    this.#settle('refused', lines);
    for (const line of lines) this.#note('refused', line);
    this.#refusedBatches.count++;
    const [from = 0] = lines;
    const to = lines.at(-1) ?? from;
    const before = this.#refusedBatches.ranges.at(-1);
    if (this.#isLastRefused && before !== undefined) before.to = to;
    else this.#refusedBatches.ranges.push({ from, to });
    this.#isLastRefused = true;
  }

  /**
   * The whole account, once nothing more is sent.
   * @param lots of the whole file
   * @param unsent the lines of the records that were not sent, in order
   * @param stopped what ended the sending, when it was not its end
   */
  result(batches: number, unsent: Uint32Array, stopped?: AppError): ImportResult {
    const [notSentFrom] = unsent;
    return {
      counts: { ...this.#counts, notSent: unsent.length },
      batches,
      refusedBatches: this.#refusedBatches,
      ...(stopped !== undefined && { stopped }),
      ...(notSentFrom !== undefined && { notSentFrom }),
      lines: this.#lines,
      untold: this.#reported - this.#lines.length,
      ...(this.#earlier > 0 && { earlier: this.#earlier }),
    };
  }
}
