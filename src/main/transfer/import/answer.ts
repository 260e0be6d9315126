import type { ImportType } from '#shared/import/causes.ts';
import { importColumns } from '#shared/import/columns.ts';
import type { ImportOutcome } from '#shared/ipc/import-result.ts';
import type { ImportOutcomes } from './outcomes.ts';

/** A record as it was sent. */
export interface SentRecord {
  /** Values in contract order. */
  readonly values: readonly string[];
  /** Physical line in the chosen file. */
  readonly line: number;
}

/** The platform's answer to a batch; its status is always 201 (docs/platform/a-auth-users.md §9). */
export interface ImportAnswer {
  readonly errors: readonly string[];
  readonly messages: readonly string[];
}

/** Position of a column in contract order; -1 if there is none. */
export const columnOf = (type: ImportType, column: string): number =>
  (importColumns[type] as readonly string[]).indexOf(column);

/** The label of a record in the platform's messages: the e-mail, or the name of a relay point. */
export const labelOf = ({ values }: SentRecord): string => values[0] ?? '';

/** Repeats how the platform reads a value: if it starts like a decimal number, each of its commas becomes a point. */
export const asPlatformReads = (value: string): string =>
  /^-?\d+,\d/.test(value) ? value.replaceAll(',', '.') : value;
const keyOf = (values: readonly string[]): string => JSON.stringify(values.map(asPlatformReads));

const WRONG_COUNT = /^Incorrect number of column line (\d+)\b/;
const FOR_LINE = / for line (\[.*\])\s*$/s;

/** Returns the key of the record whose values an error repeats; null when the error repeats none that can be parsed. */
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
 * Matches each error to its record, by line number or by the repeated values. None of the batch was imported.
 * @returns the records without an error; all of them, with the reason, when no error could be matched
 */
function readErrors(
  errors: readonly string[],
  records: readonly SentRecord[],
  outcomes: ImportOutcomes,
): Pick<AnswerReading, 'retry' | 'refusal'> {
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
  // Records with equal values get one equal error each: the nth error belongs to the nth record.
  const repeats = new Map<string, number>();
  const refused = new Map<SentRecord, string[]>();
  for (const { error, key, number } of named) {
    const repeat = repeats.get(error) ?? 0;
    repeats.set(error, repeat + 1);
    const record = records[number - 1] ?? (key === null ? undefined : byKey.get(key)?.[repeat]);
    if (record !== undefined) refused.set(record, [...(refused.get(record) ?? []), error]);
  }
  if (refused.size === 0) return { retry: records, refusal: [...new Set(errors)].join(' · ') };
  for (const record of records) {
    const [first, ...others] = refused.get(record) ?? [];
    if (first === undefined) continue;
    outcomes.add('refused', record.line, labelOf(record), first);
    for (const error of others) outcomes.listLine('refused', record.line, labelOf(record), error);
  }
  return { retry: records.filter((record) => !refused.has(record)), refusal: null };
}

/** Reads the outcome of a record from a message; 'uncertain' when the message is about another record. */
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

/** Reads the outcome of the record at a position of its batch; 'uncertain' where no message is about it. */
function outcomeAt(
  type: ImportType,
  messages: readonly string[],
  records: readonly SentRecord[],
  index: number,
): ImportOutcome {
  const [message, record] = [messages[index], records[index]];
  return message === undefined || record === undefined ? 'uncertain' : outcomeOf(type, message, record);
}

/** @returns whether at least one message is about the record at its position */
function readMessages(
  type: ImportType,
  messages: readonly string[],
  records: readonly SentRecord[],
  { outcomes, seen }: Reading,
): boolean {
  let isReported = false;
  for (const [index, record] of records.entries()) {
    const outcome = outcomeAt(type, messages, records, index);
    if (outcome !== 'uncertain') isReported = true;
    const foundId = outcome === 'uncertain' ? seen.found.get(record.line) : undefined;
    if (foundId !== undefined) outcomes.addFound(record.line, labelOf(record), foundId);
    else if (outcome !== 'uncertain' || !seen.absent.has(record.line))
      outcomes.add(outcome, record.line, labelOf(record), messages[index] ?? '');
  }
  for (const message of messages.slice(records.length)) outcomes.listLine('uncertain', null, '', message);
  return isReported;
}

/** Results of looking up the lines of a batch that its answer does not mention. */
export interface Seen {
  /** The record of each line that is on the platform, whether the batch created it or it existed before. */
  readonly found: ReadonlyMap<number, number>;
  /** Lines that were not imported, for certain. */
  readonly absent: ReadonlySet<number>;
  /** The platform was read, and no longer works on the batch. */
  readonly isOver: boolean;
}

export const nothingSeen: Seen = { found: new Map(), absent: new Set(), isOver: false };

interface Reading {
  outcomes: ImportOutcomes;
  seen: Seen;
}

/** An answer with both errors and messages contradicts itself and tells about no record. */
const messagesOf = ({ errors, messages }: ImportAnswer): readonly string[] => (errors.length > 0 ? [] : messages);

/**
 * Returns the records whose outcome the answer to their batch does not tell, and which may have been imported.
 * @param answer null when no readable answer arrived
 */
export function untoldRecords(
  type: ImportType,
  answer: ImportAnswer | null,
  records: readonly SentRecord[],
): readonly SentRecord[] {
  if (answer === null) return records;
  if (answer.errors.length > 0 && answer.messages.length === 0) return [];
  const messages = messagesOf(answer);
  return records.filter((_, index) => outcomeAt(type, messages, records, index) === 'uncertain');
}

/** What the answer to a batch means for the batch as a whole. */
export interface AnswerReading {
  /** False when no message is about any of its records. */
  isReported: boolean;
  /**
   * Records that were not imported only because others of their batch have errors; they are sent again without those.
   */
  retry: readonly SentRecord[];
  /** Why the batch was refused as a whole, in the platform's words; null where an error names its line. */
  refusal: string | null;
}

/**
 * Reads the platform's answer to a batch into `outcomes`, record by record. Non-empty `errors` mean that none of it was
 * imported. Otherwise there is one message per record, in order, each compared with the record at its position
 * (docs/platform/a-auth-users.md §9). What the answer leaves open is taken from `seen`: a record that was found is
 * reported as existing, one that is absent is not reported, any other is uncertain.
 * @param answer null when no readable answer arrived
 */
export function readImportAnswer(
  type: ImportType,
  answer: ImportAnswer | null,
  records: readonly SentRecord[],
  outcomes: ImportOutcomes,
  seen: Seen = nothingSeen,
): AnswerReading {
  const { errors, messages } = answer ?? { errors: [], messages: [] };
  if (errors.length > 0 && messages.length === 0) return { isReported: true, ...readErrors(errors, records, outcomes) };
  const allMessages = messagesOf({ errors, messages });
  return { isReported: readMessages(type, allMessages, records, { outcomes, seen }), retry: [], refusal: null };
}
