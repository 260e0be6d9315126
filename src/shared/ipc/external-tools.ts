import { z } from 'zod';
import { call } from './call.ts';

/**
 * Of `externalTools.logins`, by its place: the platform gives all of them the same id (docs/platform/a-auth-users.md
 * §10).
 */
const place = z.object({ index: z.int().min(0).max(9) });

/**
 * Logins of the external dashboard tool (docs/platform/a-auth-users.yaml, admin/kibana_logins). The platform answers
 * clear text: it is asked on a click only, stays in the main process's memory and ends with the session. The page gets
 * the names; a password crosses only while a person has it shown. Error `refused` where the site does not show the tool
 * (kibanaDisplay).
 */
export const externalToolCalls = {
  /** The names, in the platform's order; none for most roles. Asked anew each time. Right: access_admin. */
  'externalTools.logins': call(z.void(), z.array(z.object({ username: z.string() }))),
  /** One password, for the eyes of the person who asked for it. Not to be kept. */
  'externalTools.reveal': call(place, z.object({ password: z.string() })),
  /**
   * Puts one password on the clipboard; it is taken from there after `clearedAfter` seconds, unless something else is
   * there by then.
   */
  'externalTools.copyPassword': call(place, z.object({ clearedAfter: z.int() })),
};
