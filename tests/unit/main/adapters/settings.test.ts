import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, describe, expect, it } from 'vitest';
import { readSettings } from '#main/adapters/settings.ts';

const resourceFolder = mkdtempSync(join(tmpdir(), 'escale-settings-'));
const packaged = join(resourceFolder, 'config.json');
writeFileSync(packaged, '{"apiBaseUrl":"https://packaged.example.org"}');
afterAll(() => rmSync(resourceFolder, { recursive: true }));

const placesOn = async (platform: NodeJS.Platform, isPackaged = true) => {
  const { lookedAt } = await readSettings({ isPackaged, resourceFolder }, {}, platform);
  return lookedAt.map(({ source, place }) => [source, place]);
};

describe('readSettings', () => {
  it('looks at the places of each system, the strongest first', async () => {
    expect(await placesOn('linux')).toEqual([
      ['managed', '/etc/escale/config.json'],
      ['packaged', packaged],
    ]);
    expect(await placesOn('darwin')).toEqual([
      ['policy', '/Library/Managed Preferences/org.escale.desktop.plist'],
      ['managed', '/Library/Application Support/Escale/config.json'],
      ['packaged', packaged],
    ]);
    expect(await placesOn('win32')).toEqual([
      ['policy', String.raw`HKLM\Software\Policies\Escale`],
      ['managed', expect.stringContaining('config.json')],
      ['installer', String.raw`HKLM\Software\Escale`],
      ['packaged', packaged],
    ]);
  });

  it('reads neither policies nor what the installer was given when it is run from source', async () => {
    for (const platform of ['win32', 'darwin'] as const) {
      const sources = (await placesOn(platform, false)).map(([source]) => source);
      expect(sources).toEqual(['managed', 'packaged']);
    }
  });

  it.skipIf(process.platform === 'win32')(
    'connects to no platform when the registry, which may name another one, cannot be read',
    async () => {
      const { config, addressProblem } = await readSettings({ isPackaged: true, resourceFolder }, {}, 'win32');
      expect(config.apiBaseUrl).toBeUndefined();
      expect(addressProblem).toMatchObject({ source: 'policy', key: '' });
    },
  );
});
