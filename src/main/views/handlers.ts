import { basename } from 'node:path';
import { AppFailure } from '#shared/failure.ts';
import { type ViewFile, viewFile } from '#shared/lists.ts';
import { asFileFailure } from '../files/file-failure.ts';
import { replaceFile, writeText } from '../files/whole-file.ts';
import type { HandlersOf } from '../ipc/handler.ts';
import type { Dialogs, Files } from '../ports.ts';

/** Maximum bytes of a file with views. */
const MAX_BYTES = 4_000_000;

export interface ViewFileServices {
  dialogs: Dialogs;
  files: Files;
}

/**
 * Handlers that export and import saved views as files. An imported file is validated completely before the page gets
 * it.
 */
export function viewHandlers({ dialogs, files }: ViewFileServices): HandlersOf<'views'> {
  return {
    'views.save': async (views, { signal }) => {
      const target = await dialogs.chooseSavePath(basename(`escale-views-${views.list}.json`));
      if (target === null) throw new AppFailure({ kind: 'cancelled' });
      const text = `${JSON.stringify(views, null, 2)}\n`;
      await replaceFile(files, target, (path) => writeText(files, path, [text], signal));
      return { fileName: basename(target) };
    },
    'views.open': async () => {
      const chosen = await dialogs.chooseFile('views');
      if (chosen === null) throw new AppFailure({ kind: 'cancelled' });
      if (chosen.size > MAX_BYTES) throw new AppFailure({ kind: 'file', reason: 'tooLarge' });
      const bytes = await files.read(chosen.path).catch((thrown: unknown) => {
        throw asFileFailure(thrown, 'read');
      });
      return viewsOf(new TextDecoder().decode(bytes));
    },
  };
}

function viewsOf(text: string): ViewFile {
  try {
    return viewFile.parse(JSON.parse(text));
  } catch {
    throw new AppFailure({ kind: 'file', reason: 'notViews' });
  }
}
