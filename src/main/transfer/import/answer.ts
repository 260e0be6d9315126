import type { ImportType } from '#shared/import/causes.ts';
import { importColumns } from '#shared/import/columns.ts';
import type { ImportOutcome, ImportResult } from '#shared/ipc/transfer.ts';

/** A record that was sent. */
export interface SentRecord {
  /** Its values in contract order. */
  readonly values: readonly string[];
  /** Its physical line in the file that the person chose. */
  readonly line: number;
}

/** What the platform says of an import, under status 201 whatever happened (contract a §9). */
export interface ImportAnswer {
  readonly errors: readonly string[];
  readonly messages: readonly string[];
}

/** Lines that a result tells one by one; all are counted. A page shows no more. */
const MOST_LINES = 5000;

export const noOutcomes: ImportResult['counts'] = { added: 0, existing: 0, updated: 0, refused: 0, uncertain: 0 };

/** The existing record that a message names. */
const NAMED_RECORD = / -> id = (\d+)\b/;

/** Counts every outcome and keeps the first lines that were not simply added. */
class Outcomes {
  readonly #counts = { ...noOutcomes };
  readonly #lines: ImportResult['lines'] = [];
  #told = 0;

  add(outcome: ImportOutcome, line: number | null, label: string, message: string): void {
    this.#counts[outcome]++;
    if (outcome !== 'added') this.tell(outcome, line, label, message);
  }

  /** A line of the result that no record is counted for. */
  tell(outcome: ImportOutcome, line: number | null, label: string, message: string): void {
    this.#told++;
    if (this.#lines.length >= MOST_LINES) return;
    const id = NAMED_RECORD.exec(message)?.[1];
    this.#lines.push({ line, label, outcome, message, ...(id !== undefined && { recordId: Number(id) }) });
  }

  count(outcome: ImportOutcome, records: number): void {
    this.#counts[outcome] += records;
  }

  result(isAccepted: boolean): ImportResult {
    return { counts: this.#counts, isAccepted, lines: this.#lines, untold: this.#told - this.#lines.length };
  }
}

const columnOf = (type: ImportType, column: string) => (importColumns[type] as readonly string[]).indexOf(column);

/** What a record is called in the platform's messages: the e-mail, or the name of a relay point. */
const labelOf = ({ values }: SentRecord): string => values[0] ?? '';

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

/** Nothing was imported: each error is matched back to its line, by its number or by the values it repeats. */
function readErrors(errors: readonly string[], records: Iterable<SentRecord>): ImportResult {
  const named = errors.map((error) => ({
    error,
    key: namedValues(error),
    number: Number(WRONG_COUNT.exec(error)?.[1]),
  }));
  const wantedKeys = new Set(named.map(({ key }) => key));
  const wantedNumbers = new Set(named.map(({ number }) => number));
  const byKey = new Map<string, SentRecord[]>();
  const byNumber = new Map<number, SentRecord>();
  let total = 0;
  for (const record of records) {
    total++;
    const kept = { line: record.line, values: [labelOf(record)] };
    if (wantedNumbers.has(total)) byNumber.set(total, kept);
    const key = keyOf(record.values);
    if (!wantedKeys.has(key)) continue;
    const twins = byKey.get(key);
    if (twins) twins.push(kept);
    else byKey.set(key, [kept]);
  }
  const outcomes = new Outcomes();
  outcomes.count('refused', total);
  // Records with the same values get the same error each: the nth one is the nth record's.
  const repeats = new Map<string, number>();
  for (const { error, key, number } of named) {
    const repeat = repeats.get(error) ?? 0;
    repeats.set(error, repeat + 1);
    const record = byNumber.get(number) ?? (key === null ? undefined : byKey.get(key)?.[repeat]);
    outcomes.tell('refused', record?.line ?? null, record ? labelOf(record) : '', error);
  }
  return outcomes.result(false);
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

function readMessages(type: ImportType, messages: readonly string[], records: Iterable<SentRecord>): ImportResult {
  const outcomes = new Outcomes();
  let index = 0;
  for (const record of records) {
    const message = messages[index++];
    const outcome = message === undefined ? 'uncertain' : outcomeOf(type, message, record);
    outcomes.add(outcome, record.line, labelOf(record), message ?? '');
  }
  for (const message of messages.slice(index)) outcomes.tell('uncertain', null, '', message);
  return outcomes.result(true);
}

/**
 * Reads the platform's answer to an import, record by record. `errors` not empty means that nothing was imported; else
 * there is one message per record, in order, each checked against the record it should speak of (contract a §9).
 * @param answer null when none came that can be read: then nobody knows what became of any record.
 */
export function readImportAnswer(
  type: ImportType,
  answer: ImportAnswer | null,
  records: Iterable<SentRecord>,
): ImportResult {
  if (answer === null) return readMessages(type, [], records);
  const { errors, messages } = answer;
  return errors.length > 0 ? readErrors(errors, records) : readMessages(type, messages, records);
}
