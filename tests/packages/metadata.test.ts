import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractFile } from '@electron/asar';
import { NtExecutable, NtExecutableResource, Resource } from 'resedit';
import { beforeAll, expect, it } from 'vitest';
import { noticeOf, updatesFile } from '#main/updates/file.ts';
import { describeUnless, itUnless, needs, packed, resultLike } from '#tests/support/packages/packed.ts';
import { readProduct } from '../../tools/package/product.ts';

const product = readProduct();

it('beside the packages lies the file that tells every older Escale of this version', () => {
  const file = updatesFile.parse(JSON.parse(readFileSync(resultLike('updates.json'), 'utf8')));
  expect(file.version).toBe(product.version);
  expect(noticeOf(file, '0.0.1')).toMatchObject({ version: product.version, address: new URL(product.homepage).href });
  expect(noticeOf(file, product.version)).toBeNull();
});

describeUnless(needs('the packages of Windows'), 'the program packed for Windows', () => {
  it('says whose it is, in its properties', () => {
    const program = NtExecutable.from(readFileSync(packed.win.executable), { ignoreCert: true });
    const [version] = Resource.VersionInfo.fromEntries(NtExecutableResource.from(program).entries);
    const [language] = version?.getAllLanguagesForStringValues() ?? [];
    expect(language && version?.getStringValues(language)).toMatchObject({
      CompanyName: 'Escale',
      ProductName: 'Escale',
      FileDescription: 'Escale',
      ProductVersion: expect.stringContaining(product.version),
    });
  });
});

describeUnless(needs('the packages of Linux', 'dpkg-deb'), 'the deb', () => {
  let tree = '';
  beforeAll(() => {
    tree = mkdtempSync(join(tmpdir(), 'escale-tree-'));
    execFileSync('dpkg-deb', ['--raw-extract', resultLike('*.deb'), tree]);
  });
  const read = (path: string) => readFileSync(join(tree, path), 'utf8');
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'mu').exec(read('DEBIAN/control'))?.[1];

  it('names a maintainer with an e-mail, and the page of the product', () => {
    expect(field('Package')).toBe('escale');
    expect(field('Maintainer')).toBe(product.author);
    expect(field('Homepage')).toBe(product.homepage);
    expect(field('Description')).toBeTruthy();
  });

  it('depends on what Electron loads, under its old and its new name', () => {
    expect(field('Depends')?.split(', ')).toEqual(
      expect.arrayContaining(['libgbm1', 'libasound2t64 | libasound2', 'libsecret-1-0', 'libnss3', 'libgtk-3-0']),
    );
  });

  it('has an icon of each usual size', () => {
    const sizes = globSync('usr/share/icons/hicolor/*/apps/escale.png', { cwd: tree }).map(
      (path) => path.split('/')[4],
    );
    expect(sizes.sort()).toEqual(['128x128', '16x16', '24x24', '256x256', '32x32', '48x48', '512x512', '64x64']);
  });

  it('has an entry of the menu in both languages, that opens links of escale:', () => {
    const entry = read('usr/share/applications/escale.desktop');
    expect(entry).toContain(`\nComment=${product.summary.en}\n`);
    expect(entry).toContain(`\nComment[fr]=${product.summary.fr}\n`);
    expect(entry).toContain('\nExec=/opt/Escale/escale %U\n');
    expect(entry).toContain('\nMimeType=x-scheme-handler/escale;\n');
    // By these names the desktop finds the entry of a window, on X11 and on Wayland.
    expect(entry).toContain('\nStartupWMClass=escale\n');
    const { desktopName } = JSON.parse(extractFile(packed.linux.asar, 'package.json').toString());
    expect(desktopName).toBe('escale.desktop');
  });

  it('says in a copyright file whose it is, and where the notices are that it names', () => {
    const copyright = read('usr/share/doc/escale/copyright');
    expect(copyright).toMatch(
      /^Format: https:\/\/www\.debian\.org\/doc\/packaging-manuals\/copyright-format\/1\.0\/\n/u,
    );
    const named = copyright.match(/(?<=^ \/)opt\/[^\s,;]+(?=[,;])/gmu) ?? [];
    expect(named).toContain('opt/Escale/LICENSE.electron.txt');
    for (const path of named) expect(read(path), path).not.toBe('');
  });

  itUnless(needs('desktop-file-validate'), 'has a valid entry of the menu', () => {
    execFileSync('desktop-file-validate', [join(tree, 'usr/share/applications/escale.desktop')]);
  });

  itUnless(needs('appstreamcli'), 'has valid data for software centres', () => {
    const file = join(tree, 'usr/share/metainfo/org.escale.desktop.metainfo.xml');
    execFileSync('appstreamcli', ['validate', '--no-net', file], { encoding: 'utf8' });
    execFileSync('appstreamcli', ['validate-tree', '--no-net', tree], { encoding: 'utf8' });
  });
});
