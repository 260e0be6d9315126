import { z } from 'zod';
import { draftContent, draftTarget } from '#shared/ipc/drafts.ts';

/** Owner of a draft: one person on one platform. */
const owner = z.strictObject({ platform: z.string(), person: z.int() });
export type Owner = z.infer<typeof owner>;

/** The decrypted content of a draft; `savedAt` in milliseconds since 1970. */
export const storedDraft = z.strictObject({ owner, place: draftTarget, content: draftContent, savedAt: z.number() });
export type StoredDraft = z.infer<typeof storedDraft>;
