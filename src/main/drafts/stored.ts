import { z } from 'zod';
import { draftContent, draftTarget } from '#shared/ipc/drafts.ts';

/** Whose a draft is: one person of one platform. */
const owner = z.strictObject({ platform: z.string(), person: z.int() });
export type Owner = z.infer<typeof owner>;

/** A draft as it lies in its envelope; `savedAt` in milliseconds since 1970. */
export const storedDraft = z.strictObject({ owner, place: draftTarget, content: draftContent, savedAt: z.number() });
export type StoredDraft = z.infer<typeof storedDraft>;
