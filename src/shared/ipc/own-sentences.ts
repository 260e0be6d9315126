import { z } from 'zod';
import { structureId } from '../resources/solidary/ids.ts';
import { longestText } from '../resources/solidaryrecords/text-length.ts';
import { call } from './call.ts';

/** To whom a sentence about a journey is said. */
export const listeners = ['driver', 'beneficiary'] as const;
export type Listener = (typeof listeners)[number];

const sentence = z.object({
  /** Null for records of which the platform names no structure. */
  structureId: structureId.nullable(),
  to: z.enum(listeners),
  /** With the placeholders of docs/screens/07-solidary-records.md §9, as they were typed. */
  text: z.string().trim().min(1).max(longestText),
});
export type OwnSentence = z.infer<typeof sentence>;

/** What structures say to drivers and beneficiaries in their own words, of the signed-in person on this computer, encrypted. */
export const ownSentenceCalls = {
  /** `isRead` as in `reminders.list`. */
  'ownSentences.list': call('signedIn', z.void(), z.object({ sentences: z.array(sentence), isRead: z.boolean() })),
  /**
   * Replaces the sentence of a structure for one listener; null gives that of the application back. `isOnDisk` as in
   * `templates.save`. Error `refused` for one too many.
   */
  'ownSentences.save': call(
    'signedIn',
    sentence.extend({ text: sentence.shape.text.nullable() }),
    z.object({ isOnDisk: z.boolean() }),
  ),
};
