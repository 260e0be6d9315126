import type { RelaunchOptions } from 'electron';

/**
 * The command line that Electron starts when the application ends: that of this process, or the program and arguments
 * of the options, where either takes the place of both (`shell/browser/api/electron_api_app.cc`, `App::Relaunch`).
 */
export const relaunched = (options: RelaunchOptions | undefined, { argv, execPath } = process): readonly string[] =>
  options?.execPath === undefined && options?.args === undefined
    ? argv
    : [options.execPath ?? execPath, ...(options.args ?? [])];

/** Records in the output what is to be started again: the shell starts nothing. */
export const relaunch = (options?: RelaunchOptions): void =>
  void process.stderr.write(`Escale asks to be started again: ${relaunched(options).join(' ')}\n`);
