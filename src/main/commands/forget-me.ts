import { lstat, readdir, rm, rmdir } from 'node:fs/promises';
import { dirname, join, parse, relative, resolve } from 'node:path';
import { codeOf } from '#shared/error-code.ts';
import { reasonOf } from '../log/values.ts';
import type { Clock, SecretStore } from '../ports.ts';
import { LATE, waitAtMost } from '../time-limit.ts';

export interface ForgetPorts {
  /**
   * Claims the application for this process.
   * @returns a function that gives it back; null while Escale is open
   */
  claim(): (() => void) | null;
  keychain: Pick<SecretStore, 'accounts' | 'delete'>;
  clock: Pick<Clock, 'after'>;
  /** Every folder in which the application keeps data of this account. */
  folders: readonly string[];
  homeFolder: string;
  /** Unregisters the application's links if this account had registered them. */
  releaseLinks(): void;
  /**
   * Removes what notifications left in this account outside these folders.
   * @returns what was removed
   */
  removeActivator(): Promise<string[]>;
}

/** Lock files of the runtime: they stay open until the claim is released. */
const CLAIM = /^(?:Singleton(?:Lock|Cookie|Socket)|lockfile)$/u;

/**
 * Removes everything that the application keeps for this account: keychain entries first, since what lies in the
 * folders is encrypted under one of them.
 * @returns what was done, in lines for the administrator, and whether nothing is left
 */
export async function forgetMe(ports: ForgetPorts): Promise<{ lines: string[]; isComplete: boolean }> {
  const { claim, keychain, clock, folders, homeFolder, releaseLinks, removeActivator } = ports;
  const release = claim();
  if (release === null) return { lines: ['Escale is open in this account: close it first.'], isComplete: false };
  const lines: string[] = [];
  const problems: string[] = [];
  try {
    const removed = await waitAtMost(PATIENCE, clock, emptyKeychain(keychain));
    if (removed === LATE) throw new Error(`no answer within ${PATIENCE / 1000} s`);
    lines.push(`Removed from the keychain: ${removed} entries`);
  } catch (thrown) {
    problems.push(`The keychain cannot be emptied: ${reasonOf(thrown)}`);
  }
  const removable: string[] = [];
  for (const folder of folders) {
    const objection = await objectionTo(folder, homeFolder);
    if (objection === null) removable.push(folder);
    else problems.push(`Not removed, because it ${objection}: ${folder}`);
  }
  for (const folder of removable) {
    await emptyFolder(folder).catch((thrown) => problems.push(`Not removed (${codeOf(thrown)}): ${folder}`));
  }
  release();
  releaseLinks();
  try {
    lines.push(...(await removeActivator()).map((removed) => `Removed: ${removed}`));
  } catch (thrown) {
    problems.push(`What notifications left is not removed: ${reasonOf(thrown)}`);
  }
  for (const folder of removable) {
    const code = await removeFolder(folder);
    if (code === null) lines.push(`Removed: ${folder}`);
    else if (problems.every((problem) => !problem.endsWith(folder))) problems.push(`Not removed (${code}): ${folder}`);
  }
  return { lines: [...lines, ...problems], isComplete: problems.length === 0 };
}

/** Milliseconds to wait for the keychain: a locked one may ask a person who is not there to unlock it. */
const PATIENCE = 30_000;

/** Removes all entries; returns how many. */
async function emptyKeychain(keychain: ForgetPorts['keychain']): Promise<number> {
  const accounts = await keychain.accounts();
  for (const account of accounts) await keychain.delete(account);
  return accounts.length;
}

/** Why nothing in a folder may be removed; null when it may. */
async function objectionTo(folder: string, homeFolder: string): Promise<string | null> {
  if (holds(folder, homeFolder)) return 'holds more than data of Escale';
  // The target of the link would be emptied, possibly by an administrator for whom somebody prepared the link.
  const isLink = await lstat(folder).then(
    (entry) => entry.isSymbolicLink(),
    () => false,
  );
  return isLink ? 'is a link; remove the link, and what it leads to' : null;
}

/** Whether a folder is the home folder, above it, or the root of a disk. */
function holds(folder: string, homeFolder: string): boolean {
  const path = resolve(folder);
  const below = relative(path, resolve(homeFolder));
  return path === parse(path).root || path === dirname(path) || !(below.startsWith('..') || parse(below).root !== '');
}

async function emptyFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch((thrown: unknown) => {
    if (codeOf(thrown) === 'ENOENT') return [];
    throw thrown;
  });
  for (const name of names.filter((name) => !CLAIM.test(name))) await rm(join(folder, name), { recursive: true });
}

/** Removes a folder with the files of the claim; returns the system's code when it stays. */
async function removeFolder(folder: string): Promise<string | null> {
  try {
    for (const name of await readdir(folder)) {
      if (CLAIM.test(name)) await rm(join(folder, name), { force: true, recursive: true });
    }
    await rmdir(folder);
    return null;
  } catch (thrown) {
    const code = codeOf(thrown);
    return code === 'ENOENT' ? null : code;
  }
}
