import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commandAmong } from '#main/app/command-line.ts';
import { isHarmlessSwitch, refusedSwitchAmong } from '#main/app/switches.ts';

const read = (...args: string[]) => commandAmong(args, (argument) => isHarmlessSwitch(argument, 'linux'), '/folder');

describe('the command line', () => {
  it('reads each command, with paths from the folder it was typed in', () => {
    expect(read('--version')).toEqual({ kind: 'version', output: null });
    expect(read('--check', '--output', 'check.json')).toEqual({ kind: 'check', output: resolve('/folder/check.json') });
    expect(read('--output=/tmp/a b.json', '--check')).toEqual({ kind: 'check', output: resolve('/tmp/a b.json') });
    expect(read('--check', '--config', 'site.json')).toEqual({
      kind: 'preview',
      file: resolve('/folder/site.json'),
      output: null,
    });
    expect(read('--diagnostics', 'd.ZIP')).toEqual({
      kind: 'diagnostics',
      file: resolve('/folder/d.ZIP'),
      output: null,
    });
    expect(read('--forget-me')).toEqual({ kind: 'forgetMe', output: null });
  });

  it('accepts a display switch beside a command', () => {
    expect(read('--ozone-platform=wayland', '--check')).toEqual({ kind: 'check', output: null });
  });

  it('is no command without the switch of one: the window opens', () => {
    for (const args of [[], ['escale://users'], ['--lang=fr'], ['-check'], ['check'], ['--checks'], ['--Version']]) {
      expect(read(...args)).toBeNull();
    }
  });

  it.each([
    [['--output', 'x.json']],
    [['--check', '--version']],
    [['--check', '--forget-me']],
    [['--check', 'x.json']],
    [['--check', '--output']],
    [['--check', '--output', '']],
    [['--check', '--output', '--version']],
    [['--config', 'site.json']],
    [['--version', '--config', 'site.json']],
    [['--check', '--config']],
    [['--check', '--config', '']],
    [['--diagnostics']],
    [['--diagnostics', 'report.txt']],
    [['--diagnostics', '.zip']],
    [['--forget-me=yes']],
    [['--check', '--unknown']],
  ])('finds %j unusable, instead of doing a part of it', (args) => {
    expect(read(...args)?.kind).toBe('unusable');
  });

  it('says what is wrong with it', () => {
    const problemOf = (...args: string[]) => {
      const command = read(...args);
      return command?.kind === 'unusable' ? command.problem : null;
    };
    expect(problemOf('--output', 'x.json')).toBe('--output belongs to a command');
    expect(problemOf('--config', 'site.json')).toBe('--config belongs to --check');
    expect(problemOf('--version', '--config', 'site.json')).toBe('--config belongs to --check');
    expect(problemOf('--check', '--config', '')).toBe('--config needs the name of a file');
    expect(problemOf('--check', '--version')).toBe('one command at a time');
    expect(problemOf('--diagnostics', 'a.zip', '--version')).toBe('one command at a time');
    expect(problemOf('--check', '--output', '')).toBe('--output needs the name of a file');
    expect(problemOf('--diagnostics', '.zip')).toMatch('ends in .zip');
  });

  it('does nothing for a link that carries a command along', () => {
    expect(read('escale://users', '--forget-me')?.kind).toBe('unusable');
    expect(read('--', 'escale://users', '--forget-me')?.kind).toBe('unusable');
  });
});

describe('switches beside commands', () => {
  it('accepts the switches of commands in the one spelling in which they are read', () => {
    for (const args of [['--version'], ['--check', '--output=a'], ['--diagnostics', 'a.zip'], ['--forget-me']]) {
      for (const platform of ['linux', 'win32', 'darwin'] as const) {
        expect(refusedSwitchAmong(args, platform)).toBeUndefined();
      }
    }
    for (const argument of ['-check', '/check', '--CHECK', '--forget_me', '--outputs']) {
      expect(refusedSwitchAmong([argument], 'win32')).toBe(argument);
    }
  });

  it.each([
    '--ignore-certificate-errors',
    '--ignore-certificate-errors-spki-list=x',
    '--ignore-certificate-errors-of-tomorrow',
    '--Ignore_Certificate_Errors',
    '-host-rules=MAP * x',
    '--host-resolver-rules=MAP * x',
    '--log-net-log=x',
    '--ssl-key-log-file=x',
    '--disable-web-security',
    '--no-sandbox',
    '--load-extension=x',
  ])('refuses %s, also beside a command', (argument) => {
    expect(refusedSwitchAmong(['--check', argument], 'linux')).toBe(argument);
    expect(refusedSwitchAmong([argument, '--version'], 'win32')).toBe(argument);
    expect(refusedSwitchAmong([`/${argument.replace(/^-+/u, '')}`], 'win32')).toBeDefined();
  });
});
