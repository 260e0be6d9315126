// @ts-check
import process from 'node:process';

/**
 * Tells the person what the set-up does. Always on stderr: stdout belongs to what the command answers.
 * @param {string} text
 */
export function say(text) {
  process.stderr.write(`${text}\n`);
}

/**
 * Says why it cannot go on, and ends with exit code 1.
 * @param {string} text
 * @returns {never}
 */
export function stop(text) {
  say(text);
  process.exit(1);
}
