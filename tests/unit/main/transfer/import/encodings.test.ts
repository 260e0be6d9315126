import { describe, expect, test } from 'vitest';
import { decode } from '#main/transfer/import/encoding.ts';
import { offeredEncodings } from '#main/transfer/import/encodings/offers.ts';
import { planImport } from '#main/transfer/import/plan.ts';
import type { ImportEncoding } from '#shared/ipc/transfer.ts';
import { checkBytes, memorySource } from '#tests/support/imports.ts';

const text =
  'email;givenName;familyName;gender;birthDate;telephone\nlea@example.org;Hélène;Bézier;1;1984-05-17;0612345678\n';
const bytesOf = (table: Readonly<Record<string, number>>, written = text) =>
  Buffer.from([...written].map((character) => table[character] ?? character.charCodeAt(0)));
const twice = (written: string) => Buffer.from(new TextDecoder('windows-1252').decode(Buffer.from(written)));
const swapped = (written: string) => Buffer.from(`\ufeff${written}`, 'utf16le').swap16();

const files: [name: ImportEncoding, bytes: Buffer][] = [
  ['ibm850', bytesOf({ é: 0x82, è: 0x8a })],
  ['macintosh', bytesOf({ é: 0x8e, è: 0x8f })],
  ['utf-8-twice', twice(text)],
  ['utf-16be', swapped(text)],
];

describe.each(files)('a file in %s', (encoding, bytes) => {
  test('is offered to be read so, with the cells that change', () => {
    const source = memorySource(bytes);
    const offers = offeredEncodings(source, planImport(source, 'users'), {});
    // Others would read it wrongly in another way.
    expect(offers.map((one) => one.encoding)).toEqual([encoding]);
    expect(offers[0]?.cells.map(({ after }) => after)).toEqual(expect.arrayContaining(['Hélène', 'Bézier']));
  });

  test('is then read well, at every size of chunks', () => {
    for (const chunkBytes of [1, 2, 3, 7, 1000]) {
      const report = checkBytes(bytes, { chunkBytes, sample: 1, options: { encoding } });
      expect(report).toMatchObject({ encoding, header: true, valid: 1, warnings: [] });
      expect(report.sample?.values).toMatchObject({ givenName: 'Hélène', familyName: 'Bézier' });
    }
  });
});

test('nothing is offered where nothing looks misread', () => {
  const source = memorySource(Buffer.from(text));
  expect(offeredEncodings(source, planImport(source, 'users'), {})).toEqual([]);
});

test('what was encoded once stays as it is among what was encoded twice', () => {
  const mixed = Buffer.concat([twice('é'), Buffer.from(' é € '), twice('€'), Buffer.from(' Ã')]);
  expect([...decode([mixed], 'utf-8-twice')].join('')).toBe('é é € € Ã');
});
