import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchWith } from './electron/launch.ts';
import { notificationCenter } from './electron/notification-center.ts';
import { listenToLauncher } from './launcher.ts';
import { runShell } from './run.ts';

/** Runs the built application in a browser until it is stopped. Started by `startBrowserShell`. */

const { values, positionals } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    application: { type: 'string' },
    'switches-of': { type: 'string' },
    link: { type: 'string' },
    activation: { type: 'string' },
  },
  allowPositionals: true,
});
const port = Number(values.port);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  process.stderr.write('--port takes a number from 0 to 65535.\n');
  process.exit(2);
}

if (values.link !== undefined) launchWith(values.link);
// COM's own argument, and what it hands over once the application has registered for it.
if (values.activation !== undefined) notificationCenter.activate(values.activation);
const url = await runShell({
  application: values.application ?? join(import.meta.dirname, '..', '..'),
  args: values.activation === undefined ? positionals : [...positionals, '-Embedding'],
  // Given by `startBrowserShell` alone, from the same type.
  switchesOf: values['switches-of'] as NodeJS.Platform | undefined,
  port,
});
listenToLauncher();
process.stdout.write(`Escale is open at ${url}\n`);
