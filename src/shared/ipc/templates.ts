import { z } from 'zod';
import { longestText } from '../resources/solidaryrecords/text-length.ts';
import { call } from './call.ts';

const template = z.object({
  id: z.string().max(40),
  name: z.string().trim().min(1).max(100),
  /** With the placeholders of docs/screens/07-solidary-records.md §9, as they were typed. */
  text: z.string().trim().min(1).max(longestText),
});
export type MessageTemplate = z.infer<typeof template>;

/** Templates of messages to drivers, of the signed-in person on this computer, encrypted. */
export const templateCalls = {
  /** The person's templates by name; `isRead` as in `reminders.list`. */
  'templates.list': call('signedIn', z.void(), z.object({ templates: z.array(template), isRead: z.boolean() })),
  /**
   * Saves a template; a new one without an id. `isOnDisk` false: it is lost when the application ends
   * before the keychain can be read. Errors: `refused` for one too many, and for an id that is no longer there.
   */
  'templates.save': call(
    'signedIn',
    template.extend({ id: template.shape.id.nullable() }),
    z.object({ id: z.string(), isOnDisk: z.boolean() }),
  ),
  /** Removes a template; a missing one is fine. */
  'templates.drop': call('signedIn', template.pick({ id: true }), z.void()),
};
