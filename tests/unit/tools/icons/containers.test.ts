import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const widthOf = (image: Buffer) => image.readUInt32BE(16);

describe('the application icons', () => {
  it('contain for Windows every size that it asks for, each as a PNG of the listed size', () => {
    const file = readFileSync('resources/icons/icon.ico');
    const sizes = Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
      const entry = 6 + 16 * index;
      const image = file.subarray(file.readUInt32LE(entry + 12)).subarray(0, file.readUInt32LE(entry + 8));
      expect(image.subarray(0, 8)).toEqual(png);
      expect(widthOf(image)).toBe(file.readUInt8(entry) || 256);
      return widthOf(image);
    });
    expect(sizes).toEqual([16, 24, 32, 48, 64, 128, 256]);
  });

  it('contain for macOS PNGs of the sizes of their types, up to the end of the file', () => {
    const file = readFileSync('resources/icons/icon.icns');
    expect(file.toString('latin1', 0, 4)).toBe('icns');
    expect(file.readUInt32BE(4)).toBe(file.length);
    const found: Record<string, number> = {};
    for (let at = 8; at < file.length; at += file.readUInt32BE(at + 4)) {
      found[file.toString('latin1', at, at + 4)] = widthOf(file.subarray(at + 8));
    }
    expect(found).toEqual({ ic11: 32, ic12: 64, ic07: 128, ic13: 256, ic08: 256, ic14: 512, ic09: 512, ic10: 1024 });
  });

  it('are for Linux one PNG that the packager accepts', () => {
    expect(widthOf(readFileSync('resources/icons/linux/512x512.png'))).toBeGreaterThanOrEqual(512);
  });
});
