import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listenToLauncher } from './launcher.ts';
import { runShell } from './run.ts';

/** Runs the built application in a browser until it is stopped. Started by `startBrowserShell`. */

const { values } = parseArgs({ options: { port: { type: 'string', default: '0' }, root: { type: 'string' } } });
const port = Number(values.port);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  process.stderr.write('--port takes a number from 0 to 65535.\n');
  process.exit(2);
}

const url = await runShell({ appRoot: values.root ?? join(import.meta.dirname, '..', '..'), port });
listenToLauncher();
process.stdout.write(`Escale is open at ${url}\n`);
