import { isSame, type Line, type Point } from './geometry.ts';

const triangle = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;

/**
 * Leaves out points that change a line by less than an area, the least one first (Visvalingam and Whyatt). Both ends
 * stay, so that borders still meet, and a ring keeps three corners.
 * @param area in square thousandths of a degree
 */
export function simplified(line: Line, area: number): Line {
  const points = [...line];
  const fewest = isSame(points[0], points.at(-1)) ? 4 : 2;
  const weight = (index: number): number => {
    const [before, point, after] = [points[index - 1], points[index], points[index + 1]];
    return before === undefined || point === undefined || after === undefined
      ? Infinity
      : triangle(before, point, after);
  };
  const weights = points.map((_, index) => weight(index));
  while (points.length > fewest) {
    let least = 0;
    for (const [index, size] of weights.entries()) if (size < (weights[least] ?? Infinity)) least = index;
    if ((weights[least] ?? Infinity) >= area) break;
    points.splice(least, 1);
    weights.splice(least, 1);
    // A point does not weigh less than one that was left out beside it: bends go as a whole.
    for (const index of [least - 1, least]) weights[index] = weight(index);
  }
  return points;
}
