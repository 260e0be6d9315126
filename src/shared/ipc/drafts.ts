import { z } from 'zod';
import { call } from './call.ts';

/**
 * Longest draft, in characters of its JSON: above any form (an article of a hundred long paragraphs, as typed and as it
 * was), below what would be felt on disk.
 */
export const longestDraft = 1_000_000;

/** The form that a draft belongs to: one record of a resource, or a new one (`record` null). */
export const draftTarget = z.strictObject({
  resource: z.string().regex(/^[a-zA-Z]{1,40}$/),
  record: z.int().positive().nullable(),
});
export type DraftTarget = z.infer<typeof draftTarget>;

const fields = z.record(z.string().max(100), z.json());

/** What a person typed, by field, and what the same fields held where the typing began. */
export const draftContent = z
  .strictObject({ values: fields, base: fields })
  .refine((content) => JSON.stringify(content).length <= longestDraft, { error: 'too long' });
export type DraftContent = z.infer<typeof draftContent>;

/** A draft with when it was typed, as an ISO date and time. */
export const keptDraft = z.object({ content: draftContent, savedAt: z.iso.datetime() });
export type KeptDraft = z.infer<typeof keptDraft>;

/**
 * Drafts of forms (docs/screens/01-shell-home.md §6). They are the signed-in person's on this platform: main takes both
 * from the session, and the page cannot name another person's.
 */
export const draftCalls = {
  /** Replaces the draft of a form. `isOnDisk` false: it ends with the application, for there is no keychain. */
  'drafts.save': call(draftTarget.extend({ content: draftContent }), z.object({ isOnDisk: z.boolean() })),
  'drafts.get': call(draftTarget, keptDraft.nullable()),
  /** Forgets the draft of a form; a missing one is fine. */
  'drafts.drop': call(draftTarget, z.void()),
  /** The person's drafts, the newest first. */
  'drafts.list': call(z.void(), z.array(draftTarget.extend({ savedAt: z.iso.datetime() }))),
};
