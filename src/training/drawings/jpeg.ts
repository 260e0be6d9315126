/** A colour, 0 to 255 per channel. */
export type Rgb = readonly [red: number, green: number, blue: number];

const word = (value: number) => [value >>> 8, value & 0xff];
const segment = (marker: number, data: readonly number[]) => [0xff, marker, ...word(data.length + 2), ...data];

/**
 * Huffman codes of the sizes of a difference, 0 to 8 bits, from the table suggested by the standard (ITU-T T.81, K.3).
 */
const sizeCodes = ['00', '010', '011', '100', '101', '110', '1110', '11110', '111110'];
const sizeTable = [0, 1, 5, 1, 1, 1, ...Array<number>(10).fill(0), 0, 1, 2, 3, 4, 5, 6, 7, 8];
/** A single code of one bit: end of block. */
const endTable = [1, ...Array<number>(15).fill(0), 0];
const END = '0';

/** Encodes the difference to the previous block: its size, then its value (a negative one minus one). */
function difference(value: number): string {
  const size = value === 0 ? 0 : 32 - Math.clz32(Math.abs(value));
  if (size === 0) return sizeCodes[0] ?? '';
  const bits = value > 0 ? value : value + 2 ** size - 1;
  return `${sizeCodes[size] ?? ''}${bits.toString(2).padStart(size, '0')}`;
}

/** Luminance and colour differences, centred on zero, from -128 to 127. */
function channels([red, green, blue]: Rgb): readonly [number, number, number] {
  const whole = (value: number) => Math.min(127, Math.max(-128, Math.round(value)));
  const light = 0.299 * red + 0.587 * green + 0.114 * blue;
  return [whole(light - 128), whole((blue - light) / 1.772), whole((red - light) / 1.402)];
}

/** Packs bits into bytes, pads the last one with ones, and inserts a 0 after each byte that looks like a marker. */
function entropyBytes(bits: string): number[] {
  const padded = bits.padEnd(Math.ceil(bits.length / 8) * 8, '1');
  return Array.from({ length: padded.length / 8 }, (_, at) =>
    Number.parseInt(padded.slice(at * 8, at * 8 + 8), 2),
  ).flatMap((byte) => (byte === 0xff ? [byte, 0] : [byte]));
}

/**
 * Creates a baseline JPEG of blocks of 8 by 8 pixels, each of one colour, stored as its mean only.
 * @param columns blocks per row
 */
export function mosaicJpeg(
  { columns, rows }: { columns: number; rows: number },
  colourAt: (column: number, row: number) => Rgb,
): Uint8Array<ArrayBuffer> {
  const before = [0, 0, 0];
  const bits: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      for (const [index, value] of channels(colourAt(column, row)).entries()) {
        bits.push(difference(value - (before[index] ?? 0)), END);
        before[index] = value;
      }
    }
  }
  // With quantisation 8 the mean of a block is its own value, because a block of 8 by 8 is scaled by eight.
  const steps = Array<number>(64).fill(8);
  const components = [1, 2, 3];
  return Uint8Array.from([
    ...[0xff, 0xd8],
    ...segment(0xe0, [0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    ...segment(0xdb, [0, ...steps]),
    ...segment(0xc0, [8, ...word(rows * 8), ...word(columns * 8), 3, ...components.flatMap((id) => [id, 0x11, 0])]),
    ...segment(0xc4, [0x00, ...sizeTable]),
    ...segment(0xc4, [0x10, ...endTable]),
    ...segment(0xda, [3, ...components.flatMap((id) => [id, 0]), 0, 63, 0]),
    ...entropyBytes(bits.join('')),
    ...[0xff, 0xd9],
  ]);
}
