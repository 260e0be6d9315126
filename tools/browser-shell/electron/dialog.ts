import { mkdir } from 'node:fs/promises';
import { basename } from 'node:path';
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
import type { BrowserWindow } from './window.ts';

/** Arguments of Electron's dialogs, of which the first, the window, is optional. */
type Arguments<Options> = [BrowserWindow, Options] | [Options];
const optionsOf = <Options>(args: Arguments<Options>): Options => (args.length === 2 ? args[1] : args[0]);

const acceptOf = (filters: readonly FileFilter[] = []): string => {
  const extensions = filters.flatMap((filter) => filter.extensions);
  return extensions.includes('*') ? '' : extensions.map((extension) => `.${extension}`).join(',');
};

async function showOpenDialog(...args: Arguments<OpenDialogOptions>): Promise<OpenDialogReturnValue> {
  const { title = '', filters } = optionsOf(args);
  const answer = await shell.page.ask({ kind: 'open', title, accept: acceptOf(filters) });
  const path = answer?.kind === 'open' ? answer.path : null;
  if (path !== null && !isUploadPath(shell.uploads, path))
    throw new Error('the page named a file that it did not send');
  return path === null ? { canceled: true, filePaths: [] } : { canceled: false, filePaths: [path] };
}

/** A page cannot choose a folder: files are saved in the downloads without overwriting, and the page names the path. */
async function showSaveDialog(...args: Arguments<SaveDialogOptions>): Promise<SaveDialogReturnValue> {
  const { defaultPath = 'file' } = optionsOf(args);
  await mkdir(shell.downloads, { recursive: true });
  const filePath = freePath(shell.downloads, basename(defaultPath));
  shell.page.send({ type: 'notice', notice: { kind: 'saved', path: filePath } });
  return { canceled: false, filePath };
}

async function showMessageBox(...args: Arguments<MessageBoxOptions>): Promise<MessageBoxReturnValue> {
  const { message, detail = '', buttons = ['OK'], cancelId = buttons.length - 1 } = optionsOf(args);
  process.stderr.write(`${message}\n`);
  const answer = await shell.page.ask({ kind: 'message', message, detail, buttons, cancelId });
  return { response: answer?.kind === 'message' ? answer.response : cancelId, checkboxChecked: false };
}

export const dialog = { showOpenDialog, showSaveDialog, showMessageBox };
