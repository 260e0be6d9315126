import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { app } from 'electron';
import { escapedLines } from '#shared/bidi.ts';
import { LATE, waitAtMost } from '../time-limit.ts';
import { systemClock } from './clock.ts';
import { resolveProxy } from './network.ts';

/** Milliseconds until the runtime is ready, even on a busy computer. */
const READY_LIMIT = 30_000;

/**
 * Prepares the runtime for a command that may run beside an open application: Chromium writes into a folder of this
 * process.
 * @param beforeEnd called last with the status; it may end the process itself
 * @returns a function that removes the folder and ends the process with a status
 */
export function prepareCommand(beforeEnd: (status: number) => void): (status: number) => void {
  let folder: string | null = null;
  try {
    folder = mkdtempSync(join(tmpdir(), 'escale-command-'));
    app.setPath('sessionData', folder);
  } catch {
    // The disk may be full, which the check reports: it goes on without a folder of its own.
  }
  app.dock?.hide();
  return (status) => {
    try {
      if (folder !== null) rmSync(folder, { recursive: true, force: true });
    } catch {
      // On Windows files that are open stay: the system empties its folder for temporary files.
    }
    beforeEnd(status);
    app.exit(status);
  };
}

/**
 * Asks the system for the proxies of an address, as `resolveProxy` does, once the runtime is ready.
 * @throws Error after a time limit
 */
export async function resolveProxyWhenReady(url: string): Promise<string> {
  const ready = await waitAtMost(READY_LIMIT, systemClock, app.whenReady());
  if (ready === LATE) throw new Error('the runtime is not ready');
  return resolveProxy(url);
}

/**
 * Writes lines to an output of this process, and waits until they are written; does nothing where it has none. Control
 * characters, such as an escape sequence in a text of the platform, are written by their code.
 */
export async function writeOut(stream: NodeJS.WriteStream, text: string): Promise<void> {
  const { promise: written, resolve } = Promise.withResolvers<void>();
  stream.once('error', () => resolve());
  stream.write(escapedLines(text), () => resolve());
  await written;
}
