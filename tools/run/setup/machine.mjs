// @ts-check
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import process from 'node:process';

/** The checkout's root folder. */
export const root = resolve(import.meta.dirname, '../../..');

/** Root on Linux: may install system packages, and Chromium refuses its sandbox. */
export const isRoot = process.getuid?.() === 0;

export const isDebian = process.platform === 'linux' && existsSync('/etc/debian_version');

/**
 * Whether a window can be shown.
 * @param {NodeJS.ProcessEnv} env
 */
export function hasDisplay(env = process.env) {
  return process.platform !== 'linux' || Boolean(env.DISPLAY) || Boolean(env.WAYLAND_DISPLAY);
}

/**
 * The full path of a program of the PATH, or null.
 * @param {string} name
 * @param {NodeJS.ProcessEnv} env
 */
export function which(name, env = process.env) {
  const endings = process.platform === 'win32' ? ['.exe', '.cmd', ''] : [''];
  for (const folder of (env.PATH ?? '').split(delimiter).filter(Boolean)) {
    for (const ending of endings) {
      const path = join(folder, name + ending);
      if (isExecutable(path)) return path;
    }
  }
  return null;
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
