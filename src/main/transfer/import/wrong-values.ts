import type { ImportCause } from '#shared/import/causes.ts';
import { type ImportColumn, importColumns } from '#shared/import/columns.ts';
import { maxRepairLength, maxWrongLines, maxWrongValues } from '#shared/import/limits.ts';
import { foldValue } from '#shared/import/value-replacements.ts';
import type { ImportWrong } from '#shared/ipc/transfer.ts';
import type { ByteSource } from './byte-source.ts';
import { checkImport, type FoundProblem } from './check.ts';
import type { ImportPlan } from './plan.ts';
import { recordDigest } from './repairs.ts';

export interface WantedWrong {
  cause: ImportCause;
  column: string;
  /** Today, YYYY-MM-DD. */
  today: string;
}

/** Lines shown per value. */
const LINES_OF_VALUE = 8;
/** Maximum different values counted; there may be as many as lines. */
const MAX_COUNTED = 10_000;
/** Maximum characters shown of a value that is too long to correct here, and of a label. */
const EXCERPT = 200;

const start = (text: string): string => (text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text);

/** Columns that label a line for a person, best first. */
const naming: readonly (readonly ImportColumn[])[] = [['givenName', 'familyName'], ['name'], ['email'], ['externalId']];

/** Returns the first name of a line's person, which tells more of them than their label; else the label. */
export function nameOf(fields: readonly string[], plan: ImportPlan, without: string): string {
  const fed: readonly (string | null)[] = plan.layout.fed;
  const given = (fields[fed.indexOf('givenName')] ?? '').trim();
  return given === '' ? labelOf(fields, plan, without) : start(given);
}

/** Returns the label of a line: whom or what it is about, as far as the file says. */
function labelOf(fields: readonly string[], plan: ImportPlan, without: string): string {
  const fed: readonly (string | null)[] = plan.layout.fed;
  const cell = (column: string) => (column === without ? '' : (fields[fed.indexOf(column)] ?? '').trim());
  for (const columns of naming) {
    const label = columns.map(cell).filter(Boolean).join(' ');
    if (label !== '') return start(label);
  }
  return '';
}

/**
 * Lists the wrong values of one cause in one column, over all lines, with the person's corrections applied.
 * @throws like `checkImport`
 */
export function wrongValues(source: ByteSource, plan: ImportPlan, { cause, column, today }: WantedWrong): ImportWrong {
  const columns: readonly string[] = importColumns[plan.type];
  const wanted = columns.indexOf(column);
  const fed: readonly (string | null)[] = plan.layout.fed;
  const position = fed.indexOf(column);
  const values = new Map<string, ImportWrong['values'][number]>();
  const lines: ImportWrong['lines'] = [];
  let count = 0;
  let isComplete = true;

  const add = (found: ImportCause, { field, value, raw, line }: FoundProblem): void => {
    if (found !== cause || field !== wanted || raw === null || value === null) return;
    count += 1;
    const written = (raw.fields[position] ?? '').trim();
    const key = foldValue(written);
    const read = value.trim();
    const isTooLong = written.length > maxRepairLength;
    const shown = {
      value: isTooLong ? start(written) : written,
      isTooLong,
      read: read === written ? null : start(read),
    };
    const known = values.get(key);
    if (known !== undefined) {
      known.count += 1;
      if (known.lines.length < LINES_OF_VALUE) known.lines.push(line);
    } else if (values.size < MAX_COUNTED && !isTooLong) {
      values.set(key, { ...shown, count: 1, lines: [line] });
    } else {
      isComplete = false;
    }
    if (lines.length < maxWrongLines) {
      lines.push({ ...shown, line, record: recordDigest(raw.fields), label: labelOf(raw.fields, plan, column) });
    }
  };
  checkImport(source, plan, { error: add, warning: add }, { today });
  const sorted = [...values.values()].toSorted((one, other) => other.count - one.count);
  return {
    count,
    values: sorted.slice(0, maxWrongValues),
    isComplete: isComplete && sorted.length <= maxWrongValues,
    lines,
  };
}
