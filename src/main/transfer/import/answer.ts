import type { ImportType } from '#shared/import/causes.ts';
import { importColumns } from '#shared/import/columns.ts';
import type { ImportOutcome } from '#shared/ipc/transfer.ts';
import type { ImportOutcomes } from './outcomes.ts';

/** A record that was sent. */
export interface SentRecord {
  /** Its values in contract order. */
  readonly values: readonly string[];
  /** Its physical line in the file that the person chose. */
  readonly line: number;
}

/** What the platform says of a batch, under status 201 whatever happened (docs/platform/a-auth-users.md §9). */
export interface ImportAnswer {
  readonly errors: readonly string[];
  readonly messages: readonly string[];
}

/** Where a column stands in contract order; -1 for none. */
export const columnOf = (type: ImportType, column: string): number =>
  (importColumns[type] as readonly string[]).indexOf(column);

/** What a record is called in the platform's messages: the e-mail, or the name of a relay point. */
export const labelOf = ({ values }: SentRecord): string => values[0] ?? '';

/** The platform turns every comma of a field that starts like a decimal into a point before it looks at it. */
const asPlatformReads = (value: string): string => (/^-?\d+,\d/.test(value) ? value.replaceAll(',', '.') : value);
const keyOf = (values: readonly string[]): string => JSON.stringify(values.map(asPlatformReads));

const WRONG_COUNT = /^Incorrect number of column line (\d+)\b/;
const FOR_LINE = / for line (\[.*\])\s*$/s;

/** The record that an error names, by the values it holds: null when it names none that can be read. */
function namedValues(error: string): string | null {
  const json = FOR_LINE.exec(error)?.[1];
  if (json === undefined) return null;
  try {
    const values: unknown = JSON.parse(json);
    return Array.isArray(values) ? keyOf(values.map((value) => String(value ?? ''))) : null;
  } catch {
    return null;
  }
}

/**
 * Nothing of the batch was imported: each error is matched back to its record, by its number or by the values it repeats.
 * @returns the records that no error names; none where no error names any, so that the batch is refused as a whole.
 */
function readErrors(
  errors: readonly string[],
  records: readonly SentRecord[],
  outcomes: ImportOutcomes,
): readonly SentRecord[] {
  const named = errors.map((error) => ({
    error,
    key: namedValues(error),
    number: Number(WRONG_COUNT.exec(error)?.[1]),
  }));
  const wantedKeys = new Set(named.map(({ key }) => key));
  const byKey = new Map<string, SentRecord[]>();
  for (const record of records) {
    const key = keyOf(record.values);
    if (!wantedKeys.has(key)) continue;
    const duplicates = byKey.get(key);
    if (duplicates) duplicates.push(record);
    else byKey.set(key, [record]);
  }
  // Records with the same values get the same error each: the nth one is the nth record's.
  const repeats = new Map<string, number>();
  const refused = new Map<SentRecord, string[]>();
  const unmatched: string[] = [];
  for (const { error, key, number } of named) {
    const repeat = repeats.get(error) ?? 0;
    repeats.set(error, repeat + 1);
    const record = records[number - 1] ?? (key === null ? undefined : byKey.get(key)?.[repeat]);
    if (record === undefined) unmatched.push(error);
    else refused.set(record, [...(refused.get(record) ?? []), error]);
  }
  if (refused.size === 0) {
    outcomes.refuseBatch(records.map(({ line }) => line));
    for (const error of unmatched) outcomes.tell('refused', null, '', error);
    return [];
  }
  for (const record of records) {
    const [first, ...others] = refused.get(record) ?? [];
    if (first === undefined) continue;
    outcomes.add('refused', record.line, labelOf(record), first);
    for (const error of others) outcomes.tell('refused', record.line, labelOf(record), error);
  }
  return records.filter((record) => !refused.has(record));
}

/** The outcome that a message tells of a record; 'uncertain' when it does not speak of this one. */
function outcomeOf(type: ImportType, message: string, { values }: SentRecord): ImportOutcome {
  const communityId = values[columnOf(type, 'communityId')] ?? '';
  if (communityId !== '' && message.startsWith(`${communityId} community is unknown`)) return 'refused';
  if (type === 'relaypoints' && message.startsWith('RelayPointType unknown for')) return 'refused';
  const label = asPlatformReads(values[0] ?? '');
  const own = type === 'users' ? `${label} ` : `${label} (`;
  if (label === '' || !message.toLowerCase().startsWith(own.toLowerCase())) return 'uncertain';
  const rest = message.slice(own.length);
  if (/\badded\s*$/.test(rest)) return 'added';
  if (!/\balready exists\b/.test(rest)) return 'refused';
  return /\bwill be updated\b/.test(rest) ? 'updated' : 'existing';
}

/** @returns whether a message speaks of the record in its place, be it of one alone. */
function readMessages(
  type: ImportType,
  messages: readonly string[],
  records: readonly SentRecord[],
  outcomes: ImportOutcomes,
): boolean {
  let isReported = false;
  for (const [index, record] of records.entries()) {
    const message = messages[index];
    const outcome = message === undefined ? 'uncertain' : outcomeOf(type, message, record);
    if (outcome !== 'uncertain') isReported = true;
    outcomes.add(outcome, record.line, labelOf(record), message ?? '');
  }
  for (const message of messages.slice(records.length)) outcomes.tell('uncertain', null, '', message);
  return isReported;
}

/** What an answer tells of the records of a batch, besides what became of each. */
export interface AnswerReading {
  /** False when it tells of none of them. */
  isReported: boolean;
  /** Nothing was imported of them, for errors of others in their batch: they are to be sent again without those. */
  again: readonly SentRecord[];
}

/**
 * Reads the platform's answer to a batch, record by record, into `outcomes`. `errors` not empty means that nothing of it
 * was imported; else there is one message per record, in order, each checked against the record it should speak of
 * (docs/platform/a-auth-users.md §9). An answer with both contradicts itself: nobody knows what became of any record.
 * @param answer null when none came that can be read: then nobody knows either.
 */
export function readImportAnswer(
  type: ImportType,
  answer: ImportAnswer | null,
  records: readonly SentRecord[],
  outcomes: ImportOutcomes,
): AnswerReading {
  const { errors, messages } = answer ?? { errors: [], messages: [] };
  if (errors.length === 0) return { isReported: readMessages(type, messages, records, outcomes), again: [] };
  if (messages.length > 0) return { isReported: readMessages(type, [], records, outcomes), again: [] };
  return { isReported: true, again: readErrors(errors, records, outcomes) };
}
