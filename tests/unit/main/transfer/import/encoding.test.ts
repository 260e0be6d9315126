import { describe, expect, test } from 'vitest';
import { checkBytes, line } from '#tests/support/imports.ts';

const bytesOf = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'utf8') : Buffer.from(part))));
const encodingOf = (...parts: (string | number[])[]) => checkBytes(bytesOf(...parts)).encoding;
const nameRead = (bytes: Uint8Array, chunkBytes?: number) =>
  checkBytes(bytes, { sample: 1, chunkBytes }).sample?.values.givenName;

const BOM = [0xef, 0xbb, 0xbf];

describe('the detection of the encoding', () => {
  test.each([
    ['utf-8', [line()]],
    ['utf-8', ['é\u{1f697}']],
    ['utf-8-bom', [BOM, line()]],
    ['utf-8-bom', [BOM, [0xe9, 0x28]]],
    ['utf-16le', [[0xff, 0xfe]]],
    ['utf-16le', [[0xff, 0xfe, 0x61]]],
    ['windows-1252', [line(), [0xe9]]],
    ['windows-1252', [[0xef, 0xbb]]],
    ['windows-1252', [[0xfe, 0xff, 0x00, 0x61]]],
    ['windows-1252', [[0xed, 0xa0, 0x80]]],
    ['windows-1252', [[0xc0, 0xaf]]],
    ['windows-1252', [[0xf4, 0x90, 0x80, 0x80]]],
    ['windows-1252', ['a'.repeat(100), [0xf0, 0x9f, 0x9a]]],
    ['utf-8', [[0x50, 0x4b, 0x03]]],
  ] as const)('finds %s in %j', (encoding, parts) => {
    expect(encodingOf(...parts.map((part) => (typeof part === 'string' ? part : [...part])))).toBe(encoding);
  });

  test('is decided by an invalid byte, wherever it is and however the chunks are cut', () => {
    const text = Buffer.from('é€\u{1f697}'.repeat(20), 'utf8');
    for (let chunkBytes = 1; chunkBytes < 12; chunkBytes++) {
      expect(checkBytes(text, { chunkBytes }).encoding).toBe('utf-8');
      for (const cut of [1, 2, 3]) {
        const truncated = text.subarray(0, text.length - cut);
        expect(checkBytes(truncated, { chunkBytes }).encoding).toBe('windows-1252');
      }
    }
  });
});

describe('the decoding of the text', () => {
  const named = (name: number[]) =>
    Buffer.concat([
      Buffer.from('a@example.org;'),
      Buffer.from(name),
      Buffer.from(';Durand;1;1984-05-17;0639980001;;;;;;;;;'),
    ]);

  test('reads windows-1252 by its table, and C1 controls where the table has no character', () => {
    // A name is sent with a straight apostrophe.
    expect(nameRead(named([0x8c, 0x92, 0x80, 0x9f, 0xe9]))).toBe("Œ'€Ÿé");
    expect(checkBytes(named([0x81, 0xe9])).errors).toMatchObject([{ column: 'givenName', cause: 'controlCharacter' }]);
  });

  test('replaces invalid bytes by U+FFFD after a byte order mark', () => {
    expect(nameRead(bytesOf(BOM, [...named([0xe9, 0x61])]))).toBe('\ufffda');
    const lone = Buffer.from(`\ufeff${line({ givenName: 'a\ud83d' })}`, 'utf16le');
    expect(nameRead(lone)).toBe('a\ufffd');
    expect(nameRead(Buffer.concat([Buffer.from(`\ufeff${line({})}`, 'utf16le'), Buffer.from([0x61])]))).toBe('Camille');
  });

  test('removes only one byte order mark', () => {
    const { errors, warnings, sample } = checkBytes(bytesOf(BOM, BOM, line()), { sample: 1 });
    expect({ errors, email: sample?.values.email }).toEqual({ errors: [], email: 'camille.durand@example.org' });
    expect(warnings).toMatchObject([{ column: 'email', cause: 'whitespace' }]);
  });

  test('reads characters of several bytes at every chunk size', () => {
    const utf8 = Buffer.from(line({ givenName: 'Zoé\u{1f697}Łé' }), 'utf8');
    const utf16 = Buffer.from(`\ufeff${line({ givenName: 'Zoé\u{1f697}Łé' })}`, 'utf16le');
    for (let chunkBytes = 1; chunkBytes < 9; chunkBytes++) {
      expect(nameRead(utf8, chunkBytes)).toBe('Zoé\u{1f697}Łé');
      expect(nameRead(utf16, chunkBytes)).toBe('Zoé\u{1f697}Łé');
    }
  });

  test('uses another encoding when the person chooses one', () => {
    const bytes = Buffer.from(line({ givenName: 'Zoé' }), 'utf8');
    const read = checkBytes(bytes, { sample: 1, options: { encoding: 'windows-1252' } });
    expect(read).toMatchObject({ encoding: 'windows-1252', sample: { values: { givenName: 'ZoÃ©' } } });
  });
});
