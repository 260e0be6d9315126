import { Worker } from 'node:worker_threads';
import { errorCode } from '#shared/error-code.ts';
import { AppFailure } from '#shared/failure.ts';
import { importBoundReasons, workbookReasons } from '#shared/import/limits.ts';
import { asFileFailure } from '../../files/file-failure.ts';
import type { JobMessage, JobName, JobReport, JobRequest, JobValue } from './jobs.ts';

interface RunOptions {
  signal: AbortSignal;
  onProgress?: (bytes: number) => void;
  /** Whether the job, once it runs, goes on when it is cancelled; `readsOnly` if absent. */
  isShort?: boolean;
}

/**
 * Jobs that read what is kept of a file. One that runs goes on when it is cancelled, since ending the thread would cost
 * the next job more than its end.
 */
const readsOnly: ReadonlySet<JobName> = new Set([
  'rows',
  'nextProblem',
  'wrong',
  'values',
  'places',
  'placeLines',
  'territory',
] as const satisfies JobName[]);

/** Runs the jobs of an import outside the main thread. */
export interface ImportRunner {
  /** @throws AppFailure `cancelled` when the signal is aborted, `file` when a file cannot be read or written */
  run<N extends JobName>(name: N, request: JobRequest<N>, options: RunOptions): Promise<JobValue<N>>;
  /** Forgets what is kept of the last file, once nothing runs. The next job reads its file anew. */
  close(): void;
}

const fileReasons = ['unsupported', ...importBoundReasons, ...workbookReasons] as const;

function failureOf({ reason, code, message }: Extract<JobReport, { kind: 'failed' }>['failure'], name: JobName) {
  const known = fileReasons.find((one) => one === reason);
  if (known !== undefined) return new AppFailure({ kind: 'file', reason: known, platformText: message });
  return asFileFailure(
    Object.assign(new Error(message), { code }),
    name === 'convert' || name === 'saveLines' ? 'write' : 'read',
  );
}

/**
 * In megabytes. Young generation: short-lived garbage of a file of a million lines is collected early. Old generation:
 * several times what such a file takes; a file that takes more ends its own worker.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 1024 };

/** A worker that ran out of memory failed over its file. */
const failureOfWorker = (error: unknown): unknown =>
  errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY' ? new AppFailure({ kind: 'file', reason: 'tooManyBytes' }) : error;

interface WaitingJob {
  message: JobMessage;
  isShort: boolean;
  onProgress: ((bytes: number) => void) | undefined;
  /** Ends the job; only the first call counts. */
  settle: (outcome: { value: unknown } | { error: unknown }) => void;
}

/**
 * Runs the jobs one after the other in one worker, which is kept: it holds the last file with its check. Cancelling the
 * job that runs ends the worker at once; the next job starts another one.
 */
class WorkerRunner implements ImportRunner {
  readonly #workerFile: string;
  #worker: Worker | null = null;
  #running: WaitingJob | null = null;
  readonly #waiting: WaitingJob[] = [];
  #isClosing = false;

  constructor(workerFile: string) {
    this.#workerFile = workerFile;
  }

  run<N extends JobName>(
    name: N,
    request: JobRequest<N>,
    { signal, onProgress, isShort = readsOnly.has(name) }: RunOptions,
  ): Promise<JobValue<N>> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(new AppFailure({ kind: 'cancelled' }));
      const job: WaitingJob = {
        message: { name, request },
        isShort,
        onProgress,
        settle: (outcome) => {
          signal.removeEventListener('abort', cancel);
          // The worker answers from the same table that gives the types of name and value.
          if ('value' in outcome) resolve(outcome.value as JobValue<N>);
          else reject(outcome.error);
        },
      };
      const cancel = () => this.#cancel(job);
      signal.addEventListener('abort', cancel);
      this.#isClosing = false;
      this.#waiting.push(job);
      this.#runNext();
    });
  }

  close(): void {
    this.#isClosing = true;
    this.#runNext();
  }

  #runNext(): void {
    if (this.#running !== null) return;
    const next = this.#waiting.shift();
    if (next === undefined) {
      if (this.#isClosing) this.#endWorker();
      // A worker at rest keeps nothing running.
      else this.#worker?.unref();
      return;
    }
    this.#running = next;
    this.#worker ??= this.#startWorker();
    this.#worker.ref();
    this.#worker.postMessage(next.message);
  }

  #startWorker(): Worker {
    const worker = new Worker(this.#workerFile, { resourceLimits });
    worker.on('message', (report: JobReport) => {
      if (worker !== this.#worker || this.#running === null) return;
      if (report.kind === 'progress') this.#running.onProgress?.(report.bytes);
      else if (report.kind === 'done') this.#settle({ value: report.value });
      else this.#settle({ error: failureOf(report.failure, this.#running.message.name) });
    });
    const fail = (error: unknown) => {
      if (worker !== this.#worker) return;
      this.#worker = null;
      this.#settle({ error });
    };
    worker.on('error', (error) => fail(failureOfWorker(error)));
    worker.on('exit', (code) => fail(new Error(`the import worker ended early (${code})`)));
    return worker;
  }

  #settle(outcome: { value: unknown } | { error: unknown }): void {
    const job = this.#running;
    this.#running = null;
    job?.settle(outcome);
    this.#runNext();
  }

  #cancel(job: WaitingJob): void {
    const error = new AppFailure({ kind: 'cancelled' });
    if (job === this.#running) {
      if (job.isShort) {
        job.settle({ error });
        return;
      }
      this.#endWorker();
      this.#settle({ error });
      return;
    }
    const at = this.#waiting.indexOf(job);
    if (at !== -1) this.#waiting.splice(at, 1);
    job.settle({ error });
  }

  #endWorker(): void {
    void this.#worker?.terminate();
    this.#worker = null;
  }
}

/** @param workerFile path of `worker.ts` or of its build */
export const workerRunner = (workerFile: string): ImportRunner => new WorkerRunner(workerFile);
