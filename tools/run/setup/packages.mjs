// @ts-check
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { isRoot, root } from './machine.mjs';
import { say } from './say.mjs';
import { runQuietly } from './spawn.mjs';
import { ensureSystemPackages, missingOf } from './system.mjs';

/** @typedef {{ version?: string, optional?: boolean }} LockEntry */
/** @typedef {{ packages: Record<string, LockEntry> }} Lock */

/** @type {import('./system.mjs').SystemPackage[]} */
const keytarNeeds = ['pkg-config', 'libsecret-1-dev', 'g++', 'make', 'python3'];

/**
 * Whether the packages that npm recorded in node_modules are those of the lock. Optional packages may be missing: they
 * are for other systems, or could not be built.
 * @param {Lock} lock package-lock.json
 * @param {Lock} installed node_modules/.package-lock.json, which npm writes last
 */
export function isUpToDate(lock, installed) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '') return true;
    const found = installed.packages[path];
    return found === undefined ? wanted.optional === true : found.version === wanted.version;
  });
}

/**
 * Installs the npm packages of the lock when they are missing or the lock changed. keytar is built from source on
 * Linux, so what its build needs comes first; without it Escale works and keeps the session in memory.
 */
export async function ensurePackages() {
  const isKeytarMissing = !existsSync(join(root, 'node_modules/keytar'));
  const areCurrent = arePackagesCurrent();
  if (areCurrent && (!isKeytarMissing || (await isKeytarHopeless()))) return;
  // npm ci would empty the target of a symbolic link, which may belong to another checkout.
  if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new Error('node_modules is a link, and what it leads to is not what the lock asks for: install there.');
  }
  if (process.platform === 'linux' && isKeytarMissing) {
    await ensureSystemPackages(keytarNeeds, 'to build keytar, which keeps the session in the keychain');
  }
  say(areCurrent ? 'Installing the npm packages again, for keytar.' : 'Installing the npm packages.');
  if ((await npm(['ci', '--loglevel=error', '--no-audit', '--no-fund'])) !== 0)
    throw new Error('npm ci failed: see above.');
  if (!existsSync(join(root, 'node_modules/keytar'))) {
    say('keytar could not be built: Escale will not keep the session when it closes.');
    writeFileSync(triedFile, '');
  }
}

/** Recorded beside the packages, so that a failing build of keytar is tried once per installation. */
const triedFile = join(root, 'node_modules/.keytar-tried');

async function isKeytarHopeless() {
  if (process.platform !== 'linux' || existsSync(triedFile)) return true;
  const missing = await missingOf(keytarNeeds);
  return missing.length > 0 && !isRoot;
}

function arePackagesCurrent() {
  const installed = readLock('node_modules/.package-lock.json');
  const lock = readLock('package-lock.json');
  return installed !== null && lock !== null && isUpToDate(lock, installed);
}

/**
 * @param {string} path
 * @returns {Lock | null}
 */
function readLock(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'));
  } catch {
    return null;
  }
}

/** @param {readonly string[]} args */
function npm(args) {
  const env = { ...headersOfNode(), ...process.env };
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) return runQuietly(process.execPath, [script, ...args], { env });
  // npm is a .cmd on Windows, which only a shell can run.
  return runQuietly('npm', args, { env, shell: process.platform === 'win32' });
}

/** Node's own headers, where its installation has them: a native build then downloads none. */
function headersOfNode() {
  const prefix = dirname(dirname(process.execPath));
  return existsSync(join(prefix, 'include/node/node.h')) ? { npm_config_nodedir: prefix } : {};
}
