import process from 'node:process';
import type { Command } from '../main.ts';
import { root } from '../setup/machine.mjs';
import { run } from '../setup/spawn.mjs';
import { node } from '../steps/tools.ts';

/** Passes on to the checker: its stdout is the answer, its exit code ours; files are named from where the person stands. */
export const checkImport: Command = (args) =>
  run(node, [`${root}/tools/check-import.ts`, ...args], { cwd: process.env.INIT_CWD ?? process.cwd() });
