import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SENTINEL } from '@electron/fuses/dist/constants.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { wrongFuses } from '../../../../tools/package/verify/fuses.ts';

/** In the order of the wire, as electron-builder names them. */
const names = [
  'runAsNode',
  'enableCookieEncryption',
  'enableNodeOptionsEnvironmentVariable',
  'enableNodeCliInspectArguments',
  'enableEmbeddedAsarIntegrityValidation',
  'onlyLoadAppFromAsar',
  'loadBrowserProcessSpecificV8Snapshot',
  'grantFileProtocolExtraPrivileges',
];

/** Those that are on in a closed application; that of cookies would make Chromium keep an entry in the keychain. */
const closing = ['enableEmbeddedAsarIntegrityValidation', 'onlyLoadAppFromAsar'];

describe('the fuses of a packaged application', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'escale-fuses-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function binary(states: Record<string, boolean>): string {
    const path = join(folder, 'escale');
    const wire = names.map((name) => (states[name] ? '1' : '0')).join('');
    writeFileSync(
      path,
      Buffer.concat([Buffer.from(`code${SENTINEL}`), Buffer.from([1, wire.length]), Buffer.from(wire)]),
    );
    return path;
  }
  const configured: Record<string, boolean> = parse(readFileSync('electron-builder.yml', 'utf8')).electronFuses;

  it('are correct in the configuration of the packager', async () => {
    expect(await wrongFuses(binary(configured))).toEqual([]);
  });

  it('close the application in the configuration of the packager', () => {
    const closed = Object.fromEntries(names.map((name) => [name, closing.includes(name)]));
    expect(configured).toMatchObject(closed);
  });

  it.each([
    ['runAsNode', 'RunAsNode'],
    ['enableCookieEncryption', 'EnableCookieEncryption'],
    ['enableNodeOptionsEnvironmentVariable', 'EnableNodeOptionsEnvironmentVariable'],
    ['enableNodeCliInspectArguments', 'EnableNodeCliInspectArguments'],
    ['enableEmbeddedAsarIntegrityValidation', 'EnableEmbeddedAsarIntegrityValidation'],
    ['onlyLoadAppFromAsar', 'OnlyLoadAppFromAsar'],
    ['loadBrowserProcessSpecificV8Snapshot', 'LoadBrowserProcessSpecificV8Snapshot'],
    ['grantFileProtocolExtraPrivileges', 'GrantFileProtocolExtraPrivileges'],
  ])('are wrong when %s is inverted', async (name, fuse) => {
    expect(await wrongFuses(binary({ ...configured, [name]: !configured[name] }))).toEqual([fuse]);
  });
});
