import { z } from 'zod';
import { fullNameOf } from '../../full-name.ts';
import { decimalText, picture, text, timestamp } from '../read.ts';
import { userId } from '../solidary/ids.ts';
import { comment, plainText } from '../solidary/text.ts';

const fullName = (givenName: string | null, familyName: string | null): string | null =>
  fullNameOf({ givenName, familyName }) || null;

/** What an entry of a diary holds, in a record as in the item of its beneficiary. */
export const wireEntry = z.object({
  action: text,
  comment,
  progression: decimalText,
  authorGivenName: text,
  authorFamilyName: text,
  authorAvatar: picture,
  userId: userId.nullish(),
  givenName: text,
  familyName: text,
  avatar: picture,
  date: timestamp,
});

/** Gives an entry as the screens know it. */
export const readEntry = ({
  authorGivenName,
  authorFamilyName,
  date,
  ...same
}: Readonly<z.output<typeof wireEntry>>) => ({
  ...same,
  at: date,
  /** The person whom the action is about. */
  userId: same.userId ?? null,
  author: fullName(authorGivenName, authorFamilyName),
});

const diaryEntry = wireEntry.transform(readEntry);
/** An entry of the diary of a record; it has no id (docs/platform/c-solidary.yaml, DiaryEntry). */
export type DiaryEntry = z.infer<typeof diaryEntry>;

/** Reads the diary of a record, newest first. */
export const wireDiary = z
  .array(diaryEntry)
  .nullish()
  .transform((entries) => entries ?? []);

const message = z
  .object({
    posterId: userId.nullish(),
    posterGivenName: text,
    posterFamilyName: text,
    posterAvatar: picture,
    delegateGivenName: text,
    delegateFamilyName: text,
    recipientGivenName: text,
    recipientFamilyName: text,
    text: z.string().transform(plainText),
    date: timestamp,
  })
  .transform((wire) => ({
    at: wire.date,
    posterId: wire.posterId ?? null,
    poster: fullName(wire.posterGivenName, wire.posterFamilyName),
    posterAvatar: wire.posterAvatar,
    /** The operator who wrote in the name of the poster. */
    delegate: fullName(wire.delegateGivenName, wire.delegateFamilyName),
    recipient: fullName(wire.recipientGivenName, wire.recipientFamilyName),
    text: wire.text,
  }));
/** A message of a thread with a driver. */
export type Message = z.infer<typeof message>;

/** Reads the threads by id of their solution; the platform gives an empty list where there is none. */
export const wireThreads = z
  .union([z.record(z.coerce.number(), z.array(message)), z.array(z.unknown()).transform(() => ({}))])
  .nullish()
  .transform((threads): Record<number, Message[]> => threads ?? {});
