import { chance } from '../data/random.ts';
import { palettePng } from './png.ts';

type Paint = (x: number, y: number) => number;

/** Draws pixels row by row, with a 0 before each row; `paint` returns a palette index. */
function paint(width: number, height: number, colourAt: Paint): Uint8Array {
  const rows = new Uint8Array(height * (width + 1));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + 1 + x] = colourAt(x, y);
  }
  return rows;
}

const SIDE = 48;
const CELL = 6;
const MARGIN = 9;

/** Draws an icon: five by five squares, symmetric. The variant for private points has a frame. */
export function iconSvg(id: number, isPrivate: boolean): string {
  const number = chance(41, id, 1);
  const sign = `rgb(${30 + (number % 90)}, ${60 + ((number >>> 7) % 90)}, ${110 + ((number >>> 14) % 120)})`;
  const isSign = (column: number, row: number) => ((number >>> (row * 3 + Math.min(column, 4 - column))) & 1) === 1;
  const cells = Array.from({ length: 25 }, (_, cell) => [cell % 5, Math.floor(cell / 5)] as const)
    .filter(([column, row]) => isSign(column, row))
    .map(([column, row]) => `M${MARGIN + CELL * column} ${MARGIN + CELL * row}h${CELL}v${CELL}h-${CELL}z`);
  const frame = `x="1.5" y="1.5" width="${SIDE - 3}" height="${SIDE - 3}" stroke-width="3"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">`,
    `<rect ${frame} fill="rgb(245, 246, 248)" stroke="${isPrivate ? 'rgb(190, 60, 40)' : sign}"/>`,
    `<path fill="${sign}" d="${cells.join('')}"/></svg>`,
  ].join('');
}

const WIDTH = 240;
const HEIGHT = 160;

/** Draws a landscape with sky, sun, hill and road, constant per name. */
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
