import { basename } from 'node:path';
import { AppFailure } from '#shared/errors.ts';
import type { HandlersOf } from '../ipc/handler.ts';
import type { Dialogs, Files } from '../ports.ts';
import type { FileSelections } from './selections.ts';

export interface FileHandlerOptions {
  dialogs: Dialogs;
  files: Pick<Files, 'stat'>;
  selections: FileSelections;
}

/** Files that the person chose or dropped: the page gets an id, a name and a size, never the path. */
export function fileHandlers({ dialogs, files, selections }: FileHandlerOptions): HandlersOf<'files'> {
  return {
    'files.choose': async ({ purpose }, { signal }) => {
      const chosen = await dialogs.chooseFile(purpose);
      // The page may have gone while the dialog stood open: nobody would release the selection.
      if (chosen === null || signal.aborted) throw new AppFailure({ kind: 'cancelled' });
      return selections.add(chosen);
    },
    'files.adopt': async ({ path }) => {
      const { name, size } = await readable(files, path);
      return selections.add({ path, name, size });
    },
    'files.release': ({ selectionId }) => selections.release(selectionId),
  };
}

/** An item dragged from a web page has no file behind it, and a folder cannot be read. */
async function readable(files: Pick<Files, 'stat'>, path: string): Promise<{ name: string; size: number }> {
  if (path === '') throw new AppFailure({ kind: 'file', reason: 'unreadable' });
  try {
    return await files.stat(path);
  } catch {
    throw new AppFailure({ kind: 'file', reason: 'unreadable', platformText: basename(path) });
  }
}
