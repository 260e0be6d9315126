import { z } from 'zod';

/** A bounding box in degrees. */
export const area = z
  .object({
    west: z.number().min(-180).max(180),
    north: z.number().min(-90).max(90),
    east: z.number().min(-180).max(180),
    south: z.number().min(-90).max(90),
  })
  .refine(({ west, north, east, south }) => west <= east && south <= north);
export type Area = z.infer<typeof area>;
