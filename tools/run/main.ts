import process from 'node:process';
import type { Command } from './command.ts';
import { type CommandName, isCommand } from './setup/commands.mjs';
import { endWithParent } from './setup/parent.mjs';
import { messageOf, say } from './setup/say.mjs';

const commands: Record<CommandName, () => Promise<Command>> = {
  start: async () => (await import('./commands/start.ts')).start,
  dev: async () => (await import('./commands/dev.ts')).dev,
  test: async () => (await import('./commands/test.ts')).test,
  bench: async () => (await import('./commands/bench.ts')).bench,
  package: async () => (await import('./commands/package.ts')).packageApp,
  'verify-packages': async () => (await import('./commands/verify-packages.ts')).verify,
  screenshots: async () => (await import('./commands/screenshots.ts')).screenshots,
  'check-import': async () => (await import('./commands/check-import.ts')).checkImport,
  mutants: async () => (await import('./commands/mutants.ts')).mutants,
};

const [name = '', ...args] = process.argv.slice(2);
if (!isCommand(name)) throw new Error(`No such command: ${name}`);
endWithParent();
try {
  const command = await commands[name]();
  process.exitCode = await command(args);
} catch (error) {
  say(messageOf(error));
  process.exitCode = 1;
}
