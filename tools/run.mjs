// @ts-check
// Entry point of `npm start`, `npm test` and the other commands: it needs only Node 20 and installs the rest itself.
import process from 'node:process';
import { messageOf, say, stop } from './run/setup/say.mjs';

const oldest = 20;
if (Number(process.versions.node.split('.')[0]) < oldest) {
  stop(`Escale needs Node ${oldest} or newer to set itself up; this is ${process.version}.`);
}

const { isCommand, commandNames } = await import('./run/setup/commands.mjs');
const { ensurePackages } = await import('./run/setup/packages.mjs');
const { endWithParent } = await import('./run/setup/parent.mjs');
const { runOnPinnedNode } = await import('./run/setup/pinned-node.mjs');

const [command = '', ...rest] = process.argv.slice(2);
if (!isCommand(command)) stop(`Usage: node tools/run.mjs ${commandNames.join('|')}`);

// When started by hand, it may be meant to outlive its parent.
if (process.env.npm_lifecycle_event !== undefined) endWithParent();
try {
  await ensurePackages();
  process.exitCode = await runOnPinnedNode('tools/run/main.ts', [command, ...rest]);
} catch (error) {
  say(messageOf(error));
  process.exitCode = 1;
}
