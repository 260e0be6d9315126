/** Bounds of coordinates in degrees (WGS 84), on both sides of zero. */
export const degreeLimits = { latitude: 90, longitude: 180 } as const;

/** Whether a number is a coordinate; the bounds are included. */
export const isDegrees = (axis: keyof typeof degreeLimits, degrees: number): boolean =>
  Math.abs(degrees) <= degreeLimits[axis];
