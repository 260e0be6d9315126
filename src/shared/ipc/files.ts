import { z } from 'zod';
import { call } from './call.ts';
import { adoptChannel } from './wire.ts';

/** Names a chosen file. */
export const selectionId = z.string().max(100);

/**
 * A file that the person chose. Its path stays in the main process until it is released or the page goes (reload,
 * close).
 */
export const fileSelection = z.object({ selectionId: z.string(), name: z.string(), size: z.int() });
export type FileSelection = z.infer<typeof fileSelection>;

export const filePurpose = z.enum(['image', 'import', 'letter', 'logins', 'proof', 'recipe', 'views']);
export type FilePurpose = z.infer<typeof filePurpose>;

export const fileCalls = {
  /** Opens the native dialog; error `cancelled` when it is closed without a choice. */
  'files.choose': call('signedIn', z.object({ purpose: filePurpose }), fileSelection),
  /** Accepts a dropped file; error `file` with `onNetwork` for one on a network share. */
  [adoptChannel]: call('signedIn', z.object({ purpose: filePurpose, path: z.string().max(32_767) }), fileSelection),
  /** Releases a selection that the page no longer needs. */
  'files.release': call('anyone', z.object({ selectionId }), z.void()),
};
