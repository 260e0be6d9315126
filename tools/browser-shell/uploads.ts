import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorCode } from '#shared/error-code.ts';

/** Name of a folder, with the process that it belongs to; earlier versions named none. */
const NAME = /^escale-uploads-(?:(\d+)-)?\w+$/u;
/** Milliseconds after which a folder without a process is nobody's. */
const DAY = 86_400_000;

/**
 * Makes the folder for files that the page sends, and removes those that killed processes left: the files are people's.
 * @param system where temporary files lie
 */
export function openUploads(system = tmpdir()): string {
  for (const name of readdirSync(system)) {
    const [whole, pid] = NAME.exec(name) ?? [];
    const path = join(system, name);
    if (whole !== undefined && isLeftOver(path, pid)) removeUploads(path);
  }
  return mkdtempSync(join(system, `escale-uploads-${process.pid}-`));
}

/** Removes a folder as far as possible. */
export function removeUploads(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // The next start tries again.
  }
}

/** Whether a folder of this user is one whose process has ended. A link is none. */
function isLeftOver(path: string, pid: string | undefined): boolean {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  const uid = process.getuid?.();
  if (entry?.isDirectory() !== true || (uid !== undefined && entry.uid !== uid)) return false;
  return pid === undefined ? Date.now() - entry.mtimeMs > DAY : !isRunning(Number(pid));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (thrown) {
    // EPERM: the process exists and belongs to another user.
    return errorCode(thrown) === 'EPERM';
  }
}
