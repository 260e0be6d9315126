import type { Arc, Area, Outline, Ring, WorldBox, WorldLine } from './read.ts';

/** The part of the world that is drawn: pixels of the world at zoom 0, and how many pixels each of them is now. */
export interface Sheet extends WorldBox {
  readonly scale: number;
}

/** The outline as SVG paths, from the upper left corner of a sheet. */
export interface OutlinePaths {
  readonly world: string;
  /** Sea of the parts that are known in detail, over the coarse world. */
  readonly seas: string;
  readonly neighbours: string;
  readonly france: string;
  readonly lakes: string;
  readonly rivers: string;
  readonly countries: string;
  readonly departments: string;
  readonly edge: string;
}

/** Points nearer than this to the one before are left out, in pixels. */
const NEAR = 1.2;
/** Pixels around a sheet within which lines are still drawn: their ends do not show. */
const BEYOND = 8;
/** Scales of the world from which a layer is as coarse as its data: it is left out. */
const RIVERS_END = 2 ** 10;
const DEPARTMENTS_START = 2 ** 3.2;

export const isSeen = (box: WorldBox, sheet: WorldBox): boolean =>
  box.left <= sheet.right && box.right >= sheet.left && box.top <= sheet.bottom && box.bottom >= sheet.top;

/** A line in pixels of a sheet, without points that lie on one another. */
function drawn(line: WorldLine, { left, top, scale }: Sheet): number[] {
  const points: number[] = [];
  let lastX = Infinity;
  let lastY = Infinity;
  const end = line.length - 2;
  for (let index = 0; index <= end; index += 2) {
    const x = ((line[index] ?? 0) - left) * scale;
    const y = ((line[index + 1] ?? 0) - top) * scale;
    // Both ends stay, so that arcs meet.
    if (index > 0 && index < end && Math.abs(x - lastX) + Math.abs(y - lastY) < NEAR) continue;
    points.push(x, y);
    lastX = x;
    lastY = y;
  }
  return points;
}

const number = (value: number): number => Math.round(value * 2) / 2;

/** The path of a line, but for what lies outside of a sheet. */
function strokeOf(points: readonly number[], width: number, height: number): string {
  let path = '';
  let isOpen = false;
  let [fromX = 0, fromY = 0] = points;
  for (let index = 2; index < points.length; index += 2) {
    const x = points[index] ?? 0;
    const y = points[index + 1] ?? 0;
    const isOut =
      Math.max(fromX, x) < -BEYOND ||
      Math.max(fromY, y) < -BEYOND ||
      Math.min(fromX, x) > width + BEYOND ||
      Math.min(fromY, y) > height + BEYOND;
    if (!isOut) path += `${isOpen ? '' : `M${number(fromX)} ${number(fromY)}`}L${number(x)} ${number(y)}`;
    isOpen = !isOut;
    fromX = x;
    fromY = y;
  }
  return path;
}

/** The path of an area, cut at the edges of a sheet: coordinates far outside would be inexact. */
function fillOf(points: readonly number[], width: number, height: number): string {
  let ring = points;
  for (const [axis, limit, sign] of [
    [0, -BEYOND, 1],
    [0, width + BEYOND, -1],
    [1, -BEYOND, 1],
    [1, height + BEYOND, -1],
  ] as const) {
    ring = cut(ring, axis, limit, sign);
  }
  if (ring.length < 6) return '';
  let path = `M${number(ring[0] ?? 0)} ${number(ring[1] ?? 0)}`;
  for (let index = 2; index < ring.length; index += 2) {
    path += `L${number(ring[index] ?? 0)} ${number(ring[index + 1] ?? 0)}`;
  }
  return `${path}Z`;
}

/** The part of a ring on one side of a line (Sutherland and Hodgman). */
function cut(ring: readonly number[], axis: 0 | 1, limit: number, sign: 1 | -1): number[] {
  const kept: number[] = [];
  let fromX = ring.at(-2) ?? 0;
  let fromY = ring.at(-1) ?? 0;
  for (let index = 0; index < ring.length; index += 2) {
    const x = ring[index] ?? 0;
    const y = ring[index + 1] ?? 0;
    const now = axis === 0 ? x : y;
    const then = axis === 0 ? fromX : fromY;
    const isIn = (now - limit) * sign >= 0;
    if (isIn !== (then - limit) * sign >= 0) {
      const share = (limit - then) / (now - then);
      kept.push(fromX + share * (x - fromX), fromY + share * (y - fromY));
    }
    if (isIn) kept.push(x, y);
    fromX = x;
    fromY = y;
  }
  return kept;
}

/** Draws the outline on a sheet. */
export function pathsOf(outline: Outline, sheet: Sheet): OutlinePaths {
  const [width, height] = [(sheet.right - sheet.left) * sheet.scale, (sheet.bottom - sheet.top) * sheet.scale];
  const known = new Map<number, number[]>();
  const arcAt = (index: number): number[] => {
    const found = known.get(index);
    if (found !== undefined) return found;
    const points = drawn(outline.arcs[index]?.line ?? new Float64Array(), sheet);
    known.set(index, points);
    return points;
  };
  const ringPath = ({ arcs, box }: Ring): string => {
    if (!isSeen(box, sheet)) return '';
    const points = arcs.flatMap((use) => (use < 0 ? reversed(arcAt(~use)) : arcAt(use)));
    return fillOf(points, width, height);
  };
  const areas = (list: readonly Area[]): string =>
    list.flatMap(({ rings }) => rings.map((ring) => ringPath(ring))).join('');
  const borders = (wanted: Arc['border']): string =>
    outline.arcs
      .map(({ border, box }, index) =>
        border === wanted && isSeen(box, sheet) ? strokeOf(arcAt(index), width, height) : '',
      )
      .join('');
  const fills = (lines: readonly WorldLine[]) =>
    lines.map((line) => fillOf(drawn(line, sheet), width, height)).join('');
  const hasRivers = sheet.scale <= RIVERS_END;
  return {
    world: fills(outline.world),
    seas: outline.detailed
      .map(({ left, top, right, bottom }) =>
        fillOf(drawn(Float64Array.of(left, top, right, top, right, bottom, left, bottom), sheet), width, height),
      )
      .join(''),
    neighbours: areas(outline.neighbours),
    france: outline.france.map((ring) => ringPath(ring)).join(''),
    lakes: hasRivers ? fills(outline.lakes) : '',
    rivers: hasRivers ? outline.rivers.map((line) => strokeOf(drawn(line, sheet), width, height)).join('') : '',
    countries: borders('country'),
    departments: sheet.scale >= DEPARTMENTS_START ? borders('department') : '',
    edge: borders('france'),
  };
}

function reversed(points: readonly number[]): number[] {
  const back: number[] = [];
  for (let index = points.length - 2; index >= 0; index -= 2) back.push(points[index] ?? 0, points[index + 1] ?? 0);
  return back;
}
