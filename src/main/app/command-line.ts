import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** A command of the command line (docs/commands.md). Paths are absolute. */
export type Command = { output: string | null } & (
  | { kind: 'version' }
  | { kind: 'check' }
  /** What a configuration file would do; nothing of it is applied. */
  | { kind: 'preview'; file: string }
  | { kind: 'diagnostics'; file: string }
  | { kind: 'forgetMe' }
  /** The arguments are not a valid command; the problem is described in English. */
  | { kind: 'unusable'; problem: string }
);

const options = {
  version: { type: 'boolean' },
  check: { type: 'boolean' },
  config: { type: 'string' },
  diagnostics: { type: 'string' },
  'forget-me': { type: 'boolean' },
  output: { type: 'string' },
} as const;

const commandSwitch = new RegExp(`^--(?:${Object.keys(options).join('|')})(?:=|$)`, 'u');

/** Whether an argument is a switch of a command, in the one spelling in which it is read. */
export const isCommandSwitch = (argument: string): boolean => commandSwitch.test(argument);

/** Exit statuses (docs/commands.md); those of usage and of files are sysexits.h's. */
export const exitStatus = {
  ok: 0,
  failed: 1,
  unknown: 2,
  usage: 64,
  notConfiguration: 65,
  unreadable: 66,
  unwritable: 73,
} as const;

/** What is printed for a command that cannot be used. */
export const usage = `Usage:
  escale --version [--output FILE]
  escale --check [--output FILE]
  escale --check --config FILE.json [--output FILE]
  escale --diagnostics FILE.zip [--output FILE]
  escale --forget-me [--output FILE]
`;

/**
 * Reads a command. A link or a file beside one makes it unusable, so that no link can carry a command along.
 * @param args the arguments of the application itself
 * @param isHarmless tells switches of the runtime that a command may be given beside its own
 * @returns null when the arguments hold no switch of a command: the application starts with its window
 */
export function commandAmong(
  args: readonly string[],
  isHarmless: (argument: string) => boolean,
  folder = process.cwd(),
): Command | null {
  if (!args.some(isCommandSwitch)) return null;
  try {
    const own = args.filter((argument) => isCommandSwitch(argument) || !isHarmless(argument));
    const { values } = parseArgs({ args: own, options, strict: true, allowPositionals: false });
    return commandOf(values, (path) => resolve(folder, path));
  } catch (thrown) {
    return { kind: 'unusable', problem: thrown instanceof Error ? thrown.message : String(thrown), output: null };
  }
}

type Values = { [Name in keyof typeof options]?: (typeof options)[Name]['type'] extends 'string' ? string : boolean };

function commandOf(values: Values, pathOf: (path: string) => string): Command {
  const { output: given, diagnostics, config, ...others } = values;
  const unusable = (problem: string): Command => ({ kind: 'unusable', problem, output: null });
  if (given === '') return unusable('--output needs the name of a file');
  const output = given === undefined ? null : pathOf(given);
  const named = Object.keys(others).length + (diagnostics === undefined ? 0 : 1);
  if (named === 0)
    return unusable(config === undefined ? '--output belongs to a command' : '--config belongs to --check');
  if (named !== 1) return unusable('one command at a time');
  if (config !== undefined) {
    if (!others.check) return unusable('--config belongs to --check');
    if (config === '') return unusable('--config needs the name of a file');
    return { kind: 'preview', file: pathOf(config), output };
  }
  if (diagnostics !== undefined) {
    if (!/.\.zip$/iu.test(diagnostics)) return unusable('--diagnostics needs the name of a file that ends in .zip');
    return { kind: 'diagnostics', file: pathOf(diagnostics), output };
  }
  if (others.version) return { kind: 'version', output };
  return { kind: others.check ? 'check' : 'forgetMe', output };
}
