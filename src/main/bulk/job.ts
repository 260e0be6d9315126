import { outcomeOfFailure, stopsAll } from '#shared/bulk/failed.ts';
import { maxBulkRows } from '#shared/bulk/limits.ts';
import type { BulkPhase, Outcome } from '#shared/bulk/outcomes.ts';
import type { AppError } from '#shared/errors.ts';
import { AppFailure, conflict, toAppError } from '#shared/failure.ts';
import { instantOf } from '#shared/instant.ts';
import type { BulkJobView, BulkReportRow } from '#shared/ipc/bulk.ts';
import { type BulkName, bulkFacts } from '#shared/ipc/bulk-operations.ts';
import type { CallContext } from '../ipc/handler.ts';
import { onLook } from '../ipc/outcome-looks.ts';
import type { PauseGate } from '../jobs/pause.ts';
import type { Clock } from '../ports.ts';
import type { BulkJournals, BulkRecord, BulkRow, EndedRow, RowEnd } from './journal.ts';
import { type PerformerServices, performerOf, type StepCall } from './performers.ts';
import { countsOf, isCutOff, outcomeOf } from './row-outcomes.ts';

/** How long what was done can be taken back, in milliseconds after its end. */
const UNDO_LIFE = 10 * 60_000;

/** Looks for the rows of a query, and says how many were found so far. @throws AppFailure */
export type FindRows = (signal: AbortSignal, onFound: (count: number) => void) => Promise<BulkRow[]>;

export interface JobServices extends PerformerServices {
  clock: Clock;
  journals: Pick<
    BulkJournals,
    'close' | 'open' | 'recordAgain' | 'recordEnded' | 'recordOver' | 'recordRows' | 'recordSent'
  >;
  /** Whether the person may take back what an operation did. */
  mayUndo(name: BulkName): boolean;
  /** The outcome of a row is looked for, next in so many milliseconds; null once that is over. */
  onLook(id: string, milliseconds: number | null): void;
  /** Something of it changed. */
  onChanged(): void;
}

export interface RunOptions {
  /** The number of rows that were found was seen. */
  isAgreed?: boolean;
  /** Places of the rows that are tried; null for all that wait. */
  only?: ReadonlySet<number> | null;
}

/** Why a run ended: nothing is left, the person or the end of the session stopped it, or an error would stop all rows. */
type RunEnd = 'over' | 'stopped' | 'left' | AppError;

/**
 * A bulk action: one operation on many rows, a call at a time, with an outcome for each. What is about to be sent is in
 * the journal before it leaves. No call is repeated by itself: rows without an answer are uncertain until the person
 * decides, but for those that an interruption cut, which are looked at first.
 */
export class BulkJob {
  readonly record: BulkRecord;
  readonly #services: JobServices;
  readonly #performer: ReturnType<typeof performerOf>;
  readonly #find: FindRows | null;
  #phase: BulkPhase;
  #error: AppError | undefined;
  #wish: BulkJobView['wish'] = null;
  #found = 0;
  /** Outcomes that the journal gets together with the next row, or at the end. */
  #unwritten: EndedRow[] = [];
  #stop = new AbortController();
  /** Place of the next row to look at. */
  #next = 0;
  /** The places that run; null for all that wait. */
  #only: ReadonlySet<number> | null = null;
  readonly #counts: Record<Outcome, number>;
  /** Rows that are cut off: they count as uncertain, and have not ended. */
  #cut: number;

  /** @param find looks for the rows; null where the record has them */
  constructor(record: BulkRecord, services: JobServices, find: FindRows | null = null) {
    this.record = record;
    this.#services = services;
    this.#find = find;
    this.#performer = performerOf(record.operation, services);
    this.#phase = record.isReady ? (record.endedAt === null ? 'interrupted' : 'ended') : 'reading';
    this.#counts = countsOf(record.rows);
    this.#cut = record.rows.filter(isCutOff).length;
  }

  /** Another number of rows was found than announced. */
  get #isAsking(): boolean {
    return this.#phase === 'differs';
  }

  get isUndo(): boolean {
    return this.record.undoes !== null;
  }

  /** It is over, with nothing left that could be tried. */
  get isOver(): boolean {
    return this.#phase === 'ended';
  }

  /** Rows that can be taken back. */
  get undoable(): BulkRow[] {
    const { isUndone, endedAt } = this.record;
    const isLate = endedAt === null || this.#services.clock.now() - endedAt > UNDO_LIFE;
    if (this.isUndo || isUndone || isLate || !this.isOver || this.#performer.undo === undefined) return [];
    if (!this.#services.mayUndo(this.record.operation.name)) return [];
    return this.record.rows.filter(({ end }) => end?.undo !== undefined);
  }

  get view(): BulkJobView {
    const { id, operation, title, startedAt, announced, rows, isRead } = this.record;
    const isKnown = this.record.isReady || this.#phase === 'differs';
    const ended = rows.length - this.#counts.notTried - this.#cut;
    return {
      id,
      name: operation.name,
      title,
      isUndo: this.isUndo,
      changes: bulkFacts[operation.name].changes,
      startedAt: instantOf(startedAt),
      phase: this.#phase,
      wish: this.#wish,
      total: isKnown ? rows.length : null,
      announced,
      done: this.#phase === 'reading' ? this.#found : ended,
      counts: { ...this.#counts },
      undoable: this.undoable.length,
      isRead,
      ...(this.#error !== undefined && { error: this.#error }),
    };
  }

  /** A part of the rows: in their order while it runs, afterwards those to look at first. */
  rows(offset: number, limit: number): { rows: BulkReportRow[]; total: number } {
    const { rows } = this.record;
    const rank = ({ end }: BulkRow) => (end?.outcome === 'done' ? 2 : end?.outcome === 'skipped' ? 1 : 0);
    const shown = this.isOver ? rows.toSorted((one, other) => rank(one) - rank(other)) : rows;
    return {
      total: rows.length,
      rows: shown.slice(offset, offset + limit).map((row) => ({
        id: row.id,
        name: row.name,
        outcome: row.end === undefined && this.#phase === 'running' ? null : outcomeOf(row),
        ...(row.end?.reason !== undefined && { reason: row.end.reason }),
        ...(row.end?.detail !== undefined && { detail: row.end.detail }),
        ...(row.end?.error !== undefined && { error: row.end.error }),
      })),
    };
  }

  /**
   * Runs until nothing is left, or until something stops it. Resolves once no row is in flight; never rejects.
   * @param gate pauses it between two rows
   */
  async run(gate: PauseGate, { isAgreed = false, only = null }: RunOptions = {}): Promise<void> {
    this.#only = only;
    this.#stop = new AbortController();
    this.#error = undefined;
    this.#wish = null;
    this.#phase = this.record.isReady || isAgreed || this.#find === null ? 'running' : 'reading';
    this.record.endedAt = null;
    this.record.isRead = false;
    let end: RunEnd;
    try {
      end = (await this.#prepare(isAgreed)) ? await this.#rowByRow(gate) : 'left';
    } catch (thrown) {
      end = toAppError(thrown);
    }
    await this.#writeEnds();
    if (end === 'over' || end === 'stopped') {
      await this.#finish();
    } else if (end !== 'left') {
      this.#phase = 'paused';
      this.#error = end.kind === 'cancelled' ? undefined : end;
    } else if (!this.#isAsking) {
      this.#phase = 'interrupted';
    }
    this.#wish = null;
    this.#services.onChanged();
  }

  /** Ends before the next row; what was not tried stays so. */
  stop(): void {
    this.#wish = 'stop';
    this.#stop.abort('stopped');
    this.#services.onChanged();
  }

  /** The session has ended: it goes on once its person says so. */
  leave(): void {
    this.#stop.abort('left');
  }

  /** What the person asked for, until it is so. */
  wishFor(isPaused: boolean): void {
    if (this.#wish === 'stop') return;
    this.#wish = isPaused ? 'pause' : null;
    this.#services.onChanged();
  }

  /** Ends it where it waits; the rest stays not tried. */
  async giveUp(): Promise<void> {
    this.#error = undefined;
    await this.#finish();
    this.#services.onChanged();
  }

  /**
   * Has rows tried again that ended so, and returns their places, for the next run.
   * @throws AppFailure `file`
   */
  async again(outcome: Outcome): Promise<ReadonlySet<number>> {
    const { rows, id } = this.record;
    const places = rows.flatMap((row, index) => (outcomeOf(row) === outcome ? [index + 1] : []));
    if (places.length > 0) await this.#services.journals.recordAgain(id, places);
    for (const place of places) this.#setEnd(place, undefined);
    return new Set(places);
  }

  /**
   * Writes the rows, before the first one leaves.
   * @throws AppFailure `file`
   */
  async writeRows(): Promise<void> {
    await this.#services.journals.recordRows(this.record.id, this.record.rows);
    this.record.isReady = true;
  }

  /**
   * Looks for the rows where they are not known, and writes them.
   * @returns false when the person has to agree to their number first, or left
   */
  async #prepare(isAgreed: boolean): Promise<boolean> {
    const { record } = this;
    if (!record.isReady) {
      if (this.#find !== null && !isAgreed) {
        const onFound = (count: number) => {
          this.#found = count;
          this.#services.onChanged();
        };
        record.rows = await this.#find(this.#stop.signal, onFound);
        this.#counts.notTried = record.rows.length;
        if (this.#stop.signal.aborted) throw new AppFailure({ kind: 'cancelled' });
        if (record.rows.length > maxBulkRows) throw conflict('listTooLong', { count: record.rows.length });
        if (record.rows.length !== record.announced) {
          this.#phase = 'differs';
          return false;
        }
      }
      await this.writeRows();
    }
    this.#phase = 'running';
    return true;
  }

  async #rowByRow(gate: PauseGate): Promise<RunEnd> {
    const { signal } = this.#stop;
    const left = (): RunEnd => (signal.reason === 'left' ? 'left' : 'stopped');
    const cut = await this.#lookAtCut();
    if (cut !== null) return cut;
    this.#next = 0;
    for (;;) {
      await gate.waitUntilOpen(signal, () => this.#held(true));
      await this.#held(false);
      if (signal.aborted) return left();
      const places = this.#nextPlaces();
      if (places.length === 0) return 'over';
      const stop = await this.#step(places);
      if (stop !== undefined) return stop;
    }
  }

  /** A pause may last until the application ends: what is known by then is on the disk. */
  async #held(isHeld: boolean): Promise<void> {
    if (isHeld === (this.#phase === 'paused')) return;
    this.#phase = isHeld ? 'paused' : 'running';
    this.#services.onChanged();
    if (isHeld) await this.#writeEnds();
  }

  async #writeEnds(): Promise<void> {
    const ended = this.#unwritten;
    this.#unwritten = [];
    await this.#services.journals.recordEnded(this.record.id, ended);
  }

  /** Nothing more is tried: what was sent and not looked at stays uncertain. */
  async #finish(): Promise<void> {
    const { record } = this;
    this.#phase = 'ended';
    record.endedAt = this.#services.clock.now();
    for (const [index, row] of record.rows.entries()) if (isCutOff(row)) this.#end(index + 1, { outcome: 'uncertain' });
    await this.#writeEnds();
    await this.#services.journals.recordOver(record.id, record.endedAt);
  }

  /** The next rows that wait, as many as one call takes. */
  #nextPlaces(): number[] {
    const { rows } = this.record;
    const { atOnce } = bulkFacts[this.record.operation.name];
    const most = this.isUndo ? 1 : atOnce;
    const places: number[] = [];
    for (; this.#next < rows.length && places.length < most; this.#next += 1) {
      const row = rows[this.#next];
      const place = this.#next + 1;
      if (row !== undefined && outcomeOf(row) === 'notTried' && this.#only?.has(place) !== false) places.push(place);
    }
    return places;
  }

  /** Runs one step; returns the error that should stop the others. */
  async #step(places: readonly number[]): Promise<AppError | undefined> {
    const { journals } = this.#services;
    const { id, rows } = this.record;
    const step = new AbortController();
    let isLooking = false;
    onLook(step.signal, (milliseconds) => {
      isLooking = true;
      this.#services.onLook(id, milliseconds);
    });
    let hasLeft = false;
    let isWritable = true;
    const call: StepCall = {
      ...quiet(step.signal),
      leaving: async (before) => {
        const ended = this.#unwritten;
        const sent = { ended, sent: places, before: before === undefined ? null : [before] };
        await journals.recordSent(id, sent).catch((thrown: unknown) => {
          isWritable = false;
          throw thrown;
        });
        this.#unwritten = [];
        // Whoever signed in while the disk was slow sends nothing for somebody else.
        if (this.#stop.signal.reason === 'left') throw new AppFailure({ kind: 'cancelled' });
        hasLeft = true;
      },
    };
    try {
      const { ends, stop } = await this.#perform(places, call);
      for (const place of places) {
        const row = rows[place - 1];
        // A row missing from the answer was sent with the others: its outcome is unknown.
        this.#end(place, (row && ends.get(row.id)) ?? { outcome: hasLeft ? 'uncertain' : 'notTried' });
      }
      return stop !== undefined && stopsAll(stop) ? stop : undefined;
    } catch (thrown) {
      const error = toAppError(thrown);
      // Without the journal nothing is sent.
      const outcome = isWritable ? outcomeOfFailure(error, hasLeft && error.isUnsent !== true) : 'notTried';
      for (const place of places) this.#end(place, { outcome, ...(outcome !== 'notTried' && { error }) });
      return stopsAll(error) || !isWritable ? error : undefined;
    } finally {
      if (isLooking) this.#services.onLook(id, null);
      this.#services.onChanged();
    }
  }

  async #perform(places: readonly number[], call: StepCall) {
    const { rows } = this.record;
    const of = places.flatMap((place) => rows[place - 1] ?? []);
    if (!this.isUndo)
      return this.#performer.perform(
        of.map(({ id }) => id),
        call,
      );
    const [row] = of;
    const end = row && (await this.#performer.undo?.(row.id, row.value, call));
    return { ends: new Map(row === undefined || end === undefined ? [] : [[row.id, end]]), stop: undefined };
  }

  /**
   * Finds out what became of rows that an interruption cut: by reading them where the platform shows it. What was not
   * done is tried again where that is harmless, otherwise it is uncertain.
   * @returns why that could not be found out; null when nothing is left to find out
   */
  async #lookAtCut(): Promise<RunEnd | null> {
    const { rows, operation } = this.record;
    for (const [index, row] of rows.entries()) {
      if (!isCutOff(row)) continue;
      if (this.#stop.signal.aborted) return this.#stop.signal.reason === 'left' ? 'left' : 'stopped';
      let found: RowEnd | null = null;
      if (!this.isUndo && this.#performer.look !== undefined) {
        try {
          found = await this.#performer.look(row.id, row.before, quiet(new AbortController().signal));
        } catch (thrown) {
          const error = toAppError(thrown);
          if (stopsAll(error)) return error;
          found = { outcome: 'uncertain', error };
        }
      }
      if (found !== null) this.#end(index + 1, found);
      else if (!bulkFacts[operation.name].isHarmless) this.#end(index + 1, { outcome: 'uncertain' });
      else this.#setEnd(index + 1, undefined);
    }
    return null;
  }

  #end(place: number, end: RowEnd): void {
    this.#setEnd(place, end);
    this.#unwritten.push({ place, end });
  }

  #setEnd(place: number, end: RowEnd | undefined): void {
    const row = this.record.rows[place - 1];
    if (row === undefined) return;
    this.#counts[outcomeOf(row)] -= 1;
    if (isCutOff(row)) this.#cut -= 1;
    row.isCut = false;
    row.end = end;
    this.#counts[outcomeOf(row)] += 1;
  }
}

/** The context of a call that no page waits for. */
const quiet = (signal: AbortSignal): CallContext => ({ signal, progress: () => {}, commit: () => {} });
