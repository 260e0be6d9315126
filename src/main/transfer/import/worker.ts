import { parentPort } from 'node:worker_threads';
import { KeptCheck } from './checked/kept-check.ts';
import { importJobs, type JobMessage, type JobReport } from './jobs.ts';

/**
 * The worker thread of imports, which does one job after the other: reading, checking and writing files never block the
 * window.
 */

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

const jobs = importJobs(new KeptCheck());

async function run({ name, request }: JobMessage): Promise<void> {
  // The main thread builds the message from the same table; its type is lost between threads.
  const job = jobs[name] as (request: unknown, onProgress: (bytes: number) => void) => unknown;
  try {
    report({ kind: 'done', value: await job(request, (bytes) => report({ kind: 'progress', bytes })) });
  } catch (error) {
    report({ kind: 'failed', failure: describe(error) });
  }
}

parentPort?.on('message', (message: JobMessage) => void run(message));
