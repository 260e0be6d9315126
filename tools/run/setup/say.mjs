// @ts-check
import process from 'node:process';

/**
 * Prints what the set-up does, always on stderr, since stdout is for the output of the command.
 * @param {string} text
 */
export function say(text) {
  process.stderr.write(`${text}\n`);
}

/**
 * What somebody is told of a failure.
 * @param {unknown} thrown
 */
export const messageOf = (thrown) => (thrown instanceof Error ? thrown.message : String(thrown));

/**
 * Prints why the set-up cannot continue, and ends with exit code 1.
 * @param {string} text
 * @returns {never}
 */
export function stop(text) {
  say(text);
  process.exit(1);
}
