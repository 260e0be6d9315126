import { z } from 'zod';
import { degreeLimits } from './degrees.ts';

const latitude = z.number().min(-degreeLimits.latitude).max(degreeLimits.latitude);
const longitude = z.number().min(-degreeLimits.longitude).max(degreeLimits.longitude);

/** The coordinates of a place in degrees (WGS 84), as keys of a schema. */
export const coordinates = { latitude, longitude };

/** A bounding box in degrees. */
export const area = z
  .object({ west: longitude, north: latitude, east: longitude, south: latitude })
  .refine(({ west, north, east, south }) => west <= east && south <= north);
export type Area = z.infer<typeof area>;
