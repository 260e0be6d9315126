import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { lstat, mkdir, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Former versions kept these files in a folder of the system, named by their process. */
const FORMER = /^escale-(\d+)$/;

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch (thrown) {
    // Somebody else's process may not be signalled, and is there.
    return thrown instanceof Error && 'code' in thrown && thrown.code === 'EPERM';
  }
}

/** Whether an entry is a folder of this person of the computer. A link is none. */
async function isOwnFolder(path: string): Promise<boolean> {
  const entry = await lstat(path).catch(() => null);
  const uid = process.getuid?.();
  return entry?.isDirectory() === true && (uid === undefined || entry.uid === uid);
}

/**
 * Files that must not outlive the application, such as the copies that imports send: each run has a folder of its own, which
 * goes with it, and what a run that was killed has left goes at the next start.
 */
export class TemporaryFolder {
  readonly #root: string;
  readonly #own: string;

  /** @param root a folder of the application's own, which nobody else may enter */
  constructor(root: string) {
    this.#root = root;
    this.#own = join(root, randomUUID());
  }

  /** A path that nothing uses yet. @throws an error of node:fs */
  async path(name: string): Promise<string> {
    const folder = join(this.#own, randomUUID());
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return join(folder, basename(name));
  }

  /**
   * Removes what former runs have left, as far as it can be removed. One application alone runs over the folder.
   * @param system where former versions left theirs
   */
  async sweep(system: string): Promise<void> {
    const left = (await namesIn(this.#root)).map((name) => join(this.#root, name)).filter((path) => path !== this.#own);
    for (const name of await namesIn(system)) {
      const pid = Number(FORMER.exec(name)?.[1]);
      const path = join(system, name);
      if (pid > 0 && !isRunning(pid) && (await isOwnFolder(path))) left.push(path);
    }
    for (const path of left) await rm(path, { recursive: true, force: true }).catch(() => {});
  }

  /** Removes the files of this run, at its end. */
  removeNow(): void {
    rmSync(this.#own, { recursive: true, force: true });
  }
}
