// @ts-check
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import process from 'node:process';
import { root } from './machine.mjs';

/** @type {NodeJS.Signals[]} */
const passedOn = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program to its end in the checkout's root and returns its exit code (128 + number when a signal ended it).
 * Signals that reach this process are passed on, so that nothing outlives it.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options] by default stdio is inherited
 * @returns {Promise<number>}
 */
export function run(file, args, options = {}) {
  const child = spawn(file, args, { cwd: root, stdio: 'inherit', ...options });
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => child.kill(signal);
  for (const signal of passedOn) process.on(signal, passOn);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      for (const name of passedOn) process.off(name, passOn);
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
    });
  });
}

/**
 * Like `run`, for set-up work: whatever it prints goes to stderr, and it reads nothing.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function runQuietly(file, args, options = {}) {
  return run(file, args, { ...options, stdio: ['ignore', process.stderr, process.stderr] });
}
