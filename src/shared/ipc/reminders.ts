import { z } from 'zod';
import { isDay } from '../calendar.ts';
import { timeOfDay } from '../resources/solidary/wire-windows.ts';
import { lineLimit } from '../text-limits.ts';
import { call } from './call.ts';

const recordId = z.int().positive();

const content = z.object({
  recordId,
  /** Name of the person of the record. */
  person: z.string().max(511),
  telephone: z.string().max(lineLimit).nullable(),
  note: z.string().max(500).nullable(),
  /** On the wall clock of this computer. */
  day: z.string().max(10).refine(isDay),
  time: timeOfDay,
});

const reminder = content.extend({ isDue: z.boolean() });
/** A reminder of a solidary record; a record has one at most. */
export type Reminder = z.infer<typeof reminder>;

/**
 * Reminders of solidary records (docs/screens/07-solidary-records.md §9). They belong to the signed-in person on this
 * computer, encrypted; main says when one is due, by an event and, unless the window is in front, by the system.
 */
export const reminderCalls = {
  /**
   * The person's reminders, the earliest first. `isRead` false: those of earlier runs cannot be read for now, because
   * the keychain is locked or the disk fails; the reminders are then those set since, and join the others later.
   */
  'reminders.list': call('signedIn', z.void(), z.object({ reminders: z.array(reminder), isRead: z.boolean() })),
  /**
   * Sets the reminder of a record and replaces the former one. `isOnDisk` false: it is lost when the application ends
   * before the keychain can be read. Error `refused` for one record too many.
   */
  'reminders.save': call('signedIn', content, z.object({ isOnDisk: z.boolean() })),
  /** Removes the reminder of a record; a missing one is fine. */
  'reminders.drop': call('signedIn', z.object({ recordId }), z.void()),
};

export const reminderEvents = {
  /** The reminders were changed, or some became due: those that did. */
  'reminders.changed': z.object({ due: z.array(reminder) }),
};
