import { basename } from 'node:path';
import { localDay } from '#shared/calendar.ts';
import { AppFailure } from '#shared/failure.ts';
import { neutralized } from '#shared/spreadsheet.ts';
import { replaceFile, writeText } from '../../files/whole-file.ts';
import type { HandlersOf } from '../../ipc/handler.ts';
import type { Clock, Dialogs, Files } from '../../ports.ts';
import { exportFormats, spreadsheetLine } from './spreadsheet-csv.ts';

interface FigureServices {
  clock: Pick<Clock, 'now'>;
  dialogs: Pick<Dialogs, 'chooseSavePath'>;
  files: Files;
}

/** Handler that saves figures as a spreadsheet; texts that a spreadsheet would compute are neutralized. */
export const figureHandlers = ({ clock, dialogs, files }: FigureServices): HandlersOf<'figures'> => ({
  'figures.save': async ({ name, columns, lines }, { signal }) => {
    const target = await dialogs.chooseSavePath(`${localDay(clock.now())}_${name}.csv`);
    if (target === null) throw new AppFailure({ kind: 'cancelled' });
    const { delimiter, start } = exportFormats.excel;
    const line = (cells: readonly string[]) => spreadsheetLine(cells.map(neutralized), delimiter);
    const text = start + line(columns) + lines.map(line).join('');
    await replaceFile(files, target, (path) => writeText(files, path, [text], signal));
    return { fileName: basename(target) };
  },
});
