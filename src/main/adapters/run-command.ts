import type { Command } from '../app/command-line.ts';
import { type CheckSurroundings, checkPorts } from '../check/ports.ts';
import { endWhileWaiting, watched } from '../commands/pending.ts';
import type { CommandPorts } from '../commands/run.ts';
import type { SecretStore } from '../ports.ts';
import type { Application } from './application.ts';
import { claimAlone, hasDisplay, prepareCommand, releaseLinks, resolveProxyWhenReady, writeOut } from './commands.ts';
import { createKeychain } from './keychain.ts';
import { readSettings } from './settings.ts';

export interface CommandSurroundings {
  application: Application;
  env: Readonly<Record<string, string | undefined>>;
  /** What the check looks at beside settings and network. */
  checked: Omit<CheckSurroundings, 'settings' | 'secrets' | 'resolveProxy'>;
  /** Removes secrets and personal data. */
  redact(text: string): string;
}

/**
 * Carries out a command without a window, and ends the process with its status (docs/commands.md).
 * @returns what the module that started the application has to wait for before it ends itself: a command that asks the
 *   runtime for nothing. The runtime is ready after that module only, and without a display it never is.
 */
export async function endWithCommand(command: Command, surroundings: CommandSurroundings): Promise<void> {
  const { application, env, redact } = surroundings;
  const keychain = watched(createKeychain(application.name));
  const end = prepareCommand((status) => {
    if (keychain.isWaiting()) endWhileWaiting(status);
  });
  const complain = (thrown: unknown) => writeOut(process.stderr, `${redact(String(thrown))}\n`);
  // What fails aside does not end a check: its item is unknown after its time limit.
  process.on('uncaughtException', (thrown) => void complain(thrown));
  const over = carryOut(command, portsOf(surroundings, keychain)).then(end, async (thrown) => {
    await complain(thrown);
    end(2);
  });
  const asksRuntime = command.kind === 'check' || command.kind === 'diagnostics';
  if (!asksRuntime || !hasDisplay(env)) await over;
}

async function carryOut(command: Command, ports: CommandPorts): Promise<number> {
  const { runCommand } = await import('../commands/run.ts');
  return runCommand(command, ports);
}

function portsOf({ application, env, checked, redact }: CommandSurroundings, keychain: SecretStore): CommandPorts {
  const { dataFolder, localFolder, logFolder, homeFolder } = application;
  const resolveProxy = hasDisplay(env) ? resolveProxyWhenReady : () => Promise.reject(new Error('no display'));
  return {
    own: checked.own,
    redact,
    logFolder,
    check: async () =>
      checkPorts({ ...checked, settings: await readSettings(application, env), secrets: keychain, resolveProxy }),
    forget: {
      claim: claimAlone,
      keychain,
      clock: checked.clock,
      folders: [...new Set([dataFolder, localFolder, logFolder])],
      homeFolder,
      releaseLinks,
    },
    print: (text) => writeOut(process.stdout, text),
    complain: (text) => writeOut(process.stderr, text),
  };
}
