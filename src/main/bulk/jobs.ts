import { maxBulkRows } from '#shared/bulk/limits.ts';
import type { Outcome } from '#shared/bulk/outcomes.ts';
import { AppFailure, conflict } from '#shared/failure.ts';
import type { BulkJobView, BulkReportRow } from '#shared/ipc/bulk.ts';
import type { BulkName } from '#shared/ipc/bulk-operations.ts';
import type { ParsedRequestOf } from '#shared/ipc/contract.ts';
import { isSameOwner, type JournalOwner } from '../jobs/journal-files.ts';
import { PauseGates } from '../jobs/pause.ts';
import type { Clock } from '../ports.ts';
import { findRows, type ListHandlers } from './find-rows.ts';
import { BulkJob, type FindRows, type JobServices, type RunOptions } from './job.ts';
import type { BulkHeader, BulkJournals } from './journal.ts';

/** Milliseconds between two events to the page. */
const INTERVAL = 250;
/** Actions that are over and kept of one person at most; the oldest go. */
const MAX_KEPT = 20;

export interface BulkServices extends Omit<JobServices, 'onChanged' | 'journals'> {
  clock: Clock;
  journals: BulkJournals;
  lists: ListHandlers;
  /** Keeps the session alive while rows are written; returns a function that ends this. */
  hold(): () => void;
  /** The signed-in person. @throws AppFailure when nobody is signed in */
  owner(): JournalOwner;
  /** Tells the page that something changed. */
  emit(): void;
}

type Named = { id: string; name: BulkName; isUndo: boolean };

/** The bulk actions of the signed-in person: one runs at a time, the others wait or have a report. */
export class BulkJobs {
  readonly #services: BulkServices;
  readonly #gates = new PauseGates();
  /** Of the signed-in person, by id, oldest first; null until they are read. */
  #jobs: Promise<Map<string, BulkJob>> | null = null;
  /** The same, once they are read. */
  #known: ReadonlyMap<string, BulkJob> | null = null;
  /** The action that runs, with the promise of its end. */
  #running: { job: BulkJob; over: Promise<void> } | null = null;
  /** An action is about to run, once the disk has answered. */
  #isTaken = false;
  #stopTimer: (() => void) | null = null;
  #isTold = true;

  constructor(services: BulkServices) {
    this.#services = services;
  }

  /** Returns the actions, newest first. Those that were read and cannot be undone any more go. */
  async list(): Promise<BulkJobView[]> {
    const jobs = await this.#own();
    for (const job of jobs.values()) await this.#dropRead(jobs, job);
    return [...jobs.values()].map(({ view }) => view).toReversed();
  }

  async rows({ id, offset, limit }: ParsedRequestOf<'bulk.rows'>): Promise<{ rows: BulkReportRow[]; total: number }> {
    return (await this.#find(id)).rows(offset, limit);
  }

  /** @throws AppFailure `conflict`/`actionsRunning`, `file` when the journal cannot be written */
  async start({ operation, title, target }: ParsedRequestOf<'bulk.start'>): Promise<BulkJobView> {
    const { clock, lists, owner } = this.#services;
    const announced = target.kind === 'ids' ? target.rows.length : target.announced;
    const header: BulkHeader = {
      version: 1,
      owner: owner(),
      startedAt: clock.now(),
      title,
      operation,
      announced,
      undoes: null,
    };
    const find: FindRows | null =
      target.kind === 'ids'
        ? null
        : (signal, onFound) => findRows(target, { lists, signal, onFound, most: maxBulkRows });
    const rows =
      target.kind === 'query'
        ? []
        : target.rows.map(({ setAside, ...row }) =>
            setAside === undefined ? row : { ...row, end: { outcome: 'skipped', reason: setAside } as const },
          );
    return this.#alone(() => this.#begin(header, rows, { find }));
  }

  /** Goes on with the number of rows that were found. */
  async agree(of: Named): Promise<void> {
    const job = await this.#meant(of);
    if (job.view.phase === 'differs') await this.#alone(() => this.#run(job, { isAgreed: true }));
  }

  async setPaused(id: string, isPaused: boolean): Promise<void> {
    const job = await this.#find(id);
    if (this.#running?.job !== job) return;
    job.wishFor(isPaused);
    this.#gates.setPaused(id, isPaused);
  }

  /** Ends an action before its next row; one that has not begun to write is forgotten. */
  async stop(id: string): Promise<void> {
    const job = await this.#find(id);
    const running = this.#running?.job === job ? this.#running : null;
    if (running !== null) job.stop();
    if (!job.record.isReady) {
      await running?.over;
      if (!job.record.isReady) await this.#forget(id);
      return;
    }
    if (running === null && !job.isOver) await job.giveUp();
  }

  async resume(of: Named): Promise<void> {
    const job = await this.#meant(of);
    if (this.#running?.job === job) await this.setPaused(of.id, false);
    else if (job.isOver) await this.#again(job, 'notTried');
    else await this.#alone(() => this.#run(job));
  }

  /** @throws AppFailure `file` when that cannot be written */
  async retry({ outcome, ...of }: ParsedRequestOf<'bulk.retry'>): Promise<void> {
    await this.#again(await this.#meant(of), outcome);
  }

  async #again(job: BulkJob, outcome: Outcome): Promise<void> {
    await this.#alone(async () => {
      const only = await job.again(outcome);
      if (only.size > 0) this.#run(job, { only });
    });
  }

  /** @throws AppFailure `refused` where nothing can be undone, as `start` */
  async undo({ id, name }: ParsedRequestOf<'bulk.undo'>): Promise<BulkJobView> {
    const job = await this.#meant({ id, name, isUndo: false });
    return this.#alone(() => {
      const rows = job.undoable.map(({ id: row, name: called, end }) => ({ id: row, name: called, value: end?.undo }));
      if (rows.length === 0) throw new AppFailure({ kind: 'refused' });
      const { operation, title, owner } = job.record;
      const startedAt = this.#services.clock.now();
      const header: BulkHeader = { version: 1, owner, startedAt, title, operation, announced: rows.length, undoes: id };
      return this.#begin(header, rows, { undone: job });
    });
  }

  /** @throws AppFailure `file` */
  async markRead(id: string): Promise<void> {
    const jobs = await this.#own();
    const job = jobs.get(id);
    if (job === undefined || !job.isOver || job.record.isRead) return;
    await this.#services.journals.recordRead(id);
    job.record.isRead = true;
    await this.#dropRead(jobs, job);
    this.#tell();
  }

  /** The session has ended: what runs ends before its next row, and waits in its journal. */
  leave(): void {
    this.#running?.job.leave();
    this.#jobs = null;
    this.#known = null;
  }

  /**
   * Begins an action, with the slot held.
   * @param find looks for its rows; null where they are given
   * @param undone the action that this one takes back
   */
  async #begin(
    header: BulkHeader,
    rows: BulkJob['record']['rows'],
    { find = null, undone }: { find?: FindRows | null; undone?: BulkJob },
  ): Promise<BulkJobView> {
    const { journals } = this.#services;
    const jobs = await this.#own();
    await this.#makeRoom(jobs, undone);
    const id = await journals.start(header);
    const state = { isReady: false, endedAt: null, isRead: false, isUndone: false };
    const job = new BulkJob(
      { ...header, id, rows, ...state },
      { ...this.#services, onChanged: () => this.#tell() },
      find,
    );
    try {
      if (undone !== undefined) {
        // Its rows first, so that undoing is not lost; before it runs, so that nothing is ever taken back twice.
        await job.writeRows();
        await journals.recordUndone(undone.record.id);
        undone.record.isUndone = true;
      }
      jobs.set(id, job);
      this.#run(job);
    } catch (thrown) {
      journals.close(id);
      jobs.delete(id);
      // One whose rows are on the disk is found again, and goes on as undoing was begun.
      if (undone?.record.isUndone !== true) await journals.remove(id).catch(() => {});
      throw thrown;
    }
    return job.view;
  }

  /** Forgets the oldest actions that are over, beyond those that are kept. */
  async #makeRoom(jobs: Map<string, BulkJob>, undone: BulkJob | undefined): Promise<void> {
    const over = [...jobs.values()].filter((job) => job.isOver && job !== undone);
    for (const { record } of over.slice(0, Math.max(0, over.length - MAX_KEPT + 1))) {
      jobs.delete(record.id);
      await this.#services.journals.remove(record.id).catch(() => {});
    }
  }

  /** Holds the place of the one that runs while work waits for the disk. @throws AppFailure `conflict`/`actionsRunning` */
  async #alone<T>(work: () => T | Promise<T>): Promise<T> {
    if (this.#running !== null || this.#isTaken) throw conflict('actionsRunning');
    this.#isTaken = true;
    try {
      return await work();
    } finally {
      this.#isTaken = false;
    }
  }

  /**
   * Lets a job run, with the slot held.
   * @throws AppFailure `refused` where the session of its person ended while the disk was slow
   */
  #run(job: BulkJob, how?: RunOptions): void {
    const { hold, journals, owner } = this.#services;
    const { id } = job.record;
    if (this.#known?.get(id) !== job || !isSameOwner(job.record.owner, owner())) {
      throw new AppFailure({ kind: 'refused' });
    }
    const release = hold();
    journals.open(id);
    const over = job.run(this.#gates.add(id), how).finally(() => {
      this.#gates.remove(id);
      journals.close(id);
      release();
      this.#running = null;
      this.#tell();
    });
    this.#running = { job, over };
    this.#tell();
  }

  #own(): Promise<Map<string, BulkJob>> {
    if (this.#jobs !== null) return this.#jobs;
    const reading = this.#read();
    this.#jobs = reading;
    const isCurrent = () => this.#jobs === reading;
    reading.then(
      (jobs) => {
        if (isCurrent()) this.#known = jobs;
      },
      () => {
        // The next call reads again.
        if (isCurrent()) this.#jobs = null;
      },
    );
    return reading;
  }

  async #read(): Promise<Map<string, BulkJob>> {
    const { journals, owner } = this.#services;
    const who = owner();
    // What a former session left is written to its end.
    await this.#running?.over;
    const records = (await journals.list(who)).toReversed();
    return new Map(
      records.map((record) => [record.id, new BulkJob(record, { ...this.#services, onChanged: () => this.#tell() })]),
    );
  }

  async #find(id: string): Promise<BulkJob> {
    const job = (await this.#own()).get(id);
    if (job === undefined) throw new AppFailure({ kind: 'notFound' });
    return job;
  }

  /** Rights were checked for this operation: the action has to be one. @throws AppFailure `refused` */
  async #meant({ id, name, isUndo }: Named): Promise<BulkJob> {
    const job = await this.#find(id);
    if (job.record.operation.name !== name || job.isUndo !== isUndo) throw new AppFailure({ kind: 'refused' });
    return job;
  }

  async #dropRead(jobs: Map<string, BulkJob>, job: BulkJob): Promise<void> {
    // One that is about to run again still writes into its journal.
    if (this.#isTaken || !job.isOver || !job.record.isRead || job.undoable.length > 0) return;
    jobs.delete(job.record.id);
    await this.#services.journals.remove(job.record.id);
  }

  async #forget(id: string): Promise<void> {
    (await this.#own()).delete(id);
    await this.#services.journals.remove(id);
    this.#tell();
  }

  /** Tells the page, at most four times a second; the last change always arrives. */
  #tell(): void {
    this.#isTold = false;
    if (this.#stopTimer !== null) return;
    const { clock, emit } = this.#services;
    const tell = () => {
      this.#stopTimer = null;
      if (this.#isTold) return;
      this.#isTold = true;
      this.#stopTimer = clock.after(INTERVAL, tell);
      emit();
    };
    tell();
  }
}
