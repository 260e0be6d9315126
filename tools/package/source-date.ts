import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { root } from '../run/setup/machine.mjs';

/**
 * Sets SOURCE_DATE_EPOCH to the time of the commit, unless it is given: the packages of a commit then hold no time of
 * their own making. Without a repository it stays away.
 */
export function fixSourceDate(): void {
  if (process.env.SOURCE_DATE_EPOCH !== undefined) return;
  try {
    // In a container the folder may belong to another account than this one, and git refuses it unless told.
    const args = ['-c', `safe.directory=${root}`, 'log', '-1', '--format=%ct'];
    const time = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    process.env.SOURCE_DATE_EPOCH = time.trim();
  } catch {
    // Sources without their history, or without git.
  }
}
