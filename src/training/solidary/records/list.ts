import { demand, holds, type RequestContext } from '../../access/requester.ts';
import { fold } from '../../data/names.ts';
import type { JsonObject } from '../../http/body.ts';
import { answerList, type Filter, partOf } from '../../resource/listing.ts';
import { wireDateOrNull } from '../../resource/wire.ts';
import type { UserRecord } from '../../store/user-record.ts';
import { hasReturn, type SolidaryRecord } from './record.ts';
import { recordTable } from './table.ts';
import { addressIdsOf, embedded, wireDay } from './wire.ts';

const SUPER_ADMINISTRATOR = 1;
const PSEUDONYMISED = 4;
const REPLACED = 6;

interface RecordWithUser extends SolidaryRecord {
  readonly user: UserRecord;
}

/** A row of the list, whose names begin with `admin` (docs/platform/c-solidary.yaml, SolidaryMember). */
function wireMember(record: RecordWithUser): JsonObject {
  const last = record.diary.at(-1);
  const ids = addressIdsOf(record);
  return {
    '@id': `/solidaries/${record.id}`,
    '@type': 'Solidary',
    id: record.id,
    status: record.status,
    progression: record.progression,
    adminsubject: record.subject.label,
    adminuserId: record.userId,
    admingivenName: record.user.givenName,
    adminfamilyName: record.user.familyName,
    admintelephone: record.user.telephone,
    adminlastAction: last?.action ?? null,
    adminlastActionDate: wireDateOrNull(last?.date ?? null),
    adminorigin: embedded(record.origin, ids.origin),
    admindestination: embedded(record.destination, ids.destination),
    adminproposalType: hasReturn(record) ? 'roundtrip' : 'oneway',
    adminfromDate: wireDay(record.fromDate),
  };
}

/**
 * Returns the records that a caller sees: all for a super administrator, otherwise those of the structures operated.
 * Replaced ones and those of pseudonymised people are never listed (docs/platform/c-solidary.yaml, listSolidaries).
 */
function recordsSeen(context: RequestContext): RecordWithUser[] {
  const world = context.get('world');
  const { user: caller } = context.get('requester');
  const seesAll = holds(caller, SUPER_ADMINISTRATOR);
  return world
    .get(recordTable)
    .all()
    .flatMap((record) => {
      const user = world.users.get(record.userId);
      const isSeen = seesAll || caller.operates.includes(record.structure);
      if (!isSeen || record.status === REPLACED || user === undefined || user.status === PSEUDONYMISED) return [];
      return { ...record, user };
    });
}

/** Strictly lower than the value, so that 100 hides the finished ones; what is no number is ignored. */
const belowProgression: Filter<RecordWithUser> = (query) => {
  const limit = Number.parseFloat(query.text('progression') ?? '');
  return Number.isNaN(limit) ? [] : [({ progression }) => progression < limit];
};

/** Answers the list of records (docs/platform/c-solidary.md §2, §3). */
export function answerRecords(context: RequestContext): Response {
  demand(context, 'solidary_list');
  const givenName = ({ user }: RecordWithUser) => fold(user.givenName ?? '');
  const familyName = ({ user }: RecordWithUser) => fold(user.familyName ?? '');
  return answerList<RecordWithUser>(context, {
    type: 'Solidary',
    rows: recordsSeen(context),
    filters: [
      partOf('givenName', ({ user }) => user.givenName ?? ''),
      partOf('familyName', ({ user }) => user.familyName ?? ''),
      belowProgression,
    ],
    orders: {
      id: ({ id }) => id,
      givenName,
      familyName,
      telephone: ({ user }) => user.telephone ?? '',
      subject: ({ subject }) => fold(subject.label),
      progression: ({ progression }) => progression,
      fromDate: ({ fromDate }) => fromDate,
    },
    wire: wireMember,
  });
}
