import process from 'node:process';
import { installationAt } from './installation.ts';
import { loadApplication } from './load.ts';
import { shell } from './shell.ts';

/**
 * Carries out a command of an application, without a window and without a browser, in a process that was started by
 * `commandLineOf`.
 */
const [, , application = '', ...args] = process.argv;
shell.installation = installationAt(application);
await loadApplication(shell.installation, args);
