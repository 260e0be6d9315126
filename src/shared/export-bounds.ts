import { z } from 'zod';

/**
 * Bounds of one export, whatever the platform announces. `lines`: what a spreadsheet opens (1,048,576 lines with the
 * header). `bytes`: those lines at 250 bytes, of what is received or written.
 */
export const exportBounds = { lines: 1_000_000, bytes: 256_000_000 } as const;

/** The bound that ended an export early: the file holds the lines written until then. */
export const exportBound = z.enum(['lines', 'bytes']);
export type ExportBound = z.infer<typeof exportBound>;
