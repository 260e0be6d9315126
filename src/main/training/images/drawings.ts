import { chance } from '../data/random.ts';
import { palettePng } from './png.ts';

type Paint = (x: number, y: number) => number;

/** Pixels row by row, a 0 before each; `paint` gives the palette entry of one. */
function paint(width: number, height: number, colourAt: Paint): Uint8Array {
  const rows = new Uint8Array(height * (width + 1));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + 1 + x] = colourAt(x, y);
  }
  return rows;
}

const SIDE = 48;

/** A badge with a sign of its own: five squares by five, the same on both sides. The twin for private points is framed. */
export function iconPng(id: number, isPrivate: boolean): Uint8Array<ArrayBuffer> {
  const number = chance(41, id, 1);
  const palette = [
    [245, 246, 248],
    [30 + (number % 90), 60 + ((number >>> 7) % 90), 110 + ((number >>> 14) % 120)],
    [190, 60, 40],
  ];
  const isSign = (column: number, row: number) => ((number >>> (row * 3 + Math.min(column, 4 - column))) & 1) === 1;
  const rows = paint(SIDE, SIDE, (x, y) => {
    const isFrame = Math.min(x, y, SIDE - 1 - x, SIDE - 1 - y) < 3;
    if (isFrame) return isPrivate ? 2 : 1;
    const [column, row] = [Math.floor((x - 9) / 6), Math.floor((y - 9) / 6)];
    const isInside = column >= 0 && column < 5 && row >= 0 && row < 5;
    return isInside && isSign(column, row) ? 1 : 0;
  });
  return palettePng({ width: SIDE, height: SIDE }, palette, rows);
}

const WIDTH = 240;
const HEIGHT = 160;

/** A landscape: sky, sun, a hill and a road, in colours of the name; the same name gives the same picture. */
export function scenePng(name: string): Uint8Array<ArrayBuffer> {
  const number = chance(
    43,
    [...name].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) >>> 0, 7),
    1,
  );
  const tint = (shift: number, base: number) => base + ((number >>> shift) % 60);
  const palette = [
    [tint(0, 150), tint(3, 180), tint(6, 195)],
    [250, tint(9, 190), 90],
    [tint(12, 60), tint(15, 120), tint(18, 60)],
    [90, 90, 96],
  ];
  const sun = { x: 40 + (number % 160), y: 30 + ((number >>> 5) % 30) };
  const rows = paint(WIDTH, HEIGHT, (x, y) => {
    const hill = 95 + 18 * Math.sin((x + (number % 97)) / 38);
    const isRoad = y > hill && Math.abs(x - WIDTH / 2) < (y - hill) * 0.6;
    if (isRoad) return 3;
    if (y > hill) return 2;
    return (x - sun.x) ** 2 + (y - sun.y) ** 2 < 300 ? 1 : 0;
  });
  return palettePng({ width: WIDTH, height: HEIGHT }, palette, rows);
}
