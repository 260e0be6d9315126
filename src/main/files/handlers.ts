import { basename } from 'node:path';
import { AppFailure } from '#shared/failure.ts';
import type { FilePurpose, FileSelection } from '#shared/ipc/files.ts';
import type { HandlersOf } from '../ipc/handler.ts';
import type { ChosenFile, Dialogs, Files } from '../ports.ts';
import { isNetworkPath } from './network-path.ts';
import { readPicture } from './picture.ts';
import type { FileSelections } from './selections.ts';

export interface FileHandlerOptions {
  dialogs: Dialogs;
  files: Files;
  selections: FileSelections;
}

/** Handlers of the calls about chosen and dropped files: the page gets an id, a name and a size, never the path. */
export function fileHandlers({ dialogs, files, selections }: FileHandlerOptions): HandlersOf<'files'> {
  /** Checks pictures when they are chosen, because the platform fails on unsuitable ones. */
  const accept = async (purpose: FilePurpose, file: ChosenFile, signal: AbortSignal): Promise<FileSelection> => {
    if (purpose === 'image') await readPicture(files, file);
    // If the page has gone meanwhile, nothing would ever release the id.
    if (signal.aborted) throw new AppFailure({ kind: 'cancelled' });
    return selections.add(file);
  };
  return {
    'files.choose': async ({ purpose }, { signal }) => {
      const chosen = await dialogs.chooseFile(purpose);
      if (chosen === null) throw new AppFailure({ kind: 'cancelled' });
      return accept(purpose, chosen, signal);
    },
    'files.adopt': async ({ purpose, path }, { signal }) => {
      // The system's dialog reaches network shares as well; there the person chose one deliberately.
      if (isNetworkPath(path)) throw new AppFailure({ kind: 'file', reason: 'onNetwork' });
      const { name, size } = await readable(files, path);
      return accept(purpose, { path, name, size }, signal);
    },
    'files.release': ({ selectionId }) => selections.release(selectionId),
  };
}

/** Checks that a dropped item is a file: items dragged from web pages have none, and folders cannot be read. */
async function readable(files: Pick<Files, 'stat'>, path: string): Promise<{ name: string; size: number }> {
  if (path === '') throw new AppFailure({ kind: 'file', reason: 'unreadable' });
  try {
    return await files.stat(path);
  } catch {
    throw new AppFailure({ kind: 'file', reason: 'unreadable', platformText: basename(path) });
  }
}
