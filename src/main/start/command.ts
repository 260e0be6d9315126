import { systemClock } from '../adapters/clock.ts';
import { prepareCommand, resolveProxyWhenReady, writeOut } from '../adapters/commands.ts';
import { createKeychain } from '../adapters/keychain.ts';
import { releaseLinks } from '../adapters/protocol-client.ts';
import { readSettings } from '../adapters/settings.ts';
import { claimForCommand } from '../adapters/single-instance.ts';
import { type Command, exitStatus } from '../app/command-line.ts';
import { hasDisplay } from '../commands/display.ts';
import { endWhileWaiting, watched } from '../commands/pending.ts';
import type { CommandPorts } from '../commands/run.ts';
import type { SecretStore } from '../ports.ts';
import { portsOfCheck } from './check.ts';
import type { StartContext } from './context.ts';

/**
 * Carries out a command without a window, and ends the process with its status (docs/commands.md).
 * @returns what the module that started the application has to wait for before it ends itself: a command that asks the
 *   runtime for nothing. The runtime is ready after that module only, and without a display it never is.
 */
export async function endWithCommand(command: Command, context: StartContext): Promise<void> {
  const { application, env, redact } = context;
  const keychain = watched(createKeychain(application.name));
  const end = prepareCommand((status) => {
    if (keychain.isWaiting()) endWhileWaiting(status);
  });
  const complain = (thrown: unknown) => writeOut(process.stderr, `${redact(String(thrown))}\n`);
  // A failure outside the probes does not end a check: the item concerned becomes unknown after its time limit.
  process.on('uncaughtException', (thrown) => void complain(thrown));
  const asksRuntime = command.kind === 'check' || command.kind === 'diagnostics';
  const waitsForRuntime = asksRuntime && (await hasDisplay(env));
  const over = carryOut(command, portsOf(context, keychain, waitsForRuntime)).then(end, async (thrown) => {
    await complain(thrown);
    end(exitStatus.unknown);
  });
  if (!waitsForRuntime) await over;
}

async function carryOut(command: Command, ports: CommandPorts): Promise<number> {
  const { runCommand } = await import('../commands/run.ts');
  return runCommand(command, ports);
}

function portsOf(
  { application, env, redact }: StartContext,
  keychain: SecretStore,
  waitsForRuntime: boolean,
): CommandPorts {
  const { version, dataFolder, localFolder, logFolder, homeFolder } = application;
  const resolveProxy = waitsForRuntime ? resolveProxyWhenReady : () => Promise.reject(new Error('no display'));
  return {
    version,
    redact,
    logFolder,
    check: async () =>
      portsOfCheck(application, { settings: await readSettings(application, env), secrets: keychain, resolveProxy }),
    settings: (triedFile) => readSettings(application, env, process.platform, triedFile),
    forget: {
      claim: claimForCommand,
      keychain,
      clock: systemClock,
      folders: [...new Set([dataFolder, localFolder, logFolder])],
      homeFolder,
      releaseLinks,
      removeActivator: () => removeActivatorOn(application.platform),
    },
    print: (text) => writeOut(process.stdout, text),
    complain: (text) => writeOut(process.stderr, text),
  };
}

/** Only Windows stores anything; the module exists on Windows only. */
async function removeActivatorOn(platform: StartContext['application']['platform']): Promise<string[]> {
  if (platform !== 'windows') return [];
  const { removeActivator } = await import('../adapters/toast-activator.ts');
  return removeActivator();
}
