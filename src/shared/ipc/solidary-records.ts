import { z } from 'zod';
import { asInstant } from '../instant.ts';
import { userId } from '../resources/solidary/ids.ts';
import type { RecordAction } from '../resources/solidaryrecords/actions.ts';
import type { DiaryEntry } from '../resources/solidaryrecords/diary.ts';
import type { SolidaryRecordRow } from '../resources/solidaryrecords/index.ts';
import type { RecordItem } from '../resources/solidaryrecords/item.ts';
import { recordStatuses } from '../resources/solidaryrecords/status.ts';
import { longestText } from '../resources/solidaryrecords/text-length.ts';
import type { SentRecord } from '../resources/solidaryrecords/write/sent.ts';
import { lineLimit } from '../text-limits.ts';
import { allOf } from './access.ts';
import { call } from './call.ts';

const id = z.int().positive();
const shortText = z.string().max(lineLimit).nullable();
const instant = z.string().max(255).transform(asInstant);

const longText = z.string().max(longestText);

/** What the screen showed when its person acted (`knownStateOf`). */
export const knownState = z.object({
  status: z.literal(recordStatuses).nullable(),
  progression: z.number(),
  lastAction: shortText,
  lastActionDate: instant.nullable(),
  userId: userId.nullable(),
  givenName: shortText,
  familyName: shortText,
});

/**
 * How a write ended (docs/screens/07-solidary-records.md §5.4).
 * - `done`: stored. `record` is the record afterwards, null where it cannot be read; `row` is then its row.
 * - `notDone`: sent, and it was not stored; it may be sent again.
 * - `unknown`: sent, and nothing proves either; it must not be sent again unseen. A carpooler who was chosen is always
 *   this, since the record can no longer be read.
 * - `changed`: not sent. Somebody else has moved the record meanwhile; `row` is what it is now.
 * - `replaced`: the record has left the list while its person has a newer one, `newest`. `isSent` tells whether the
 *   write was sent before that was seen.
 */
const writeResult = z.object({
  outcome: z.enum(['done', 'notDone', 'unknown', 'changed', 'replaced']),
  isSent: z.boolean(),
  record: z.custom<RecordItem>().nullable(),
  row: z.custom<SolidaryRecordRow>().nullable(),
  newest: z.custom<SolidaryRecordRow>().nullable(),
  /** What others added to the diary since the record was read, newest first. */
  meanwhile: z.array(z.custom<DiaryEntry>()),
});
export type RecordWriteResult = z.infer<typeof writeResult>;

/** A driver whose choice was sent, and who could not be seen among those of the record afterwards. */
const unconfirmedChoice = z.object({
  matching: z.int(),
  role: z.enum(['carpooler', 'transporter']),
  roleId: userId,
});
export type UnconfirmedChoice = z.infer<typeof unconfirmedChoice>;

const lastCopy = z.object({
  record: z.custom<RecordItem>().nullable(),
  /** When `record` was read, milliseconds since 1970. */
  readAt: z.number().nullable(),
  unconfirmed: z.array(unconfirmedChoice),
  /** What was sent of a record that was stored by a failure, and could not be read since; null for nothing. */
  sent: z.custom<SentRecord>().nullable(),
});
export type LastCopy = z.infer<typeof lastCopy>;

/**
 * Calls about solidary records. The writes of one record run one after another, each is sent once. If one fails with an
 * unknown outcome, the platform is read before the call answers. Errors prove that nothing was stored.
 */
export const solidaryRecordCalls = {
  /**
   * Reads a record. It has effects: the platform runs the matching, stores what it finds and may notify volunteers
   * (docs/platform/c-solidary.md §3), so it is called on opening, after a write and on demand, never by itself. A 500
   * also means that the platform can never read it.
   */
  'solidaryrecords.read': call(allOf('solidary_read'), z.object({ id }), z.object({ record: z.custom<RecordItem>() })),
  /**
   * The last copy of a record that could be read, what was sent of one that never could, and the choices that were
   * never confirmed; null for nothing. Local only. Copies of records where this account chose a carpooler, and what it
   * sent, survive the end of the application.
   */
  'solidaryrecords.lastCopy': call(allOf('solidary_read'), z.object({ id }), lastCopy.nullable()),
  /** The actions that can be chosen, without the manual change of progression; kept until the session ends. */
  'solidaryrecords.listActions': call(allOf('solidary_list'), z.void(), z.array(z.custom<RecordAction>())),
  /**
   * Adds an action to the diary and moves the record by it (`effectOf`). `user` is the person concerned; `progression`
   * is needed with the manual change alone, which takes 25, 50 and 75. `<` is sent as `‹`.
   */
  'solidaryrecords.act': call(
    allOf('solidary_update'),
    z.object({
      id,
      action: z.int().positive(),
      user: userId,
      comment: longText.nullable(),
      progression: z.number().positive().max(100).nullable(),
      before: knownState,
    }),
    writeResult,
  ),
  /**
   * Chooses a driver, and the linked return with it; it cannot be taken back. A carpooler makes the record unreadable
   * for good, so that the answer is `unknown`.
   */
  'solidaryrecords.choose': call(
    allOf('solidary_update'),
    z.object({ id, matching: z.int(), role: z.enum(['carpooler', 'transporter']), roleId: userId, before: knownState }),
    writeResult,
  ),
  /** Writes to a chosen driver in the name of the beneficiary. */
  'solidaryrecords.message': call(
    allOf('solidary_update'),
    z.object({ id, solution: z.int().positive(), text: longText.trim().min(1), before: knownState }),
    writeResult,
  ),
};
