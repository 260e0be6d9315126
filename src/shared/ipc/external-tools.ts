import { z } from 'zod';
import { allOf } from './access.ts';
import { call } from './call.ts';

/**
 * Position in `externalTools.logins`: the platform gives all logins the same id (docs/platform/a-auth-users.md §10).
 */
const place = z.object({ index: z.int().min(0).max(9) });

/**
 * Logins of the external dashboard tool (docs/platform/a-auth-users.yaml, admin/kibana_logins). The platform answers
 * clear text: it is requested on a click only, stays in the main process's memory and ends with the session. The page
 * gets the names; a password crosses only while a person has it shown. Error `refused` when the site does not show the
 * tool (kibanaDisplay).
 */
export const externalToolCalls = {
  /** Returns the names in the platform's order; none for most roles. Not cached. */
  'externalTools.logins': call(allOf('access_admin'), z.void(), z.array(z.object({ username: z.string() }))),
  /** Returns one password, to be shown to the person and not stored. */
  'externalTools.reveal': call(allOf('access_admin'), place, z.object({ password: z.string() })),
  /**
   * Copies one password to the clipboard; it is cleared after `clearedAfter` seconds unless the clipboard has changed.
   */
  'externalTools.copyPassword': call(allOf('access_admin'), place, z.object({ clearedAfter: z.int() })),
};
