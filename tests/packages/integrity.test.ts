import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRawHeader } from '@electron/asar';
import plist from 'plist';
import { NtExecutable, NtExecutableResource } from 'resedit';
import { afterAll, describe, expect, it } from 'vitest';
import { describeUnless, needs, packed } from '#tests/support/packages/packed.ts';
import { brokenParts, headerHash } from '../../tools/package/verify/integrity.ts';

describeUnless(needs('the packages of Windows'), 'the program for Windows', () => {
  it('holds the SHA-256 of the header of its archive', () => {
    const exe = NtExecutable.from(readFileSync(packed.win.executable), { ignoreCert: true });
    const entry = NtExecutableResource.from(exe).entries.find(({ type }) => type === 'INTEGRITY');
    expect(JSON.parse(Buffer.from(entry?.bin ?? new ArrayBuffer(0)).toString())).toEqual([
      { file: 'resources\\app.asar', alg: 'SHA256', value: headerHash(packed.win.asar) },
    ]);
    expect(brokenParts(packed.win.asar, headerHash(packed.win.asar))).toEqual([]);
  });
});

describe('the application for macOS', () => {
  it('holds the SHA-256 of the header of its archive', () => {
    expect(plist.parse(readFileSync(join(packed.mac.app, 'Contents/Info.plist'), 'utf8'))).toMatchObject({
      ElectronAsarIntegrity: { 'Resources/app.asar': { algorithm: 'SHA256', hash: headerHash(packed.mac.asar) } },
    });
  });
});

describe('the archive of an application', () => {
  const folder = mkdtempSync(join(tmpdir(), 'escale-integrity-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** A copy of the archive with one byte changed. */
  function changed(position: number): string {
    const bytes = readFileSync(packed.mac.asar);
    bytes.writeUInt8(bytes.readUInt8(position) ^ 1, position);
    const file = join(folder, 'app.asar');
    writeFileSync(file, bytes);
    return file;
  }
  const expected = headerHash(packed.mac.asar);

  it('is whole as it was packed', () => {
    expect(brokenParts(packed.mac.asar, expected)).toEqual([]);
  });

  it('is told to be changed where one byte of a file is, by the hash of that file', () => {
    const { headerString, headerSize } = getRawHeader(packed.mac.asar);
    const offset = /"index\.html":\{[^{}]*"offset":"(\d+)"/.exec(headerString)?.[1];
    expect(brokenParts(changed(8 + headerSize + Number(offset)), expected)).toEqual(['out/renderer/index.html']);
  });

  it('is told to be changed where a hash was, by that of the header', () => {
    const at = readFileSync(packed.mac.asar).indexOf('"hash":"') + '"hash":"'.length;
    expect(brokenParts(changed(at), expected)).toEqual(['header']);
  });
});
