import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { avatarPng } from '#training/drawings/png.ts';

/** The chunks of a PNG, each with its length checked by where the next one starts. */
function chunksOf(png: Uint8Array): Map<string, Buffer> {
  const bytes = Buffer.from(png);
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    chunks.set(bytes.toString('latin1', at + 4, at + 8), bytes.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return chunks;
}

describe('avatarPng', () => {
  it('is a valid PNG with header, palette and 64 rows of pixels', () => {
    const chunks = chunksOf(avatarPng(12));
    expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
    expect(chunks.get('IHDR')?.readUInt32BE(0)).toBe(64);
    // Throws on a wrong length or checksum.
    expect(inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0))).toHaveLength(64 * 65);
    expect(chunks.get('PLTE')).toHaveLength(9);
  });

  it('is the same for the same number, and differs for another', () => {
    expect(avatarPng(12)).toEqual(avatarPng(12));
    expect(avatarPng(12)).not.toEqual(avatarPng(13));
  });
});
