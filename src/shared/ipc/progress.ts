import { z } from 'zod';

/** Progress of a running call, by the page's call id. */
export const progress = z.object({
  phase: z.enum([
    'check',
    'convert',
    'send',
    'count',
    'resolve',
    'download',
    'filter',
    'upload',
    'read',
    'delete',
    'verify',
    'wait',
    'join',
  ]),
  done: z.number(),
  /** Null while unknown. */
  total: z.number().nullable(),
  /** The current batch, from 1. */
  batch: z.object({ number: z.int(), of: z.int() }).optional(),
  /** How many lines of an interrupted batch the platform has processed. */
  arrived: z.object({ count: z.int(), of: z.int() }).optional(),
  /** The last line sent before the person paused; nothing is sent meanwhile. */
  pausedAfter: z.int().optional(),
});
export type Progress = z.infer<typeof progress>;
