import { Worker } from 'node:worker_threads';
import { errorCode } from '#shared/error-code.ts';
import { AppFailure } from '#shared/failure.ts';
import { importBoundReasons, workbookReasons } from '#shared/import/limits.ts';
import { asFileFailure } from '../../files/file-failure.ts';
import type { JobMessage, JobName, JobReport, JobRequest, JobValue } from './jobs.ts';

/** Runs the jobs of an import outside the main thread. */
export interface ImportRunner {
  /** @throws AppFailure `cancelled` when the signal is aborted, `file` when a file cannot be read or written */
  run<N extends JobName>(
    name: N,
    request: JobRequest<N>,
    options: { signal: AbortSignal; onProgress?: (bytes: number) => void },
  ): Promise<JobValue<N>>;
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

/**
 * Starts one worker per job and ends it with the job; cancelling ends it at once.
 * @param workerFile path of `worker.ts` or of its build
 */
export const workerRunner = (workerFile: string): ImportRunner => ({
  run: (name, request, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(new AppFailure({ kind: 'cancelled' }));
      const workerData: JobMessage = { name, request };
      const worker = new Worker(workerFile, { workerData, resourceLimits });
      const end = (settle: () => void) => {
        signal.removeEventListener('abort', cancel);
        void worker.terminate();
        settle();
      };
      const cancel = () => end(() => reject(new AppFailure({ kind: 'cancelled' })));
      signal.addEventListener('abort', cancel);
      worker.on('message', (report: JobReport) => {
        if (report.kind === 'progress') onProgress?.(report.bytes);
        // The worker answers from the same table that gives the types of name and value.
        else if (report.kind === 'done') end(() => resolve(report.value as JobValue<typeof name>));
        else end(() => reject(failureOf(report.failure, name)));
      });
      worker.on('error', (error) => end(() => reject(failureOfWorker(error))));
      worker.on('exit', (code) => end(() => reject(new Error(`the import worker ended early (${code})`))));
    }),
});
