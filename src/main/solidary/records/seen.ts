import type { RecordAction } from '#shared/resources/solidaryrecords/actions.ts';
import type { DiaryEntry } from '#shared/resources/solidaryrecords/diary.ts';
import { effectOf } from '#shared/resources/solidaryrecords/effect.ts';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import type { KnownState } from '#shared/resources/solidaryrecords/known-state.ts';
import { isAfter, isNewer } from '#shared/resources/solidaryrecords/newer.ts';
import { sentText } from './bodies.ts';

/** The state of a record before a write: the record as last read, and its newest row of the list. */
export interface Baseline {
  /** Null where no copy of the record is known. */
  copy: RecordItem | null;
  before: KnownState;
}

/** A text normalised for comparison, since the platform changes line ends and spaces around lines. */
const comparable = (text: string | null): string =>
  (text ?? '')
    .replaceAll(/\s*\n\s*/g, '\n')
    .replaceAll('\r', '')
    .trim();

interface SentAction {
  action: RecordAction;
  user: number;
  comment: string | null;
  progression: number | null;
}

const isOf = (entry: DiaryEntry, { action, user, comment }: SentAction): boolean =>
  entry.action === action.name &&
  entry.userId === user &&
  comparable(entry.comment) === comparable(comment === null ? null : sentText(comment));

const keyOf = ({ at, action, userId, comment, author }: DiaryEntry) =>
  JSON.stringify([at, action, userId, comment, author]);

/** The entries of a diary that were added since a copy of it was read, in its order. */
export function addedTo(diary: readonly DiaryEntry[], former: readonly DiaryEntry[]): DiaryEntry[] {
  const left = new Map<string, number>();
  for (const entry of former) left.set(keyOf(entry), (left.get(keyOf(entry)) ?? 0) + 1);
  return diary.filter((entry) => {
    const count = left.get(keyOf(entry)) ?? 0;
    left.set(keyOf(entry), count - 1);
    return count <= 0;
  });
}

/** The entries that are later than the state in the row: others may have acted since the record was read. */
function addedSince(before: KnownState, copy: RecordItem, record: RecordItem): DiaryEntry[] {
  const added = addedTo(record.diary, copy.diary);
  const knownEntry =
    copy.lastActionDate === before.lastActionDate
      ? undefined
      : added.findLast(({ at, action }) => at === before.lastActionDate && action === before.lastAction);
  return added.filter((entry) => entry !== knownEntry && !isAfter(before.lastActionDate, entry.at));
}

/**
 * The entry of a sent action among those added since the record was read, or since the state that was known of it. This
 * computer's clock is not used, because it may be wrong.
 */
export function entryOf(sent: SentAction, record: RecordItem, { copy, before }: Baseline): DiaryEntry | undefined {
  const added =
    copy === null
      ? record.diary.filter(({ at }) => isAfter(at, before.lastActionDate))
      : addedSince(before, copy, record);
  return added.find((entry) => isOf(entry, sent));
}

/**
 * What the row of a record proves about a sent action: names and times are the platform's, so that an unchanged row
 * proves that nothing was stored, and one that another action has changed proves nothing.
 */
export function provenByRow(sent: SentAction, row: SolidaryRecordRow, before: KnownState): 'done' | 'notDone' | null {
  // Two actions may be of the same second.
  const isSameMoment = row.lastActionDate === before.lastActionDate;
  if (isSameMoment && row.lastAction === before.lastAction) return 'notDone';
  if (!isSameMoment && !isNewer(row, before)) return null;
  const { status, progression } = effectOf(before, sent.action, sent.progression);
  const isEffect = row.status === status && row.progression === progression;
  return row.lastAction === sent.action.name && isEffect ? 'done' : null;
}

/** Number of messages with this text in the thread of a solution. */
export const messagesIn = (record: RecordItem, solution: number, text: string): number =>
  (record.threads[solution] ?? []).filter((message) => comparable(message.text) === comparable(sentText(text))).length;

/** Whether a driver was chosen for a record by this matching. */
export const isChosen = (record: RecordItem, matching: number): boolean =>
  record.drivers.some(({ matchingId }) => matchingId === matching);
