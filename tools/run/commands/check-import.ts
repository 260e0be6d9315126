import process from 'node:process';
import type { Command } from '../command.ts';
import { root } from '../setup/machine.mjs';
import { run } from '../setup/spawn.mjs';
import { node } from '../steps/tools.ts';

/** Runs the checker with its stdout and exit code; file paths are relative to the person's current folder. */
export const checkImport: Command = (args) =>
  run(node, [`${root}/tools/check-import.ts`, ...args], { cwd: process.env.INIT_CWD ?? process.cwd() });
