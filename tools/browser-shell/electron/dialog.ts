import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type {
  FileFilter,
  MessageBoxOptions,
  MessageBoxReturnValue,
  OpenDialogOptions,
  OpenDialogReturnValue,
  SaveDialogOptions,
  SaveDialogReturnValue,
} from 'electron';
import { freePath, isUploadPath } from '../files.ts';
import { shell } from '../shell.ts';
import { onlyWhenReady } from './ready.ts';
import type { BrowserWindow } from './window.ts';

/** Arguments of Electron's dialogs, of which the first, the window, is optional. */
type Arguments<Options> = [BrowserWindow, Options] | [Options];
const optionsOf = <Options>(args: Arguments<Options>): Options => (args.length === 2 ? args[1] : args[0]);

const acceptOf = (filters: readonly FileFilter[] = []): string => {
  const extensions = filters.flatMap((filter) => filter.extensions);
  return extensions.includes('*') ? '' : extensions.map((extension) => `.${extension}`).join(',');
};

async function showOpenDialog(...args: Arguments<OpenDialogOptions>): Promise<OpenDialogReturnValue> {
  onlyWhenReady('dialog module');
  const { title = '', filters } = optionsOf(args);
  const answer = await shell.page.ask({ kind: 'open', title, accept: acceptOf(filters) });
  const path = answer?.kind === 'open' ? answer.path : null;
  if (path !== null && !isUploadPath(shell.uploads, path))
    throw new Error('the page named a file that it did not send');
  return path === null ? { canceled: true, filePaths: [] } : { canceled: false, filePaths: [path] };
}

/** What the person answers in a dialog that saves. */
export type SaveAnswer = { kind: 'cancel' } | { kind: 'name'; name: string };

/** The answers to the next dialogs that save, which the launcher gives; without one, the suggested name is free. */
const saveAnswers: SaveAnswer[] = [];
export const answerSaveDialog = (answer: SaveAnswer): void => void saveAnswers.push(answer);

/**
 * A page cannot choose a folder: files are saved in the downloads, and the page names the path. A name that the person
 * typed is taken as it stands, without an extension where they typed none (shell/browser/ui/file_dialog_linux.cc,
 * 94-107: the dialog gets no default extension), and a file of that name is written over only when they say so, which
 * the property asks for on Linux (same file, 208-210).
 */
async function showSaveDialog(...args: Arguments<SaveDialogOptions>): Promise<SaveDialogReturnValue> {
  onlyWhenReady('dialog module');
  const { defaultPath = 'file', properties = [] } = optionsOf(args);
  await mkdir(shell.downloads, { recursive: true });
  const answer = saveAnswers.shift();
  if (answer?.kind === 'cancel') return { canceled: true, filePath: '' };
  const filePath =
    answer === undefined
      ? freePath(shell.downloads, basename(defaultPath))
      : join(shell.downloads, basename(answer.name));
  if (existsSync(filePath) && properties.includes('showOverwriteConfirmation')) {
    const buttons = ['Cancel', 'Replace'];
    const given = await shell.page.ask({
      kind: 'message',
      message: `${basename(filePath)} exists. Replace it?`,
      detail: '',
      buttons,
      defaultId: 0,
      cancelId: 0,
    });
    if (given?.kind !== 'message' || given.response !== 1) return { canceled: true, filePath: '' };
  }
  shell.page.send({ type: 'notice', notice: { kind: 'saved', path: filePath } });
  return { canceled: false, filePath };
}

async function showMessageBox(...args: Arguments<MessageBoxOptions>): Promise<MessageBoxReturnValue> {
  onlyWhenReady('dialog module');
  const { message, detail = '', buttons = ['OK'], defaultId = 0, cancelId = buttons.length - 1 } = optionsOf(args);
  process.stderr.write(`${message}\n`);
  const answer = await shell.page.ask({ kind: 'message', message, detail, buttons, defaultId, cancelId });
  return { response: answer?.kind === 'message' ? answer.response : cancelId, checkboxChecked: false };
}

/** May be used at any time; before the runtime is ready, Linux has it on standard error alone (docs/api/dialog.md). */
function showErrorBox(title: string, content: string): void {
  process.stderr.write(`${title}\n${content}\n`);
}

export const dialog = { showErrorBox, showOpenDialog, showSaveDialog, showMessageBox };
