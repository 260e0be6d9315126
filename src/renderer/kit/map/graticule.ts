import type { Area } from '#shared/area.ts';

/** Degrees between two lines, from the widest. */
const STEPS = [45, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005] as const;
const MIN_LINES = 3;

export interface Graticule {
  meridians: number[];
  parallels: number[];
  /** Decimals needed to distinguish two lines. */
  decimals: number;
}

/** Computes lines of latitude and longitude at round degrees, a few across an area. */
export function graticuleOf({ west, north, east, south }: Area): Graticule {
  const room = Math.max(east - west, north - south);
  const step = STEPS.find((degrees) => room / degrees >= MIN_LINES) ?? STEPS[STEPS.length - 1] ?? 1;
  const between = (from: number, to: number) => {
    const first = Math.ceil(from / step - 1e-9);
    const count = Math.max(Math.floor(to / step + 1e-9) - first + 1, 0);
    return Array.from({ length: count }, (_, index) => (first + index) * step);
  };
  return {
    meridians: between(west, east),
    parallels: between(south, north),
    decimals: Math.max(0, -Math.floor(Math.log10(step) + 1e-9)),
  };
}
