import { z } from 'zod';
import { asWallClock, isWallClock, type WallClock } from '../wall-clock.ts';

/** A local date and time as it is sent: without offset. */
export const wallClock = z
  .string()
  .max(19)
  .refine((text): boolean => isWallClock(text));

/**
 * Reads an RFC 3339 text literally; its offset is the server's and unrelated to the place. A text that is not a date
 * (MySQL's zero date) is kept, so that it can be shown and the rest of the record can be read.
 */
export const wireWallClock = z.string().transform((text): WallClock => {
  const start = text.slice(0, 19);
  return asWallClock(isWallClock(start) ? start : text);
});
