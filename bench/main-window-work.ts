// Prints the processor time, in milliseconds, from the first line of main's script until it has opened its window. The
// browser shell takes the place of Electron, and is loaded before.
import { setImmediate } from 'node:timers/promises';
import electron from '../tools/browser-shell/electron/index.ts';
import { installationAt } from '../tools/browser-shell/installation.ts';
import { loadApplication } from '../tools/browser-shell/load.ts';
import { shell } from '../tools/browser-shell/shell.ts';
import { root } from '../tools/run/setup/machine.mjs';

shell.installation = installationAt(root);
const before = process.cpuUsage();
await loadApplication(shell.installation, []);
while (electron.BrowserWindow.getAllWindows().length === 0) await setImmediate();
const { user, system } = process.cpuUsage(before);
process.stdout.write(`${(user + system) / 1000}\n`, () => process.exit(0));
