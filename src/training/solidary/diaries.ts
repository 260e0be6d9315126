import type { Call } from '../access/requester.ts';
import type { JsonObject } from '../http/body.ts';
import { avatarOf, wireContext, wireDate } from '../resource/wire.ts';
import { type DiaryEntry, recordTable, type SolidaryRecord } from './records.ts';
import { addressArray, type Known } from './wire.ts';

/** Ids of the addresses of records: two for each. */
export const addressIdsOf = ({ id }: SolidaryRecord) => ({
  origin: 6_000_000 + id * 2,
  destination: 6_000_001 + id * 2,
});

function wireEntry(call: Call, { user }: Known, record: SolidaryRecord, entry: DiaryEntry): JsonObject {
  const author = call.get('world').users.get(entry.author);
  const { origin } = wireContext(call);
  const ids = addressIdsOf(record);
  return {
    action: entry.action,
    comment: entry.comment,
    progression: entry.progression.toFixed(2),
    authorGivenName: author?.givenName ?? null,
    authorFamilyName: author?.familyName ?? null,
    authorAvatar: author === undefined ? null : avatarOf(author, origin),
    userId: user.id,
    givenName: user.givenName,
    familyName: user.familyName,
    avatar: avatarOf(user, origin),
    date: wireDate(entry.date),
    solidary: record.id,
    origin: addressArray(record.origin, ids.origin, null),
    destination: addressArray(record.destination, ids.destination, null),
  };
}

/** Returns the actions on the records of a beneficiary in a structure, newest first. */
export function diariesOf(call: Call, person: Known, structure: number): JsonObject[] {
  const records = call
    .get('world')
    .get(recordTable)
    .all()
    .filter((record) => record.userId === person.userId && record.structure === structure);
  return records
    .flatMap((record) => record.diary.map((entry) => ({ record, entry })))
    .sort((left, right) => right.entry.date - left.entry.date)
    .map(({ record, entry }) => wireEntry(call, person, record, entry));
}
