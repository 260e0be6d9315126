import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { lstat, mkdir, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { errorCode } from '#shared/error-code.ts';

/** Folder names of earlier versions, in the system's temporary folder, with the process id. */
const FORMER = /^escale-(\d+)$/;

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch (thrown) {
    // EPERM: the process exists and belongs to another user.
    return errorCode(thrown) === 'EPERM';
  }
}

/** Whether an entry is a folder owned by this user; a link is not. */
async function isOwnFolder(path: string): Promise<boolean> {
  const entry = await lstat(path).catch(() => null);
  const uid = process.getuid?.();
  return entry?.isDirectory() === true && (uid === undefined || entry.uid === uid);
}

/**
 * Files that must not outlive the application, such as converted imports. Each run has its own folder, removed at its
 * end; the next start removes what a killed process left.
 */
export class TemporaryFolder {
  readonly #root: string;
  readonly #own: string;

  /** @param root a folder of the application that no other user can enter */
  constructor(root: string) {
    this.#root = root;
    this.#own = join(root, randomUUID());
  }

  /**
   * Returns an unused path.
   * @throws an error of node:fs
   */
  async path(name: string): Promise<string> {
    const folder = join(this.#own, randomUUID());
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return join(folder, basename(name));
  }

  /**
   * Removes the folders of earlier runs as far as possible. Only one instance uses the folder.
   * @param system the temporary folder that earlier versions used
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
