import { z } from 'zod';
import { structureId } from '../resources/solidary/ids.ts';
import { call } from './call.ts';

/** The moments of a call for which there is a sentence to read aloud, in their order. */
export const scriptMoments = ['greeting', 'person', 'journey', 'times', 'purpose', 'data', 'closing'] as const;
export type ScriptMoment = (typeof scriptMoments)[number];

/** Letters of a sentence at most. */
export const longestSentence = 600;

const script = z.object({
  structureId,
  /** The sentences that a structure says in its own words; those of the application where there is none. */
  sentences: z.partialRecord(z.enum(scriptMoments), z.string().trim().min(1).max(longestSentence)),
});
export type CallScript = z.infer<typeof script>;

/** Scripts of calls by structure, of the signed-in person on this computer, encrypted. */
export const callScriptCalls = {
  /** `isRead` as in `reminders.list`. */
  'callScripts.list': call('signedIn', z.void(), z.object({ scripts: z.array(script), isRead: z.boolean() })),
  /**
   * Replaces the script of a structure; one without sentences removes it. `isOnDisk` as in `templates.save`. Error
   * `refused` for one structure too many.
   */
  'callScripts.save': call('signedIn', script, z.object({ isOnDisk: z.boolean() })),
};
