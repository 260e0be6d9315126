import { basename } from 'node:path';
import { localDay } from '#shared/calendar.ts';
import { AppFailure } from '#shared/failure.ts';
import { isNumber, neutralized } from '#shared/spreadsheet.ts';
import { replaceFile, writeText } from '../../files/whole-file.ts';
import type { HandlersOf } from '../../ipc/handler.ts';
import type { Clock, Dialogs, Files } from '../../ports.ts';
import { numberCell } from './cells.ts';
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
    const isOfNumbers = columns.map((_, at) => lines.every((cells) => !cells[at] || isNumber(cells[at])));
    const cell = (text: string, at: number) => (isOfNumbers[at] ? numberCell(text, 'excel') : neutralized(text));
    const line = (cells: readonly string[]) => spreadsheetLine(cells, delimiter);
    const text = start + line(columns.map(neutralized)) + lines.map((cells) => line(cells.map(cell))).join('');
    await replaceFile(files, target, (path) => writeText(files, path, [text], signal));
    return { fileName: basename(target) };
  },
});
