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
  /** A batch was refused as a whole, and the line because of which is being looked for. */
  isSearching: z.literal(true).optional(),
});
export type Progress = z.infer<typeof progress>;

/** Events about running calls. */
export const callEvents = {
  'call.progress': progress.extend({ callId: z.string() }),
  /**
   * Nobody knows yet whether the write of a running call is stored: in so many seconds the platform is looked at again.
   * Null: the call is over.
   */
  'call.looking': z.object({ callId: z.string(), seconds: z.int().nonnegative().nullable() }),
};
