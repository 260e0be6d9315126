import { chance } from '../data/random.ts';
import { mosaicJpeg, type Rgb } from './jpeg.ts';
import { palettePng } from './png.ts';

const columns = 60;
const rows = 38;

/** Palette index of a square: paper, band, portrait background, head, shoulders, writing. */
type Ink = 0 | 1 | 2 | 3 | 4 | 5;

/** Whether a square of a line of writing is inked: words of varying length, constant per card and line. */
const isWritten = (number: number, line: number, column: number) =>
  (chance(number, line * 64 + Math.floor(column / 4), 5) % 5 > 0 && column % 4 < 3) || column % 7 === 2;

/**
 * Draws a card with a band on top, a portrait at the left, five lines beside it and two rows of characters at the
 * bottom.
 */
function inkAt(number: number, column: number, row: number): Ink {
  if (row < 4) return 1;
  if (column >= 3 && column < 19 && row >= 7 && row < 27) {
    if (((column - 10.5) / 4) ** 2 + ((row - 14) / 4.6) ** 2 < 1) return 3;
    return ((column - 10.5) / 7) ** 2 + ((row - 27) / 7.5) ** 2 < 1 ? 4 : 2;
  }
  const line = Math.floor((row - 7) / 4);
  if (column >= 23 && column < 56 && row >= 7 && row < 27 && (row - 7) % 4 < 2) {
    return column < 34 + (chance(number, line, 7) % 22) && isWritten(number, line, column) ? 5 : 0;
  }
  if (column >= 3 && column < 57 && (row === 31 || row === 34)) return isWritten(number, row, column) ? 5 : 0;
  return 0;
}

/** Returns soft colours derived from the number, with dark ones for the writing. */
function inksOf(number: number): Rgb[] {
  const colour = chance(5, number, 11);
  const soft = (shift: number, base: number) => base + ((colour >>> shift) % 40);
  return [
    [soft(0, 214), soft(3, 214), soft(6, 210)],
    [soft(4, 40), soft(8, 70), soft(12, 120)],
    [soft(2, 190), soft(9, 190), soft(14, 196)],
    [soft(16, 170), soft(18, 130), soft(20, 100)],
    [soft(10, 50), soft(15, 60), soft(21, 70)],
    [36, 38, 48],
  ];
}

/** Draws an identity card as a photograph, constant per number. */
export function cardJpeg(number: number): Uint8Array<ArrayBuffer> {
  const inks = inksOf(number);
  return mosaicJpeg({ columns, rows }, (column, row) => inks[inkAt(number, column, row)] ?? [0, 0, 0]);
}

/** Pixels per side of a square in the drawn card. */
const square = 5;

/** Draws the same kind of card as a lossless PNG. */
export function cardPng(number: number): Uint8Array<ArrayBuffer> {
  const [width, height] = [columns * square, rows * square];
  const pixels = new Uint8Array(height * (width + 1));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      pixels[y * (width + 1) + 1 + x] = inkAt(number, Math.floor(x / square), Math.floor(y / square));
    }
  }
  return palettePng({ width, height }, inksOf(number), pixels);
}
