import { z } from 'zod';
import { within } from '../bounded.ts';
import { longestDraft } from '../draft-limit.ts';
import { call } from './call.ts';
import { moment } from './moment.ts';

const resource = z.string().regex(/^[a-zA-Z]{1,40}$/);

/**
 * What a draft belongs to: one record of a resource, or a new one (`record` null). Each new one has a number of its
 * own, `draft`: two forms of new records never share a draft. Drafts of earlier versions have none.
 */
export const draftTarget = z.strictObject({
  resource,
  record: z.int().positive().nullable(),
  draft: z.uuid().optional(),
});
export type DraftTarget = z.infer<typeof draftTarget>;

const fields = z.record(z.string().max(100), z.json());

/** The typed values by field, and the values of the same fields when typing began. */
export const draftContent = within(z.strictObject({ values: fields, base: fields }), longestDraft);
export type DraftContent = z.infer<typeof draftContent>;

/** A draft with its ISO date and time. */
export const keptDraft = z.object({ content: draftContent, savedAt: moment });
export type KeptDraft = z.infer<typeof keptDraft>;

/**
 * Drafts of forms (docs/screens/01-shell-home.md §6). They belong to the signed-in person and platform, which main
 * takes from the session: the page cannot access another person's.
 */
export const draftCalls = {
  /**
   * Saves the draft of a form. `isOnDisk` false: it is lost when the application ends, because no keychain can be read.
   */
  'drafts.save': call('signedIn', draftTarget.extend({ content: draftContent }), z.object({ isOnDisk: z.boolean() })),
  /**
   * Hands the draft of a form over before it is saved: main holds it in memory, and writes it when the process ends
   * first.
   */
  'drafts.hold': call('signedIn', draftTarget.extend({ content: draftContent }), z.void()),
  'drafts.get': call('signedIn', draftTarget, keptDraft.nullable()),
  /** The drafts of new records of a resource, newest first, which another form may take up. */
  'drafts.ofNew': call('signedIn', z.strictObject({ resource }), z.array(keptDraft.extend({ place: draftTarget }))),
  /** Removes the draft of a form; a missing one is fine. */
  'drafts.drop': call('signedIn', draftTarget, z.void()),
  /**
   * Asks the keychain again at once, where it could not be read: whatever is encrypted under a key of it (drafts,
   * reminders, templates) can be read afterwards, if it gives the key.
   */
  'drafts.askKeychain': call('signedIn', z.void(), z.void()),
  /** The person's drafts, newest first; `isRead` false: those of earlier runs cannot be read for now. */
  'drafts.list': call(
    'signedIn',
    z.void(),
    z.object({ drafts: z.array(draftTarget.extend({ savedAt: moment })), isRead: z.boolean() }),
  ),
};
