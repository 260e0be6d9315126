import type { ImportField } from '#shared/import/fields.ts';
import { importFields } from '#shared/import/fields.ts';
import { isMisread, looksLikeFormula } from '#shared/import/record.ts';
import type { CompactStringSet } from '../compact-string-set.ts';
import { decodeStart } from '../encoding.ts';
import type { ImportPlan } from '../plan.ts';
import { replacedValue, sourcesOf } from '../repairs.ts';
import { CHANGED, ChangedValues, COUNTED, isSilent } from './changed-values.ts';
import { BLANK, isReadByBytes, SUSPECTED } from './marks.ts';
import { type ByteProof, mayConcern, mayLoseCommas, proofOf } from './proofs.ts';
import { DOUBLED, RecordBytes } from './record-bytes.ts';

/** A column that a column of the file feeds. */
interface ProvedColumn {
  readonly field: ImportField;
  /** Its position in the file. */
  readonly source: number;
  readonly proof: ByteProof | null;
  /** Position in the file of the other coordinate, without which there must be none; -1 for none. */
  readonly paired: number;
  readonly mayConcern: ByteProof | null;
  /** What replacements and corrections make of its values; null where they are read as written. */
  readonly changed: ChangedValues | null;
  /** Whether an empty cell needs no closer look, beside the other coordinate. */
  readonly mayBeEmpty: boolean;
  /** Whether it is looked at for commas that the platform would turn into points. */
  readonly mayLoseCommas: boolean;
}

/** What a byte at an end of a value, or at its start, asks for. */
const isBlankByte = Uint8Array.from({ length: 0x100 }, (_, byte) =>
  byte < 0x80 && String.fromCharCode(byte).trim() === '' ? 1 : 0,
);
const PLAIN_START = 0;
/** A sign that starts a formula, and one that may start a number as well; a digit. */
const FORMULA = 1;
const SIGN = 2;
const DIGIT = 3;
const startOf = Uint8Array.from({ length: 0x100 }, (_, byte) => {
  const character = String.fromCharCode(byte);
  if (looksLikeFormula(character)) return FORMULA;
  if (looksLikeFormula(`${character}x`)) return SIGN;
  return character >= '0' && character <= '9' ? DIGIT : PLAIN_START;
});
/** By byte of ASCII, whether a value with a sign before it is still a number. */
const isOfNumber = Uint8Array.from({ length: 0x100 }, (_, byte) =>
  byte < 0x80 && !looksLikeFormula(`+${String.fromCharCode(byte)}`) ? 1 : 0,
);

interface ProofOptions {
  /** Today, YYYY-MM-DD. */
  readonly today: string;
  readonly warnsForPerson: boolean;
  /** Number of a record that is read in any case. */
  readonly sample: number | undefined;
  /** The unique values so far. */
  readonly seen: CompactStringSet;
}

/**
 * Proves of records, from their bytes, that they have no error and no warning, and that no correction of a person
 * concerns them. Whatever it cannot prove is read as text and checked by the rules of `src/shared/import`: it decides
 * nothing, and spares most records of most files their text.
 */
export class RecordProof {
  readonly fields: RecordBytes;
  readonly #plan: ImportPlan;
  readonly #columns: readonly ProvedColumn[];
  readonly #options: ProofOptions;
  readonly #isUtf8: boolean;
  readonly #constants: readonly string[];
  #bytes: Buffer = Buffer.alloc(0);

  private constructor(
    plan: ImportPlan,
    columns: readonly ProvedColumn[],
    constants: readonly string[],
    options: ProofOptions,
  ) {
    const { encoding, delimiter } = plan.text;
    this.fields = new RecordBytes(encoding, delimiter);
    this.#plan = plan;
    this.#columns = columns;
    this.#constants = constants;
    this.#options = options;
    this.#isUtf8 = encoding === 'utf-8' || encoding === 'utf-8-bom';
  }

  /** Returns null where no record of a file can be proved. */
  static of(plan: ImportPlan, options: ProofOptions): RecordProof | null {
    const { type, text, layout, places, derived, repairs } = plan;
    if (places !== null || derived.length > 0 || !isReadByBytes(text.encoding)) return null;
    const fields = importFields[type];
    const sources = sourcesOf(type, layout);
    const constants = fields.map(({ column }, index) =>
      replacedValue(plan.replacements, index, plan.constants[column] ?? ''),
    );
    const columns: ProvedColumn[] = [];
    for (const [index, field] of fields.entries()) {
      const source = sources[index] ?? -1;
      // One that is not read is empty, which the other coordinate may forbid.
      if (source >= 0 || field.pairedWith !== null) columns.push(columnOf(plan, index, source, options));
      if (source < 0 && !isSilentConstant(field, constants[index] ?? '', options)) return null;
    }
    if (repairs?.concernsCoordinates === true) return null;
    return new RecordProof(plan, columns, constants, options);
  }

  /** Whether a record is proved; its fields are those that were split last. */
  proves(bytes: Buffer, line: number, record: number): boolean {
    if (record === this.#options.sample) return false;
    const { repairs, layout, text } = this.#plan;
    const { count, starts, ends, marks } = this.fields;
    const { expectedFields } = layout;
    if (count < expectedFields && !text.isSheet) return false;
    for (let at = expectedFields; at < count; at++) if (starts[at] !== ends[at]) return false;
    if (repairs?.concernsLine(line) === true) return false;
    this.#bytes = bytes;
    const { warnsForPerson } = this.#options;
    let isFilled = false;
    let unique: ProvedColumn | null = null;
    for (const column of this.#columns) {
      const { source, proof } = column;
      const isThere = source >= 0 && source < count;
      const from = isThere ? (starts[source] ?? 0) : 0;
      const to = isThere ? (ends[source] ?? 0) : 0;
      if (from === to) {
        if (!column.mayBeEmpty || this.#isFilled(column.paired)) return false;
        continue;
      }
      if (isBlankByte[bytes[from] ?? 0] === 1 || isBlankByte[bytes[to - 1] ?? 0] === 1) return false;
      if (marks[source] !== 0 && !this.#isSoundText(source)) return false;
      isFilled = true;
      if (column.changed !== null) {
        if (((marks[source] ?? 0) & DOUBLED) !== 0) return false;
        const outcome = column.changed.of(bytes, from, to, () => this.#text(source));
        if (outcome === COUNTED) return false;
        if (outcome === CHANGED) continue;
      }
      const start = startOf[bytes[from] ?? 0] ?? 0;
      if (start !== PLAIN_START) {
        if (start !== DIGIT && !isNumber(bytes, from, to, start)) return false;
        if (column.mayLoseCommas && mayLoseCommas(bytes, from, to)) return false;
      }
      if (proof !== null && !proof(bytes, from, to)) return false;
      if (column.mayConcern?.(bytes, from, to) === true && this.#hasBesideWarning(column)) return false;
      if (warnsForPerson && column.field.warnPerson?.(this.#text(source)) != null) return false;
      if (column.field.isUnique) unique = column;
    }
    // A record without content in the columns that are read may be an empty row.
    if (!isFilled) return false;
    return unique === null || this.#isNew(bytes, unique.source);
  }

  /** Adds a unique value of a record that has no problem but that it may occur again. */
  #isNew(bytes: Buffer, source: number): boolean {
    return !this.#options.seen.addAscii(bytes, this.fields.starts[source] ?? 0, this.fields.ends[source] ?? 0);
  }

  #isFilled(source: number): boolean {
    const { count, starts, ends } = this.fields;
    return source >= 0 && source < count && starts[source] !== ends[source];
  }

  /** Reads a field of the last record. */
  #text(source: number): string {
    const from = this.fields.starts[source] ?? 0;
    const to = this.fields.ends[source] ?? 0;
    if (this.#isUtf8) return this.#bytes.toString('utf8', from, to);
    return decodeStart(this.#bytes.subarray(from, to), this.#plan.text.encoding);
  }

  /** Whether characters of a field that may be blanks, or misread, are none. */
  #isSoundText(source: number): boolean {
    const marks = this.fields.marks[source] ?? 0;
    if (marks === DOUBLED) return true;
    if ((marks & DOUBLED) !== 0) return false;
    const text = this.#text(source);
    if ((marks & BLANK) !== 0 && text.trim() !== text) return false;
    return (marks & SUSPECTED) === 0 || !isMisread(text);
  }

  #hasBesideWarning({ field: { beside }, source }: ProvedColumn): boolean {
    if (beside === null) return false;
    const text = this.#text(source);
    if (!beside.rule.concerns(text)) return false;
    const other = this.#columns.find(({ field }) => field === importFields[this.#plan.type][beside.index]);
    // What the other value becomes is known to the rules alone.
    if (other !== undefined && other.changed !== null) return true;
    const value = other === undefined ? (this.#constants[beside.index] ?? '') : this.#textOrNone(other.source);
    return beside.rule.warn(text, value.trim()) !== null;
  }

  #textOrNone(source: number): string {
    return source < this.fields.count ? this.#text(source) : '';
  }
}

function columnOf(
  plan: ImportPlan,
  index: number,
  source: number,
  { today, warnsForPerson }: ProofOptions,
): ProvedColumn {
  const { type, layout, repairs, codes, replacements } = plan;
  const fields = importFields[type];
  // The position is one of the columns.
  const field = fields[index] as ImportField;
  const isChanged = codes?.[index] != null || replacements?.[index] != null || repairs?.concernsColumn(index) === true;
  const changed = isChanged ? new ChangedValues(index, field, plan, { today, warnsForPerson }) : null;
  const { shape } = field;
  const widest = plan.text.encoding.startsWith('utf-8') ? 1 : 3;
  return {
    field,
    source,
    proof: proofOf(shape, { today, widest }),
    paired: field.pairedWith === null ? -1 : (sourcesOf(type, layout)[field.pairedWith] ?? -1),
    mayConcern: field.beside === null ? null : mayConcern(field.beside.rule),
    changed,
    mayBeEmpty: !field.isRequired && (changed === null || changed.ofText('') === 0),
    mayLoseCommas: warnsForPerson && (shape.kind === 'text' || shape.kind === 'name'),
  };
}

/** Whether a value that all records have is without a problem, alone and beside any other. */
function isSilentConstant(field: ImportField, value: string, how: ProofOptions): boolean {
  if (value === '') return !field.isRequired;
  const dependsOnOthers = field.isUnique || field.pairedWith !== null || field.beside !== null;
  return !dependsOnOthers && isSilent(field, value, how);
}

/** Whether a value that starts with a sign is a number, and no formula. */
function isNumber(bytes: Uint8Array, from: number, to: number, start: number): boolean {
  if (start === FORMULA) return false;
  for (let at = from + 1; at < to; at++) if (isOfNumber[bytes[at] ?? 0] === 0) return false;
  return true;
}
