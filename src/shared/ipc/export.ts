import { z } from 'zod';
import { exportBound } from '../export-bounds.ts';

export const exportResult = z.object({
  /** Name of the saved file, without its folder. */
  fileName: z.string(),
  /** Lines written, without the header. */
  written: z.int(),
  /**
   * Lines sent by the platform; in the extended kind one person may have several. It ignores the limits of the list
   * (docs/platform/a-auth-users.md §7).
   */
  received: z.int(),
  /** People in the list. */
  listed: z.int(),
  /** Lines left out because the person is not in the list. */
  leftOut: z.int(),
  /** People of the list whose lines the platform did not send: the file is incomplete. */
  missing: z.int(),
  bound: exportBound.optional(),
});
export type ExportResult = z.infer<typeof exportResult>;

export const exportFormat = z.enum(['excel', 'plain']);
