import { basename } from 'node:path';
import { AppFailure } from '#shared/failure.ts';
import { fileNameOf } from '../files/file-name.ts';
import { replaceFile, writeText } from '../files/whole-file.ts';
import type { HandlersOf } from '../ipc/handler.ts';
import type { Dialogs, Files, PagePrinter } from '../ports.ts';

interface PrintServices {
  dialogs: Pick<Dialogs, 'chooseSavePath'>;
  files: Files;
  printer: PagePrinter;
}

/** Handlers of the calls that print what the page shows on paper. */
export function printHandlers({ dialogs, files, printer }: PrintServices): HandlersOf<'print'> {
  return {
    'print.savePdf': async ({ name }, { signal }) => {
      const target = await dialogs.chooseSavePath(fileNameOf(name, '.pdf'));
      if (target === null || signal.aborted) throw new AppFailure({ kind: 'cancelled' });
      const bytes = await printer.toPdf();
      await replaceFile(files, target, (path) => writeText(files, path, [bytes], signal));
      return { fileName: basename(target) };
    },
  };
}
