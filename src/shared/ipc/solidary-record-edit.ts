import { z } from 'zod';
import type { SolidaryRecordRow } from '../resources/solidaryrecords/index.ts';
import type { RecordItem } from '../resources/solidaryrecords/item.ts';
import { recordEdit } from '../resources/solidaryrecords/write/edit.ts';
import { allOf } from './access.ts';
import { call } from './call.ts';
import { knownState } from './solidary-records.ts';

/**
 * How an edition of a record ended (docs/screens/07-solidary-records.md §6.2).
 * - `changed`: stored, the record has kept its number.
 * - `replaced`: stored by a new record, whose number is `id`, even if no replacement was expected.
 * - `halfDone`: some of the content was stored, and no new record was made.
 * - `notDone`: sent, and nothing of it was stored; it may be sent again.
 * - `unknown`: sent, and nothing proves either; it must not be sent again unseen.
 * - `gone`: not sent. The record is no longer in the list: it was replaced, or is hidden from this account.
 * - `newer`: not sent. Somebody has added an action since the record was read; `row` tells which.
 */
const editResult = z.object({
  outcome: z.enum(['changed', 'replaced', 'halfDone', 'notDone', 'unknown', 'gone', 'newer']),
  /** The record to show afterwards. */
  id: z.int(),
  /** That record; null where it was replaced, or cannot be read: its page reads it. */
  record: z.custom<RecordItem>().nullable(),
  /** The row of the record that was to be changed. */
  row: z.custom<SolidaryRecordRow>().nullable(),
  /** The newest record of the person, where the record has left the list. */
  newest: z.custom<SolidaryRecordRow>().nullable(),
});
export type RecordEditResult = z.infer<typeof editResult>;

/** The call that changes the content or the journey of a solidary record. */
export const solidaryRecordEditCalls = {
  /**
   * Changes a record with exactly one PATCH, after reading the list. If the request fails with an unknown outcome, the
   * record is read again before the call answers. `seen` is the moment of a newer action that the person was told of
   * and accepted.
   */
  'solidaryrecords.edit': call(
    allOf('solidary_update'),
    z.object({
      id: z.int().positive(),
      edit: recordEdit,
      before: knownState,
      seen: z.string().max(255).nullable(),
    }),
    editResult,
  ),
};
