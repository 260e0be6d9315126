import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Command, exitStatus } from '#main/app/command-line.ts';
import { type ConfigPreview, previewOf, whyUnusable } from '#main/check/preview.ts';
import { type CommandPorts, runCommand } from '#main/commands/run.ts';
import { readSiteConfig } from '#main/settings/site-config.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'escale-preview-'));
});
const fileOf = (text: string, name = 'config.json') => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

/** The settings of an installed application, with a managed file and one that is tried in its place. */
const settingsWith = (triedFile?: string, managed = '{"apiBaseUrl":"https://api.example.org","theme":"dark"}') =>
  readSiteConfig({
    managedFile: '/etc/escale/config.json',
    packagedFile: fileOf('{"platformName":"Escale"}', 'packaged.json'),
    isPackaged: true,
    env: {},
    readManaged: () => managed,
    triedFile,
  });

const previewed = (text: string): ConfigPreview => {
  const file = fileOf(text);
  return previewOf(file, { now: settingsWith(), tried: settingsWith(file) }, (value) =>
    value.replaceAll(folder, '(folder)'),
  );
};
const settingIn = ({ settings }: ConfigPreview, key: string) => settings.find((setting) => setting.key === key);

describe('the preview of a configuration file', () => {
  it('has every setting with what would give it, and what it is now where that differs', () => {
    const preview = previewed('{"apiBaseUrl":"https://api.example.org","idleLimit":600}');
    expect(preview).toMatchObject({ format: 1, state: 'ok', file: '(folder)/config.json', problems: [] });
    expect(settingIn(preview, 'apiBaseUrl')).toEqual({
      key: 'apiBaseUrl',
      value: 'https://api.example.org',
      source: 'managed',
    });
    expect(settingIn(preview, 'idleLimit')).toEqual({
      key: 'idleLimit',
      value: 600,
      source: 'managed',
      now: { value: 3600, source: 'default' },
    });
    // What the file leaves out goes back to the next place.
    expect(settingIn(preview, 'theme')).toEqual({
      key: 'theme',
      value: 'light',
      source: 'default',
      now: { value: 'dark', source: 'managed' },
    });
    expect(settingIn(preview, 'platformName')).toMatchObject({ source: 'packaged' });
    expect(preview.changed).toEqual(
      ['theme', 'idleLimit'].toSorted((a, b) => placeOf(preview, a) - placeOf(preview, b)),
    );
  });

  it('names what cannot be used, by key', () => {
    const preview = previewed('{"apiBaseUrl":"https://api.example.org","idleLimit":1,"nonsense":true}');
    expect(preview.state).toBe('failed');
    expect(preview.problems.map(({ source, key }) => [source, key])).toEqual([
      ['managed', 'idleLimit'],
      ['managed', 'nonsense'],
    ]);
    expect(preview.problems.every(({ reason }) => reason.length > 10)).toBe(true);
    expect(settingIn(preview, 'idleLimit')).toMatchObject({ value: 3600, source: 'default' });
  });

  it('says that nobody could sign in where the address is missing or refused', () => {
    for (const text of ['{}', '{"apiBaseUrl":"http://api.example.org"}']) {
      const preview = previewed(text);
      expect(preview.state).toBe('failed');
      expect(preview.problems.map(({ key }) => key)).toEqual(['apiBaseUrl']);
      expect(settingIn(preview, 'apiBaseUrl')).toMatchObject({ value: null });
    }
  });
});

const placeOf = ({ settings }: ConfigPreview, key: string) => settings.findIndex((setting) => setting.key === key);

describe('escale --check --config', () => {
  const run = async (file: string) => {
    const said = { out: [] as string[], err: [] as string[] };
    const command: Command = { kind: 'preview', file, output: null };
    const ports = {
      redact: (text: string) => text,
      settings: async (tried?: string) => settingsWith(tried),
      print: async (text: string) => void said.out.push(text),
      complain: async (text: string) => void said.err.push(text),
    } as Partial<CommandPorts> as CommandPorts;
    const status = await runCommand(command, ports);
    return { status, out: said.out.join(''), err: said.err.join('') };
  };

  it('prints the preview, and ends with whether everything can be used', async () => {
    const fine = await run(fileOf('{"apiBaseUrl":"https://api.example.org"}'));
    expect(fine.status).toBe(exitStatus.ok);
    expect(JSON.parse(fine.out)).toMatchObject({ state: 'ok', changed: ['theme'] });
    const wrong = await run(fileOf('{"apiBaseUrl":"https://api.example.org","theme":"pink"}'));
    expect(wrong.status).toBe(exitStatus.failed);
    expect(JSON.parse(wrong.out).problems).toMatchObject([{ key: 'theme', reason: expect.stringContaining('light') }]);
  });

  it.each([
    ['{"theme":', 'line 1, column 10'],
    ['[]', 'object'],
    ['\uFFFD\uFFFDt', 'UTF-8'],
  ])('refuses %j, which is no configuration, with what is wrong', async (text, words) => {
    const { status, out, err } = await run(fileOf(text));
    expect([status, out]).toEqual([exitStatus.notConfiguration, '']);
    expect(err).toContain(words);
  });

  it('refuses a file that is not there or on a share, with what is wrong', async () => {
    for (const file of [join(folder, 'absent.json'), '\\\\server\\share\\config.json', folder]) {
      const { status, out, err } = await run(file);
      expect([status, out]).toEqual([exitStatus.unreadable, '']);
      expect(err).toContain(file);
    }
    expect(whyUnusable(fileOf('{}'))).toBeNull();
  });
});
