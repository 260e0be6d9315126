import { randomUUID } from 'node:crypto';
import { AppFailure } from '#shared/failure.ts';
import type { FileSelection } from '#shared/ipc/files.ts';
import type { ChosenFile } from '../ports.ts';

/** Files at once: more than any form or import holds. The oldest is released. */
const MAX_FILES = 200;

/** Files chosen by the person, by opaque id: the page gets the id, the path stays here. */
export class FileSelections {
  readonly #files = new Map<string, ChosenFile>();
  readonly #onRelease: ((selectionId: string) => void)[] = [];

  /** Adds a listener for files that are not needed any more, with whatever was made of them. */
  onRelease(listener: (selectionId: string) => void): void {
    this.#onRelease.push(listener);
  }

  add(file: ChosenFile): FileSelection {
    const selectionId = randomUUID();
    this.#files.set(selectionId, file);
    const [oldest] = this.#files.keys();
    if (this.#files.size > MAX_FILES && oldest !== undefined) this.release(oldest);
    return { selectionId, name: file.name, size: file.size };
  }

  /** @throws AppFailure `file`/`expired` for an id that is unknown, was released, or belongs to an earlier page */
  get(selectionId: string): ChosenFile {
    const file = this.#files.get(selectionId);
    if (file === undefined) throw new AppFailure({ kind: 'file', reason: 'expired' });
    return file;
  }

  release(selectionId: string): void {
    this.#files.delete(selectionId);
    for (const listener of this.#onRelease) listener(selectionId);
  }

  /** The page that held the ids has gone. */
  clear(): void {
    for (const selectionId of [...this.#files.keys()]) this.release(selectionId);
  }
}
