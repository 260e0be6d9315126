import { parentPort, workerData } from 'node:worker_threads';
import { importJobs, type JobMessage, type JobReport } from './jobs.ts';

/** The thread in which one job of an import runs: reading, checking and writing files never holds up the window. */

const report = (message: JobReport) => parentPort?.postMessage(message);

/** Errors lose their fields on the way between threads: what the other side acts on is sent as data. */
function describe(error: unknown): Extract<JobReport, { kind: 'failed' }>['failure'] {
  if (!(error instanceof Error)) return { message: String(error) };
  const { reason, code }: Error & { reason?: unknown; code?: unknown } = error;
  return {
    message: error.message,
    ...(typeof reason === 'string' && { reason }),
    ...(typeof code === 'string' && { code }),
  };
}

// The one who starts the worker builds its data from the same table; the link between name and request is lost on the way.
const { name, request } = workerData as JobMessage;
const run = importJobs[name] as (request: unknown, onProgress: (bytes: number) => void) => unknown;
try {
  report({ kind: 'done', value: run(request, (bytes) => report({ kind: 'progress', bytes })) });
} catch (error) {
  report({ kind: 'failed', failure: describe(error) });
}
