import { accessSync, closeSync, constants, fstatSync, lstatSync, openSync, readFileSync, type Stats } from 'node:fs';
import { basename, dirname } from 'node:path';
import process from 'node:process';
import { errorCode } from '#shared/error-code.ts';
import { UntrustedFile } from './reading-failure.ts';

export interface TrustedFileOptions {
  platform?: NodeJS.Platform;
  /** A file of the application: who can write it needs no other file to change the application (Windows only). */
  applicationFile: string;
  /** Whether this account can open a file or folder for writing (Windows only). */
  canWrite?: (path: string) => boolean;
}

/**
 * Reads a file that only administrators can change. Anybody who could write the address of the platform there would
 * collect the passwords of everybody on the computer.
 *
 * - Linux and macOS: a regular file, no link, of root, which nobody else may write, in folders of which the same holds.
 *   The file is checked on its open descriptor, and read from it.
 * - Windows: no link, and neither file nor folder may be written by this account, unless it can write the application
 *   itself too, as an administrator or the owner of a portable copy can.
 *
 * @throws UntrustedFile, or the system's error (`ENOENT`, `EACCES`…)
 */
export function readTrustedFile(path: string, options: TrustedFileOptions): string {
  return readTrustedBytes(path, options).toString('utf8');
}

/** As `readTrustedFile`, without decoding. */
export function readTrustedBytes(path: string, options: TrustedFileOptions): Buffer {
  const { platform = process.platform } = options;
  const descriptor = openWithoutFollowing(path, platform);
  try {
    const entry = fstatSync(descriptor);
    if (!entry.isFile()) throw new UntrustedFile({ code: 'notRegularFile' });
    if (platform === 'win32') checkWindows(path, entry, options);
    else checkRoot(path, entry);
    return readFileSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function openWithoutFollowing(path: string, platform: NodeJS.Platform): number {
  // Windows has neither flag. Not to block: anybody could have put a pipe where a file should be.
  const flags = platform === 'win32' ? 0 : constants.O_NOFOLLOW | constants.O_NONBLOCK;
  try {
    return openSync(path, constants.O_RDONLY | flags);
  } catch (thrown) {
    if (['ELOOP', 'EMLINK'].includes(errorCode(thrown) ?? '')) throw new UntrustedFile({ code: 'link' });
    throw thrown;
  }
}

function checkRoot(path: string, entry: Stats): void {
  if (isOthers(path, entry)) throw new UntrustedFile({ code: 'notOfRoot' });
  // A folder that passes could not be replaced either, since its own folder is held to the same.
  for (const folder of foldersOf(path)) {
    const above = lstatSync(folder);
    const values = { folder: nameOf(folder) };
    if (!above.isDirectory()) throw new UntrustedFile({ code: 'linkedFolder', values });
    if (isOthers(folder, above)) throw new UntrustedFile({ code: 'folderNotOfRoot', values });
  }
}

/** The page may show it: without the path. */
const nameOf = (folder: string): string => basename(folder) || folder;

/** Whether another account than root may write it, by its mode, or this account by an access list. */
const isOthers = (path: string, { uid, mode }: Stats): boolean =>
  uid !== 0 || (mode & 0o022) !== 0 || (process.geteuid?.() !== 0 && isAllowed(path));

function isAllowed(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function checkWindows(
  path: string,
  entry: Stats,
  { applicationFile, canWrite = opensForWriting }: TrustedFileOptions,
): void {
  const folder = dirname(path);
  if (lstatSync(path).isSymbolicLink()) throw new UntrustedFile({ code: 'link' });
  if (lstatSync(folder).isSymbolicLink()) {
    throw new UntrustedFile({ code: 'linkedFolder', values: { folder: nameOf(folder) } });
  }
  // What is read-only refuses to be opened for writing whoever asks: its owner clears the attribute.
  const isReadOnly = (entry.mode & 0o200) === 0;
  if (!(isReadOnly || canWrite(path) || canWrite(folder)) || canWrite(applicationFile)) return;
  throw new UntrustedFile({ code: isReadOnly ? 'readOnlyAttribute' : 'writable' });
}

/** Nothing is written, and nothing created. Windows opens folders as well. */
function opensForWriting(path: string): boolean {
  try {
    closeSync(openSync(path, constants.O_RDWR));
    return true;
  } catch {
    return false;
  }
}

/** All folders above a file, the nearest first. */
function foldersOf(path: string): string[] {
  const folder = dirname(path);
  return folder === path ? [] : [folder, ...foldersOf(folder)];
}
