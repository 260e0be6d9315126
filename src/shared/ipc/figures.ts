import { z } from 'zod';
import { call } from './call.ts';

const cell = z.string().max(1000);

/** Calls about figures that the screens counted by themselves. */
export const figureCalls = {
  /**
   * Writes figures to a CSV file that the person chooses, in the format of French spreadsheets; its name begins with
   * the day. Error `cancelled` when none is chosen.
   */
  'figures.save': call(
    'signedIn',
    z.object({
      name: z.string().regex(/^[a-z_]{1,60}$/),
      columns: z.array(cell).min(1).max(20),
      lines: z.array(z.array(cell).max(20)).max(1000),
    }),
    z.object({ fileName: z.string() }),
  ),
};
