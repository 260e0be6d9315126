import { createWriteStream, existsSync, readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, dirname, extname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { root } from '../run/setup/machine.mjs';
import type { Installation } from './installation.ts';

/** The person's downloads folder: `ESCALE_DOWNLOADS`, else the one that the desktop names, else `~/Downloads`. */
export function downloadsFolder(env: Readonly<Record<string, string | undefined>>): string {
  return env.ESCALE_DOWNLOADS || desktopFolder('XDG_DOWNLOAD_DIR', env) || join(homedir(), 'Downloads');
}

function desktopFolder(name: string, env: Readonly<Record<string, string | undefined>>): string | undefined {
  const file = join(env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'user-dirs.dirs');
  if (!existsSync(file)) return undefined;
  const [, value] = new RegExp(`^${name}="([^"]+)"`, 'mu').exec(readFileSync(file, 'utf8')) ?? [];
  return value?.replace('$HOME', homedir());
}

/**
 * Folder of scripts compiled once for all starts of an application: in its build, or beside all that was packed, whose
 * folders hold nothing else.
 */
export const compiledFolder = ({ isPackaged, appPath }: Installation): string =>
  isPackaged ? join(root, 'node_modules', '.cache', 'browser-shell') : join(appPath, 'out', '.compiled');

/** Returns the first unused path: `liste.csv`, else `liste (2).csv`… */
export function freePath(folder: string, name: string): string {
  const safe = basename(name) || 'file';
  const extension = extname(safe);
  const stem = safe.slice(0, safe.length - extension.length);
  for (let number = 1; ; number += 1) {
    const path = join(folder, number === 1 ? safe : `${stem} (${number})${extension}`);
    if (!existsSync(path)) return path;
  }
}

/** Path of a file that the page sends, equal on both sides: `<uploads>/<id>/<name>`. Null if the name is a path. */
export function uploadPath(uploads: string, id: string, name: string): string | null {
  const isPlain = /^[\w-]{8,64}$/u.test(id) && name !== '' && name !== '.' && name !== '..' && !/[/\\\0]/u.test(name);
  return isPlain ? join(uploads, id, name) : null;
}

/** Whether a path is that of a file that the page sent; the page may name no other file of this computer. */
export function isUploadPath(uploads: string, path: string): boolean {
  const [id = '', name = '', ...rest] = relative(uploads, path).split(sep);
  return rest.length === 0 && uploadPath(uploads, id, name) === path;
}

/** @throws Error when a file was already sent under the same id, or cannot be written; no partial file remains */
export async function receiveUpload(body: Readable, path: string): Promise<void> {
  await mkdir(dirname(path), { mode: 0o700 });
  try {
    await pipeline(body, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } catch (thrown) {
    await rm(path, { force: true });
    throw thrown;
  }
}
