import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import plist from 'plist';
import { describe, expect, it } from 'vitest';
import { packed, resultLike } from '#tests/support/packages/packed.ts';
import { readJson } from '../../tools/package/json.ts';
import type { Request } from '../../tools/package/rehearsal/apple-tools.ts';

const info = () => plist.parse(readFileSync(join(packed.mac.app, 'Contents/Info.plist'), 'utf8'));

describe('the application packed for macOS', () => {
  it('has the name of the product, and its id', () => {
    expect(existsSync(packed.mac.executable)).toBe(true);
    expect(info()).toMatchObject({ CFBundleExecutable: 'Escale', CFBundleIdentifier: 'org.escale.desktop' });
  });

  it('opens links of escale:', () => {
    expect(info()).toMatchObject({ CFBundleURLTypes: [{ CFBundleURLSchemes: ['escale'] }] });
  });

  it('asks for a system on which Electron runs', () => {
    expect(info()).toMatchObject({ LSMinimumSystemVersion: '13.0' });
  });

  it('allows no transport without TLS', () => {
    expect(info()).not.toHaveProperty('NSAppTransportSecurity');
  });
});

describe('the installer for macOS', () => {
  const readPkg = (): Request => readJson(resultLike('*.pkg'));

  it('installs into Applications, over no copy that it finds elsewhere', () => {
    const { args, propertyList } = readPkg().component ?? { args: [] };
    expect(args.join(' ')).toContain('--install-location /Applications');
    expect(plist.parse(propertyList ?? '')).toEqual([
      expect.objectContaining({ RootRelativeBundlePath: 'Escale.app', BundleIsRelocatable: false }),
    ]);
  });

  it('closes a running Escale, and serves the whole computer alone', () => {
    const { distribution } = readPkg();
    expect(distribution).toMatch(/<must-close>\s*<app id="org.escale.desktop"\/>/u);
    expect(distribution).toContain('enable_anywhere="false" enable_currentUserHome="false" enable_localSystem="true"');
  });

  it('refuses a system that is too old, and another processor', () => {
    expect(readPkg().distribution).toMatch(/<key>arch<\/key>\s*<array>\s*<string>x86_64</u);
    expect(readPkg().distribution).toMatch(/<key>os<\/key>\s*<array>\s*<string>13.0</u);
  });
});
