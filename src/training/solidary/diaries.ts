import type { RequestContext } from '../access/requester.ts';
import type { JsonObject } from '../http/body.ts';
import { avatarOf, wireContext, wireDate } from '../resource/wire.ts';
import type { DiaryEntry, SolidaryRecord } from './records/record.ts';
import { recordTable } from './records/table.ts';
import { addressIdsOf } from './records/wire.ts';
import { addressArray, type PersonWithUser } from './wire.ts';

function wireEntry(context: RequestContext, record: SolidaryRecord, entry: DiaryEntry): JsonObject {
  const { users } = context.get('world');
  const [author, about] = [users.get(entry.author), users.get(entry.about)];
  const { origin } = wireContext(context);
  const ids = addressIdsOf(record);
  return {
    action: entry.action,
    comment: entry.comment,
    progression: entry.progression.toFixed(2),
    authorGivenName: author?.givenName ?? null,
    authorFamilyName: author?.familyName ?? null,
    authorAvatar: author === undefined ? null : avatarOf(author, origin),
    userId: entry.about,
    givenName: about?.givenName ?? null,
    familyName: about?.familyName ?? null,
    avatar: about === undefined ? null : avatarOf(about, origin),
    date: wireDate(entry.date),
    solidary: record.id,
    origin: addressArray(record.origin, ids.origin, null),
    destination: addressArray(record.destination, ids.destination, null),
  };
}

/** Returns the actions on the records of a beneficiary in a structure, newest first. */
export function diariesOf(context: RequestContext, person: PersonWithUser, structure: number): JsonObject[] {
  const records = context
    .get('world')
    .get(recordTable)
    .all()
    .filter((record) => record.userId === person.userId && record.structure === structure);
  return records
    .flatMap((record) => record.diary.map((entry) => ({ record, entry })))
    .sort((left, right) => right.entry.date - left.entry.date)
    .map(({ record, entry }) => wireEntry(context, record, entry));
}
