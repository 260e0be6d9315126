import type { Box } from './geometry.ts';

/**
 * What is kept in detail, in thousandths of a degree: metropolitan France with what is seen around it, and the seas
 * around the departments overseas.
 */
export const detailed: readonly Box[] = [
  { west: -12_000, south: 38_500, east: 17_500, north: 54_500 },
  { west: -63_500, south: 13_000, east: -59_000, north: 19_000 },
  { west: -58_000, south: 0, east: -49_000, north: 7_000 },
  { west: 54_000, south: -22_500, east: 59_000, north: -19_000 },
  { west: 42_000, south: -14_500, east: 47_000, north: -11_000 },
];
