import { lstatSync, mkdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/**
 * One application per data folder, by a link named and made as Chromium's on Linux: `SingletonLock`, which leads to the
 * name of the computer and the number of the process. A link of a process that has ended is taken over.
 */
const lockIn = (folder: string): string => join(folder, 'SingletonLock');

/** Claims a data folder for this process; false while another one holds it. */
export function claim(folder: string): boolean {
  const lock = lockIn(folder);
  const owner = ownerOf(lock);
  if (owner === process.pid) return true;
  if (owner !== null && isRunning(owner)) return false;
  try {
    mkdirSync(folder, { recursive: true });
    rmSync(lock, { force: true });
    symlinkSync(`${hostname()}-${process.pid}`, lock);
  } catch {
    // A disk that takes no link, as a full one: nothing can be told, as in Electron.
  }
  return true;
}

/** Gives a data folder back, where this process holds it. */
export function release(folder: string): void {
  const lock = lockIn(folder);
  if (ownerOf(lock) === process.pid) rmSync(lock, { force: true });
}

function ownerOf(lock: string): number | null {
  if (lstatSync(lock, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return null;
  const [, number] = /-(\d+)$/u.exec(readlinkSync(lock)) ?? [];
  return number === undefined ? null : Number(number);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (thrown) {
    return thrown instanceof Error && 'code' in thrown && thrown.code === 'EPERM';
  }
}
