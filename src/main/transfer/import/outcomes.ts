import type { AppError } from '#shared/errors.ts';
import { maxListedLines } from '#shared/import/limits.ts';
import { type Refusal, refusalOf } from '#shared/import/refusals.ts';
import type { ImportOutcome, ImportResult } from '#shared/ipc/import-result.ts';
import { type LineRun, mergeRuns } from '../../jobs/line-runs.ts';
import type { SettledLines } from './journal.ts';

/** The id of the existing record in a message. */
const NAMED_RECORD = / -> id = (\d+)\b/;

/** Lines that were sent and refused, or whose outcome is unknown. */
export type WrongLines = Readonly<Record<'refused' | 'uncertain', readonly LineRun[]>>;

/** Collects the outcomes of records, batch after batch: counts all, lists the first ones other than 'added'. */
export class ImportOutcomes {
  readonly #counts: ImportResult['counts'];
  readonly #earlier: number;
  readonly #lines: ImportResult['lines'] = [];
  #reported = 0;
  #settled: { [O in keyof SettledLines]: number[] } = {};
  #why = new Map<string, Refusal & { lines: number[] }>();
  readonly #wrong: Record<keyof WrongLines, [number, number][]> = { refused: [], uncertain: [] };

  /** @param earlier counts of earlier attempts at the same file */
  constructor(earlier: Partial<ImportResult['counts']> = {}) {
    this.#counts = { added: 0, existing: 0, updated: 0, refused: 0, uncertain: 0, notSent: 0, ...earlier };
    this.#earlier = Object.values(this.#counts).reduce((sum, count) => sum + count, 0);
  }

  add(outcome: ImportOutcome, line: number | null, label: string, message: string): void {
    this.#counts[outcome]++;
    if (line !== null) this.#settle(outcome, [line]);
    if (line !== null && (outcome === 'refused' || outcome === 'uncertain')) this.#addWrong(outcome, line);
    if (line !== null && outcome === 'refused') this.#explain(line, message);
    if (outcome !== 'added') this.listLine(outcome, line, label, message);
  }

  #explain(line: number, message: string): void {
    const refusal = refusalOf(message);
    const key = `${refusal.reason} ${refusal.column}`;
    const known = this.#why.get(key);
    if (known === undefined) this.#why.set(key, { ...refusal, lines: [line] });
    else known.lines.push(line);
  }

  /** Returns why lines were refused since the last call. */
  takeWhy(): (Refusal & { lines: readonly number[] })[] {
    const why = [...this.#why.values()];
    this.#why = new Map();
    return why;
  }

  /** Adds a line without an answer whose record was found on the platform. */
  addFound(line: number, label: string, recordId: number): void {
    this.#counts.existing++;
    this.#settle('existing', [line]);
    this.#reported++;
    if (this.#lines.length >= maxListedLines) return;
    this.#lines.push({ line, label, outcome: 'existing', message: '', recordId, isFound: true });
  }

  /** Returns every line of this attempt that was refused or is uncertain, listed or only counted. */
  wrongLines(): WrongLines {
    return { refused: mergeRuns(this.#wrong.refused), uncertain: mergeRuns(this.#wrong.uncertain) };
  }

  #addWrong(outcome: keyof WrongLines, line: number): void {
    const last = this.#wrong[outcome].at(-1);
    if (last !== undefined && line === last[1] + 1) last[1] = line;
    else this.#wrong[outcome].push([line, line]);
  }

  /** Returns the outcomes added since the last call. */
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

  /** Adds a line to the list without counting a record. */
  listLine(outcome: ImportOutcome, line: number | null, label: string, message: string): void {
    this.#reported++;
    if (this.#lines.length >= maxListedLines) return;
    const id = NAMED_RECORD.exec(message)?.[1];
    this.#lines.push({ line, label, outcome, message, ...(id !== undefined && { recordId: Number(id) }) });
  }

  /** Whether the platform has taken a line of the file, in this attempt or an earlier one. */
  get hasTaken(): boolean {
    const { added, existing, updated } = this.#counts;
    return added + existing + updated > 0;
  }

  /**
   * Builds the result when nothing more is sent.
   * @param batches number of batches of the whole file
   * @param unsent lines that were not sent, ascending
   * @param stopped the error that ended sending early
   */
  result(batches: number, unsent: Uint32Array, stopped?: AppError): ImportResult {
    const [notSentFrom] = unsent;
    return {
      counts: { ...this.#counts, notSent: unsent.length },
      batches,
      ...(stopped !== undefined && { stopped }),
      ...(notSentFrom !== undefined && { notSentFrom }),
      lines: this.#lines,
      unlisted: this.#reported - this.#lines.length,
      ...(this.#earlier > 0 && { earlier: this.#earlier }),
    };
  }
}
