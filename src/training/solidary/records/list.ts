import { type Call, demand, holds } from '../../access/requester.ts';
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

interface Known extends SolidaryRecord {
  readonly user: UserRecord;
}

/** A row of the list, whose names begin with `admin` (docs/platform/c-solidary.yaml, SolidaryMember). */
function wireMember(record: Known): JsonObject {
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
function recordsSeen(call: Call): Known[] {
  const world = call.get('world');
  const { user: caller } = call.get('requester');
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
const belowProgression: Filter<Known> = (query) => {
  const limit = Number.parseFloat(query.text('progression') ?? '');
  return Number.isNaN(limit) ? [] : [({ progression }) => progression < limit];
};

/** Answers the list of records (docs/platform/c-solidary.md §2, §3). */
export function answerRecords(call: Call): Response {
  demand(call, 'solidary_list');
  const givenName = ({ user }: Known) => fold(user.givenName ?? '');
  const familyName = ({ user }: Known) => fold(user.familyName ?? '');
  return answerList<Known>(call, {
    type: 'Solidary',
    rows: recordsSeen(call),
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
