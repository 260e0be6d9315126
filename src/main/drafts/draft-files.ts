import { z } from 'zod';
import { type DraftTarget, draftContent, draftTarget } from '#shared/ipc/drafts.ts';
import { isPublicText, openFile, withLifetime } from './lifetime.ts';
import { openKey, sealedName } from './sealed.ts';

/** Owner of a draft: one person on one platform. */
const owner = z.strictObject({ platform: z.string().max(2000), person: z.int() });
export type Owner = z.infer<typeof owner>;

/** The decrypted content of a draft; `savedAt` in milliseconds since 1970. */
export const storedDraft = z.strictObject({ owner, place: draftTarget, content: draftContent, savedAt: z.number() });
export type StoredDraft = z.infer<typeof storedDraft>;

/** A file of a draft, and the key that it is encrypted with. */
export interface DraftFile {
  key: Uint8Array;
  name: string;
}

/** Whose draft of which form. */
export type PlacedDraft = Pick<StoredDraft, 'owner' | 'place'>;

/**
 * Returns the possible files of a draft, best first: encrypted with the keychain's key; for public texts also without
 * it.
 */
export function filesUnder(key: Uint8Array | null, { owner, place }: PlacedDraft): DraftFile[] {
  const id = placeId(owner, place);
  return [
    ...(key === null ? [] : [{ key, name: withLifetime(sealedName(key, id), place) }]),
    ...(isPublicText(place) ? [{ key: openKey, name: openFile(sealedName(openKey, id)) }] : []),
  ];
}

/** The file of an earlier draft that was moved aside for a newer one of the same form. */
export const earlierUnder = (key: Uint8Array, { owner, place }: PlacedDraft): DraftFile => ({
  key,
  name: withLifetime(sealedName(key, `${placeId(owner, place)}\nearlier`), place),
});

export const ownerId = ({ platform, person }: Owner): string => `${platform}\n${person}`;
export const placeId = (owner: Owner, { resource, record, draft }: DraftTarget): string =>
  `${ownerId(owner)}\n${resource}\n${record ?? 'new'}${draft === undefined ? '' : `\n${draft}`}`;
