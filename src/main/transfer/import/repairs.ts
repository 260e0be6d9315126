import { createHash } from 'node:crypto';
import type { ImportCause, ImportType } from '#shared/import/causes.ts';
import { type ColumnChange, changed } from '#shared/import/changes.ts';
import { importColumns } from '#shared/import/columns.ts';
import { type CoordinateChange, changedCoordinates } from '#shared/import/coordinate-changes.ts';
import { type ImportField, importFields } from '#shared/import/fields.ts';
import type { ImportLayout } from '#shared/import/layout.ts';
import { hasCause } from '#shared/import/record.ts';
import type { ImportRepair } from '#shared/import/repairs.ts';
import { foldValue, type ImportReplacements } from '#shared/import/value-replacements.ts';
import type { RawRecord } from './tokenizer.ts';

/** Digest that identifies the content of a record without revealing it. */
export const recordDigest = (fields: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(fields)).digest('base64url').slice(0, 22);

interface Correction {
  to: string;
  /** Position among the person's repairs. */
  at: number;
}
interface LineCorrection extends Correction {
  index: number;
  record: string;
  /** Whether the text is the platform's: it also stands where the file has no such column. */
  isPlatforms: boolean;
}

/** A repair of a whole line. */
interface LineRepair {
  record: string;
  /** Position among the person's repairs. */
  at: number;
}

/** A change of a column, and the problem that a text must have. */
interface Change {
  change: ColumnChange;
  field: ImportField;
  cause: ImportCause | null;
  /** Position among the person's repairs. */
  at: number;
}

/**
 * The person's corrections by cell, and the lines left out; a correction of one line takes precedence over one of a
 * value.
 */
export class ImportRepairs {
  /** For each platform column, corrections by normalised value. */
  readonly #byValue: readonly (ReadonlyMap<string, Correction> | null)[];
  readonly #byLine = new Map<number, LineCorrection[]>();
  readonly #byColumn = new Map<number, Change[]>();
  readonly #coordinates: { change: CoordinateChange; at: number }[] = [];
  readonly #leftLines = new Map<number, LineRepair>();
  /** Lines of people who have an account. */
  readonly #accounts = new Map<number, LineRepair>();
  /** By cause, then by position of the column; -1 for the whole line. */
  readonly #leftCauses = new Map<ImportCause, Map<number, number>>();
  readonly size: number;

  readonly #fields: readonly ImportField[];
  /** Positions of latitude and longitude in contract order. */
  readonly #latitude: number;
  readonly #longitude: number;

  constructor(type: ImportType, repairs: readonly ImportRepair[]) {
    this.#fields = importFields[type];
    this.#latitude = this.#fields.findIndex(({ column }) => column === 'latitude');
    this.#longitude = this.#fields.findIndex(({ column }) => column === 'longitude');
    const columns: readonly string[] = importColumns[type];
    const byValue = columns.map(() => new Map<string, Correction>());
    for (const [at, repair] of repairs.entries()) {
      const index = 'column' in repair && repair.column !== null ? columns.indexOf(repair.column) : -1;
      if ('leavesOut' in repair) {
        if (repair.leavesOut === 'line') this.#leftLines.set(repair.line, { record: repair.record, at });
        else this.#leaveOut(repair.cause, index, at);
      } else if ('hasAccount' in repair) {
        this.#accounts.set(repair.line, { record: repair.record, at });
      } else if ('coordinates' in repair) {
        this.#coordinates.push({ change: repair.coordinates, at });
      } else if ('change' in repair) {
        this.#addChange(index, { change: repair.change, cause: repair.cause, at });
      } else if ('value' in repair) {
        byValue[index]?.set(foldValue(repair.value), { to: repair.to, at });
      } else if (index !== -1) {
        const known = this.#byLine.get(repair.line) ?? [];
        const { record, to, from } = repair;
        this.#byLine.set(repair.line, [...known, { index, record, to, at, isPlatforms: from === 'platform' }]);
      }
    }
    this.#byValue = byValue.map((values) => (values.size === 0 ? null : values));
    this.size = repairs.length;
  }

  #addChange(index: number, change: Omit<Change, 'field'>): void {
    const field = this.#fields[index];
    if (field !== undefined) this.#byColumn.set(index, [...(this.#byColumn.get(index) ?? []), { ...change, field }]);
  }

  /**
   * Returns what the changes of a column make of a text.
   * @param onChange called with the position of each that changed it
   */
  changed(index: number, value: string, onChange?: (at: number) => void): string {
    let text = value;
    for (const { change, field, cause, at } of this.#byColumn.get(index) ?? []) {
      if (cause !== null && !hasCause(field, text, cause)) continue;
      const next = changed(change, text);
      if (next === text) continue;
      text = next;
      onChange?.(at);
    }
    return text;
  }

  /**
   * Changes latitude and longitude in the fields of a record.
   * @param sources for each column in contract order, its position among the fields; -1 for none
   */
  changeCoordinates(fields: string[], sources: readonly number[], onChange?: (at: number) => void): void {
    const latitude = sources[this.#latitude] ?? -1;
    const longitude = sources[this.#longitude] ?? -1;
    if (this.#coordinates.length === 0 || latitude === -1 || longitude === -1) return;
    for (const { change, at } of this.#coordinates) {
      const pair = changedCoordinates(change, [fields[latitude] ?? '', fields[longitude] ?? '']);
      if (pair === null) continue;
      [fields[latitude], fields[longitude]] = pair;
      onChange?.(at);
    }
  }

  #leaveOut(cause: ImportCause, field: number, at: number): void {
    const fields = this.#leftCauses.get(cause) ?? new Map<number, number>();
    this.#leftCauses.set(cause, fields.set(field, at));
  }

  /** Returns the corrections of one line, the last of each column first; empty when the line's content has changed. */
  ofLine({ line, fields }: RawRecord): readonly LineCorrection[] {
    const known = this.#byLine.get(line);
    if (known === undefined) return [];
    const digest = recordDigest(fields);
    return known.filter(({ record }) => record === digest).toReversed();
  }

  /** Returns the position of the repair that leaves out a line; undefined for none, or when its content has changed. */
  leavingOut(raw: RawRecord): number | undefined {
    return positionOf(this.#leftLines, raw);
  }

  /** Returns the position of the repair that says that the person of a line has an account; undefined like above. */
  ofAccount(raw: RawRecord): number | undefined {
    return positionOf(this.#accounts, raw);
  }

  /** Whether lines with some problem are left out. */
  get leavesOutCauses(): boolean {
    return this.#leftCauses.size > 0;
  }

  /** Returns the position of the repair that leaves out the lines with a problem. */
  leavingOutFor(cause: ImportCause, field: number): number | undefined {
    return this.#leftCauses.get(cause)?.get(field);
  }

  /** Whether corrections of values or changes concern a column. */
  concernsColumn(index: number): boolean {
    return this.#byValue[index] != null || this.#byColumn.has(index);
  }

  /** Whether a correction concerns a line alone, if its content is still that. */
  concernsLine(line: number): boolean {
    return this.#byLine.has(line) || this.#leftLines.has(line) || this.#accounts.has(line);
  }

  /** Whether coordinates of a record may be changed together. */
  get concernsCoordinates(): boolean {
    return this.#coordinates.length > 0;
  }

  ofValue(index: number, value: string): Correction | undefined {
    return this.#byValue[index]?.get(foldValue(value));
  }
}

function positionOf(repairs: ReadonlyMap<number, LineRepair>, { line, fields }: RawRecord): number | undefined {
  const known = repairs.get(line);
  return known !== undefined && known.record === recordDigest(fields) ? known.at : undefined;
}

/**
 * Returns the values of columns that the file lacks: those of every line, and those that one keeps on the platform.
 * @param onRepair called with the position of each repair that was applied
 */
export function readConstants(
  raw: RawRecord,
  sources: readonly number[],
  constants: readonly string[],
  { repairs }: Pick<ValueChanges, 'repairs'>,
  onRepair: (at: number) => void,
): readonly string[] {
  const own = repairs?.ofLine(raw).filter(({ index, isPlatforms }) => isPlatforms && sources[index] === -1) ?? [];
  if (own.length === 0) return constants;
  const read = [...constants];
  // The last correction of a column comes first.
  for (const { index, to, at } of own.toReversed()) {
    read[index] = to;
    onRepair(at);
  }
  return read;
}

/** What values of a file become before they are read. */
export interface ValueChanges {
  /** Corrected cells; null when there are none. */
  readonly repairs: ImportRepairs | null;
  /** What codes in the cells of the file become; null when every code has the platform's meaning. */
  readonly codes: ImportReplacements | null;
  /** Replacements of values, the person's included; null when every value is read as written. */
  readonly replacements: ImportReplacements | null;
}

/** For each platform column in contract order, the position of the file column that feeds it; -1 for none. */
export const sourcesOf = (type: ImportType, { fed }: Pick<ImportLayout, 'fed'>): readonly number[] =>
  importColumns[type].map((column) => fed.indexOf(column));

/** Returns the replacement of a value, or the value itself when it has none. */
export const replacedValue = (replacements: ImportReplacements | null, index: number, value: string): string =>
  replacements?.[index]?.get(foldValue(value)) ?? value;

/**
 * Returns the fields of a record as read: the person's corrections, or the meaning of the file's own codes, then
 * replaced values.
 * @param onRepair called with the position of each repair that was applied
 */
export function readFields(
  raw: RawRecord,
  sources: readonly number[],
  { repairs, codes, replacements }: ValueChanges,
  onRepair?: (at: number) => void,
): readonly string[] {
  if (replacements === null && codes === null && repairs === null) return raw.fields;
  const read = [...raw.fields];
  const ofLine = repairs?.ofLine(raw) ?? [];
  for (const [index, source] of sources.entries()) {
    const value = read[source];
    if (value === undefined) continue;
    const repair = ofLine.find((one) => one.index === index) ?? repairs?.ofValue(index, value);
    if (repair !== undefined) onRepair?.(repair.at);
    const text = repair?.to ?? replacedValue(codes, index, repairs?.changed(index, value, onRepair) ?? value);
    read[source] = replacedValue(replacements, index, text);
  }
  repairs?.changeCoordinates(read, sources, onRepair);
  return read;
}
