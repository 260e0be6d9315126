import { join, resolve } from 'node:path';
import { loadApplication } from './load.ts';
import { shell } from './shell.ts';

/**
 * Carries out a command of the built application, without a window and without a browser:
 * `node tools/browser-shell/command.ts ROOT --check --output FILE`. ROOT holds package.json and the built `out`.
 */
const [program = '', , root = join(import.meta.dirname, '..', '..'), ...args] = process.argv;
shell.appRoot = resolve(root);
process.argv = [program, shell.appRoot, ...args];
await loadApplication(shell.appRoot);
