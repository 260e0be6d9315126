import { expect, it } from 'vitest';
import { mosaicJpeg } from '#training/drawings/jpeg.ts';

/** The parts of a JPEG by their markers, up to its picture. */
function segmentsOf(bytes: Uint8Array): Map<number, Uint8Array[]> {
  const segments = new Map<number, Uint8Array[]>();
  let at = 2;
  for (;;) {
    const marker = bytes[at + 1] ?? 0;
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    segments.set(marker, [...(segments.get(marker) ?? []), bytes.slice(at + 4, at + 2 + length)]);
    at += 2 + length;
    if (marker === 0xda) return segments.set(0, [bytes.slice(at)]);
  }
}

const picture = mosaicJpeg({ columns: 3, rows: 2 }, (column, row) => [column * 100, row * 255, 90]);

it('has the start, the end and the size in pixels of a JPEG', () => {
  expect([...picture.slice(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  expect([...picture.slice(-2)]).toEqual([0xff, 0xd9]);
  const [frame = new Uint8Array()] = segmentsOf(picture).get(0xc0) ?? [];
  expect([...frame.slice(0, 6)]).toEqual([8, 0, 16, 0, 24, 3]);
});

it('has Huffman tables with as many codes as values', () => {
  const tables = segmentsOf(picture).get(0xc4) ?? [];
  expect(tables).toHaveLength(2);
  for (const table of tables) {
    const codes = table.slice(1, 17).reduce((sum, count) => sum + count, 0);
    expect(table.length).toBe(17 + codes);
  }
});

it('decodes to the average colours of its blocks', () => {
  const [data = new Uint8Array()] = segmentsOf(picture).get(0) ?? [];
  const raw = [...data.slice(0, -2)].filter((byte, at, all) => !(byte === 0 && all[at - 1] === 0xff));
  let bits = raw.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const codes = ['00', '010', '011', '100', '101', '110', '1110', '11110', '111110'];
  const before = [0, 0, 0];
  const lights: number[] = [];
  for (let square = 0; square < 6; square += 1) {
    for (const channel of [0, 1, 2]) {
      const size = codes.findIndex((code) => bits.startsWith(code));
      bits = bits.slice(codes[size]?.length);
      const value = size === 0 ? 0 : Number.parseInt(bits.slice(0, size), 2);
      const isNegative = size > 0 && bits[0] === '0';
      bits = bits.slice(size);
      expect(bits[0]).toBe('0');
      bits = bits.slice(1);
      before[channel] = (before[channel] ?? 0) + (isNegative ? value - 2 ** size + 1 : value);
    }
    lights.push((before[0] ?? 0) + 128);
  }
  const light = (red: number, green: number, blue: number) => Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
  const expected = [0, 255].flatMap((green) => [0, 100, 200].map((red) => light(red, green, 90)));
  expect(lights).toEqual(expected);
});
