import { parentPort, workerData } from 'node:worker_threads';
import { importJobs, type JobMessage, type JobReport } from './jobs.ts';

/** The worker thread of one import job: reading, checking and writing files never block the window. */

const report = (message: JobReport) => parentPort?.postMessage(message);

/** Errors lose their fields between threads, so what the main thread needs is sent as data. */
function describe(error: unknown): Extract<JobReport, { kind: 'failed' }>['failure'] {
  if (!(error instanceof Error)) return { message: String(error) };
  const { reason, code }: Error & { reason?: unknown; code?: unknown } = error;
  return {
    message: error.message,
    ...(typeof reason === 'string' && { reason }),
    ...(typeof code === 'string' && { code }),
  };
}

// The main thread builds this message from the same table; its type is lost between threads.
const { name, request } = workerData as JobMessage;
const run = importJobs[name] as (request: unknown, onProgress: (bytes: number) => void) => unknown;
try {
  report({ kind: 'done', value: await run(request, (bytes) => report({ kind: 'progress', bytes })) });
} catch (error) {
  report({ kind: 'failed', failure: describe(error) });
}
