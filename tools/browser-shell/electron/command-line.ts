import process from 'node:process';
import { shell } from '../shell.ts';
import { switchesOfStart } from './own-switches.ts';

/**
 * The command line of Chromium: what was passed, and what the runtime adds by itself. `process.argv` holds the first
 * alone.
 */
export class CommandLine {
  #added: Set<string> | null = null;

  hasSwitch(name: string): boolean {
    const passed = process.argv.some((argument) => argument === `--${name}` || argument.startsWith(`--${name}=`));
    return passed || this.#own.has(name);
  }

  append(name: string): void {
    this.#own.add(name);
  }

  remove(name: string): void {
    this.#own.delete(name);
  }

  /** Made at first use: the system is not known before. */
  get #own(): Set<string> {
    this.#added ??= new Set([
      ...switchesOfStart(shell.switchesOf),
      ...(process.env.ELECTRON_DISABLE_SANDBOX === undefined ? [] : ['no-sandbox']),
    ]);
    return this.#added;
  }
}
