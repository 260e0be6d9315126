import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { type AfterPackContext, Arch } from 'electron-builder';
import plist from 'plist';
import { describe, expect, it } from 'vitest';
import { describeUnless, needs, packed } from '#tests/support/packages/packed.ts';
import { afterPack } from '../../tools/package/after-pack.ts';
import { completeConfiguration } from '../../tools/package/configuration/complete.ts';
import { readConfiguration } from '../../tools/package/configuration/file.ts';
import { foreignModules, machineOf } from '../../tools/package/processors.ts';
import { readProduct } from '../../tools/package/product.ts';

describe('the configuration of the packager', () => {
  const validate = new Ajv({ strict: false, allErrors: true }).compile(
    JSON.parse(readFileSync('node_modules/app-builder-lib/scheme.json', 'utf8')),
  );

  it('fits the schema of electron-builder', () => {
    validate(completeConfiguration({ output: 'dist', sharedFiles: [] }));
    expect(validate.errors ?? []).toEqual([]);
  });

  it('would not fit it with a key that electron-builder does not know', () => {
    expect(validate({ ...readConfiguration(), win: { icn: 'icon.ico' } })).toBe(false);
  });

  it('makes one kind of package for Windows, so that none removes the files of the other', () => {
    expect(readConfiguration()).toMatchObject({ win: { target: ['msi'] } });
    expect(readConfiguration()).not.toHaveProperty('nsis');
  });

  it('makes a package for device management and one for a single computer elsewhere', () => {
    expect(readConfiguration()).toMatchObject({
      mac: { target: ['dmg', 'pkg'] },
      linux: { target: ['AppImage', 'deb'] },
    });
  });

  it('names the entry of the menu as windows name it', () => {
    expect(readConfiguration().linux?.syncDesktopName).toBe(true);
    expect(readProduct().desktopName).toBe('escale.desktop');
  });

  it('builds AppImages that start without FUSE 2', () => {
    expect(readConfiguration().toolsets?.appimage).toBe('1.0.3');
  });

  it('resets the signature of macOS that the fuses break, in real packages', () => {
    const real = completeConfiguration({ output: 'dist', sharedFiles: [] });
    expect(real.electronFuses?.resetAdHocDarwinSignature).toBe(true);
    expect(real.electronDist).toBeUndefined();
    expect(real.artifactName).not.toContain('rehearsal');
  });

  it('asks macOS for the compiler of JavaScript alone', () => {
    const { mac } = readConfiguration();
    for (const file of [mac?.entitlements, mac?.entitlementsInherit]) {
      expect(plist.parse(readFileSync(file ?? '', 'utf8'))).toEqual({ 'com.apple.security.cs.allow-jit': true });
    }
    expect(mac?.hardenedRuntime).toBe(true);
  });

  it('names an e-mail and a page for the product', () => {
    expect(readProduct()).toMatchObject({
      author: expect.stringMatching(/^.+ <\S+@\S+>$/u),
      homepage: expect.stringMatching(/^https:/u),
    });
  });
});

describeUnless(needs('the packages of Linux', 'the packages of Windows'), 'the processor of native modules', () => {
  it('is read from programs of the three systems', () => {
    expect(machineOf(packed.linux.executable)?.system).toBe('linux');
    expect(machineOf(packed.win.executable)).toEqual({ system: 'win', processor: 'x64' });
    expect(machineOf(packed.mac.executable)).toEqual({ system: 'mac', processor: 'x64' });
    expect(machineOf('node_modules/native-reg/prebuilds/win32-arm64/node.napi.node')).toEqual({
      system: 'win',
      processor: 'arm64',
    });
    expect(machineOf('package.json')).toBeNull();
  });

  it('is that of the package, in every package', () => {
    expect(
      foreignModules(packed.linux.resources, 'linux', machineOf(packed.linux.executable)?.processor ?? 'x64'),
    ).toEqual([]);
    expect(foreignModules(packed.win.resources, 'win', 'x64')).toEqual([]);
    expect(foreignModules(packed.mac.resources, 'mac', 'x64')).toEqual([]);
  });

  it('stops the packing when it is another', async () => {
    const context = {
      appOutDir: packed.win.app,
      arch: Arch.arm64,
      packager: { platform: { buildConfigurationKey: 'win' }, getResourcesDir: () => packed.win.resources },
    } as unknown as AfterPackContext; // all that the hook reads of it
    await expect(afterPack(context)).rejects.toThrow('but the package for win arm64');
  });

  it('is looked for also inside a folder, and what to do is said', () => {
    const sentences = foreignModules(packed.win.resources, 'win', 'arm64');
    expect(sentences.join('\n')).toMatch(
      /keytar\.node is for win x64, but the package for win arm64\. Pack on a computer with/u,
    );
    const folder = mkdtempSync(join(tmpdir(), 'escale-modules-'));
    mkdirSync(join(folder, 'deep'));
    writeFileSync(join(folder, 'deep/text.node'), 'no program');
    expect(foreignModules(folder, 'linux', 'x64')).toEqual([
      expect.stringMatching(/^deep\/text\.node is for no system/u),
    ]);
  });
});
