import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { browserEnv, showWindow } from '../../../../tools/run/steps/browser.ts';

describe.runIf(process.platform === 'linux')('the environment of the browser', () => {
  it.each([
    ['no locale', {}],
    ['the C locale', { LANG: 'C' }],
    ['another encoding', { LANG: 'fr_FR.ISO-8859-1' }],
    ['a locale that another one overrides', { LANG: 'fr_FR.UTF-8', LC_ALL: 'C' }],
  ])('allows accents in file names under %s', (_case, env) => {
    expect(browserEnv(env)).toMatchObject({ LC_ALL: 'C.UTF-8' });
  });

  it('keeps a locale that allows them', () => {
    expect(browserEnv({ LANG: 'fr_FR.UTF-8' })).toEqual({ LANG: 'fr_FR.UTF-8' });
    expect(browserEnv({ LC_ALL: 'C.utf8', HOME: undefined })).toEqual({ LC_ALL: 'C.utf8' });
  });
});

describe.skipIf(process.platform === 'win32')('showWindow', () => {
  it('gives the browser the address in a file that others cannot read, not in its command line', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'escale-window-'));
    const browser = join(folder, 'browser');
    const script = [
      '#!/bin/sh',
      `printf '%s\\n' "$@" > '${folder}/args'`,
      'page=$(echo "$1" | sed s,--app=file://,,)',
      `cp -p "$page" '${folder}/page'`,
    ];
    writeFileSync(browser, script.join('\n'), { mode: 0o755 });
    await showWindow(browser, 'http://escale.localhost:4000/?key=secret&a=1', new AbortController().signal);
    expect(readFileSync(join(folder, 'args'), 'utf8')).not.toContain('secret');
    expect(readFileSync(join(folder, 'page'), 'utf8')).toContain(
      'url=http://escale.localhost:4000/?key=secret&amp;a=1"',
    );
    expect(statSync(join(folder, 'page')).mode & 0o077).toBe(0);
  });
});
