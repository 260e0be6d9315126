import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { root } from '../setup/machine.mjs';
import { node } from './tools.ts';

export interface RunningShell {
  /** Where the window is served, with the key of this launch. */
  readonly url: string;
  /** Settles when the shell has ended, with its exit code. */
  readonly ended: Promise<number>;
  stop(): void;
}

/**
 * Starts the built application in the browser shell.
 *
 * @throws Error when it ends before it says where it is open.
 */
export async function startShell(env: NodeJS.ProcessEnv = process.env): Promise<RunningShell> {
  const child = spawn(node, [join(root, 'tools/browser-shell/main.ts')], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => {
    child.kill('SIGTERM');
  };
  process.once('SIGINT', stop).once('SIGTERM', stop).once('SIGHUP', stop).once('exit', stop);
  const ended = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 0)));
  for await (const line of createInterface(child.stdout)) {
    const url = /http:\/\/127\.0\.0\.1:\d+\/\?key=\S+/.exec(line)?.[0];
    if (url !== undefined) return { url, ended, stop };
  }
  throw new Error(`The browser shell ended with code ${await ended} before it was open.`);
}
