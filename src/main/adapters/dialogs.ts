import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { app, dialog, type FileFilter } from 'electron';
import { plainLine } from '#shared/bidi.ts';
import type { FilePurpose } from '#shared/ipc/files.ts';
import type { Locale } from '#shared/preferences.ts';
import { acceptedExtensions } from '../files/accepted.ts';
import type { MainText } from '../locales/texts.ts';
import type { Dialogs } from '../ports.ts';
import { ownWindow } from './window.ts';

/** Creates the native file dialogs, attached to the window. */
export function createDialogs(locale: () => Locale): Dialogs {
  const textNow = async () => (await import('../locales/texts.ts')).texts(locale());
  return {
    chooseFile: async (purpose) => {
      const { title, filters } = openOptions(purpose, await textNow());
      const options = { title, filters, properties: ['openFile' as const] };
      const window = ownWindow();
      const answer = await (window ? dialog.showOpenDialog(window, options) : dialog.showOpenDialog(options));
      const [path] = answer.filePaths;
      if (answer.canceled || path === undefined) return null;
      return { path, name: basename(path), size: (await stat(path)).size };
    },
    chooseSavePath: async (suggested) => {
      const suggestedName = plainLine(suggested);
      const options = {
        // The suggested name may come from the page: `basename` keeps it inside the folder.
        defaultPath: join(app.getPath('downloads'), basename(suggestedName)),
        filters: [saveFilter(suggestedName, await textNow())],
        properties: ['createDirectory' as const, 'showOverwriteConfirmation' as const],
      };
      const window = ownWindow();
      const answer = await (window ? dialog.showSaveDialog(window, options) : dialog.showSaveDialog(options));
      return answer.canceled || answer.filePath === '' ? null : withExtension(answer.filePath, extname(suggestedName));
    },
  };
}

/**
 * Adds the extension where the person typed none: on Linux the dialog does not, and nothing would open the file. The
 * person agreed to write over a file of the name that they typed, not over one with the extension.
 */
function withExtension(path: string, extension: string): string {
  if (extname(path) !== '') return path;
  for (let number = 1; ; number += 1) {
    const whole = number === 1 ? `${path}${extension}` : `${path} (${number})${extension}`;
    if (!existsSync(whole)) return whole;
  }
}

function saveFilter(name: string, text: MainText): FileFilter {
  if (name.endsWith('.json')) return { name: text('files:types.json'), extensions: ['json'] };
  if (name.endsWith('.zip')) return { name: text('files:types.zip'), extensions: ['zip'] };
  if (name.endsWith('.pdf')) return { name: text('files:types.pdf'), extensions: ['pdf'] };
  if (name.endsWith('.xlsx')) return { name: text('files:types.workbook'), extensions: ['xlsx'] };
  return { name: text('files:types.csv'), extensions: [extname(name).slice(1) || 'csv'] };
}

function openOptions(purpose: FilePurpose, text: MainText): { title: string; filters: FileFilter[] } {
  const offered = (name: string): FileFilter => ({ name, extensions: acceptedExtensions(purpose) });
  // Text between separators has no extension of its own (`.tsv`, `.dat`): its content alone is checked.
  const all = { name: text('files:types.all'), extensions: ['*'] };
  switch (purpose) {
    case 'image':
      return { title: text('files:choose.image'), filters: [offered(text('files:types.images'))] };
    case 'letter':
      return { title: text('files:choose.letter'), filters: [offered(text('files:types.json'))] };
    case 'logins':
      return { title: text('files:choose.logins'), filters: [offered(text('files:types.csv')), all] };
    case 'proof':
      return { title: text('files:choose.proof'), filters: [offered(text('files:types.proofs'))] };
    case 'recipe':
      return { title: text('files:choose.recipe'), filters: [offered(text('files:types.json'))] };
    case 'views':
      return { title: text('files:choose.views'), filters: [offered(text('files:types.json'))] };
    case 'import':
      return { title: text('files:choose.import'), filters: [offered(text('files:types.lists')), all] };
  }
}
