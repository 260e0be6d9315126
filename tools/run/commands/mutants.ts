import { join } from 'node:path';
import type { Command } from '../command.ts';
import { root } from '../setup/machine.mjs';
import { run } from '../setup/spawn.mjs';
import { node } from '../steps/tools.ts';

/** Changes places of the sources one at a time and tells which changes the tests notice. */
export const mutants: Command = (args) => run(node, [join(root, 'tools/mutants/main.ts'), ...args]);
