import type { WarningCause } from '#shared/import/cause-names.ts';
import type { ImportField } from '#shared/import/fields.ts';
import { importFields } from '#shared/import/fields.ts';
import { isMisread, looksLikeFormula } from '#shared/import/record.ts';
import type { CompactStringSet } from '../compact-string-set.ts';
import { decodeStart } from '../encoding.ts';
import type { ImportPlan } from '../plan.ts';
import { replacedValue, sourcesOf } from '../repairs.ts';
import { CsvTokenizer, type RawRecord } from '../tokenizer.ts';
import { CHANGED, COUNTED, isSilent, type Outcome, outcomeOf, UNCHANGED } from './changed-values.ts';
import { KnownTexts } from './known-texts.ts';
import { BACKSLASH, BLANK, isReadByBytes, SUSPECTED } from './marks.ts';
import { type ByteProof, type ByteTest, mayConcern, mayLoseCommas, proofOf, SOUND } from './proofs.ts';
import { DOUBLED, RecordBytes } from './record-bytes.ts';

/** A column that a column of the file feeds. */
interface ProvedColumn {
  /** Its position in contract order. */
  readonly index: number;
  readonly field: ImportField;
  /** Its position in the file. */
  readonly source: number;
  readonly proof: ByteProof | null;
  /** Position in the file of the other coordinate, without which there must be none; -1 for none. */
  readonly paired: number;
  readonly mayConcern: ByteTest | null;
  /** What replacements and corrections make of its values; null where they are read as written. */
  readonly changed: KnownTexts<Outcome> | null;
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
  readonly isForPerson: boolean;
  /** Number of a record that is read in any case. */
  readonly sample: number | undefined;
  /** The unique values so far. */
  readonly seen: CompactStringSet;
}

/** A warning that a proved record has. */
export interface ProvedWarning {
  readonly cause: WarningCause;
  /** Position of the column in contract order. */
  readonly field: number;
  /** Its value, read when it is asked for. */
  readonly value: () => string;
}

/**
 * Proves of records, from their bytes, that they have no error, and no warnings but those that the application settles
 * (`whitespace`, `dateFormat`, `decimalComma`), and that no correction of a person concerns them. Whatever it cannot prove is read as text and checked by the rules of `src/shared/import`: it decides
 * nothing, and spares most records of most files their text.
 */
export class RecordProof {
  readonly fields: RecordBytes;
  readonly #plan: ImportPlan;
  readonly #columns: readonly ProvedColumn[];
  readonly #options: ProofOptions;
  readonly #isUtf8: boolean;
  readonly #constants: readonly string[];
  readonly #mayWarn: boolean;
  #bytes: Buffer = Buffer.alloc(0);
  /** The warnings of the last record, in order. */
  readonly warnings: ProvedWarning[] = [];

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
    this.#mayWarn = plan.repairs?.leavesOutCauses !== true;
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
    if (this.warnings.length > 0) this.warnings.length = 0;
    let isFilled = false;
    let uniqueFrom = -1;
    let uniqueTo = -1;
    for (const column of this.#columns) {
      const { source, proof } = column;
      const isThere = source >= 0 && source < count;
      let from = isThere ? (starts[source] ?? 0) : 0;
      let to = isThere ? (ends[source] ?? 0) : 0;
      if (from === to) {
        if (!column.mayBeEmpty || this.#isFilled(column.paired)) return false;
        continue;
      }
      if (marks[source] !== 0 && !this.#isSoundText(source)) return false;
      isFilled = true;
      if (column.changed !== null) {
        if (((marks[source] ?? 0) & DOUBLED) !== 0) return false;
        const outcome = column.changed.answer(bytes, from, to);
        if (outcome === COUNTED) return false;
        if (outcome === CHANGED) continue;
      }
      if (isBlankByte[bytes[from] ?? 0] === 1 || isBlankByte[bytes[to - 1] ?? 0] === 1) {
        while (from < to && isBlankByte[bytes[from] ?? 0] === 1) from++;
        while (from < to && isBlankByte[bytes[to - 1] ?? 0] === 1) to--;
        if (from === to || ((marks[source] ?? 0) & BLANK) !== 0 || !this.#warns('whitespace', column)) return false;
      }
      const start = startOf[bytes[from] ?? 0] ?? 0;
      if (start !== PLAIN_START) {
        if (start !== DIGIT && !isNumber(bytes, from, to, start)) return false;
        if (column.mayLoseCommas && mayLoseCommas(bytes, from, to)) return false;
      }
      if (proof !== null) {
        const proved = proof(bytes, from, to);
        if (proved === null || (proved !== SOUND && !this.#warns(proved, column))) return false;
      }
      if (column.mayConcern?.(bytes, from, to) === true && this.#hasBesideWarning(column)) return false;
      if (column.field.isUnique) {
        uniqueFrom = from;
        uniqueTo = to;
      }
    }
    // A record without content in the columns that are read may be an empty row.
    if (!isFilled) return false;
    // The last step, as a value that is added is known when its record is read as text.
    return uniqueTo === -1 || !this.#options.seen.addAscii(bytes, uniqueFrom, uniqueTo);
  }

  /** Reads the last record as text. @param line the one on which it starts */
  read(line: number): RawRecord {
    const { encoding, delimiter, isSheet } = this.#plan.text;
    let read: RawRecord | null = null;
    const tokenizer = new CsvTokenizer(
      delimiter,
      (raw) => {
        read = { ...raw };
      },
      { firstLine: line, countsRecords: isSheet },
    );
    tokenizer.write(decodeStart(this.#bytes.subarray(this.fields.from, this.fields.to), encoding));
    tokenizer.end();
    if (read === null) throw new Error('No record was split');
    return read;
  }

  /** Notes a warning of the record. @returns false where lines may be left out for it */
  #warns(cause: WarningCause, { index, source }: ProvedColumn): boolean {
    if (!this.#mayWarn) return false;
    this.warnings.push({ cause, field: index, value: () => this.#text(source) });
    return true;
  }

  #isFilled(source: number): boolean {
    const { count, starts, ends } = this.fields;
    return source >= 0 && source < count && starts[source] !== ends[source];
  }

  /** Reads a field of the last record. */
  #text(source: number): string {
    const from = this.fields.starts[source] ?? 0;
    const to = this.fields.ends[source] ?? 0;
    const { encoding } = this.#plan.text;
    const text = this.#isUtf8
      ? this.#bytes.toString('utf8', from, to)
      : decodeStart(this.#bytes.subarray(from, to), encoding);
    return ((this.fields.marks[source] ?? 0) & DOUBLED) === 0 ? text : text.replaceAll('""', '"');
  }

  /** Whether characters of a field that some rule looks at are certainly no problem. */
  #isSoundText(source: number): boolean {
    const marks = this.fields.marks[source] ?? 0;
    if ((marks & BACKSLASH) !== 0 && this.#options.isForPerson) return false;
    if ((marks & (BLANK | SUSPECTED)) === 0) return true;
    const text = this.#text(source);
    if ((marks & BLANK) !== 0 && isBlankBeyondAscii(text)) return false;
    return (marks & SUSPECTED) === 0 || !isMisread(text);
  }

  #hasBesideWarning({ field: { beside }, source }: ProvedColumn): boolean {
    if (beside === null) return false;
    const text = this.#text(source).trim();
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

function columnOf(plan: ImportPlan, index: number, source: number, { today, isForPerson }: ProofOptions): ProvedColumn {
  const { type, layout, repairs, codes, replacements } = plan;
  const fields = importFields[type];
  // The position is one of the columns.
  const field = fields[index] as ImportField;
  const isChanged = codes?.[index] != null || replacements?.[index] != null || repairs?.concernsColumn(index) === true;
  const outcome = isChanged ? outcomeOf(index, field, plan, { today, isForPerson }) : null;
  const { shape } = field;
  const widest = plan.text.encoding.startsWith('utf-8') ? 1 : 3;
  return {
    index,
    field,
    source,
    proof: proofOf(shape, { today, widest, isForPerson }),
    paired: field.pairedWith === null ? -1 : (sourcesOf(type, layout)[field.pairedWith] ?? -1),
    mayConcern: field.beside === null ? null : mayConcern(field.beside.rule),
    changed:
      outcome &&
      new KnownTexts((bytes, from, to) => outcome(decodeStart(bytes.subarray(from, to), plan.text.encoding))),
    mayBeEmpty: !field.isRequired && (outcome === null || outcome('') === UNCHANGED),
    mayLoseCommas: isForPerson && (shape.kind === 'text' || shape.kind === 'name'),
  };
}

/** Whether a value that all records have is without a problem, alone and beside any other. */
function isSilentConstant(field: ImportField, value: string, how: ProofOptions): boolean {
  if (value === '') return !field.isRequired;
  const dependsOnOthers = field.isUnique || field.pairedWith !== null || field.beside !== null;
  return !dependsOnOthers && isSilent(field, value, how);
}

/** Whether a text begins or ends with a blank beyond ASCII, perhaps beside others. */
const isBlankBeyondAscii = (text: string): boolean => text.trim() !== text.replaceAll(ASCII_BLANKS, '');
const ASCII_BLANKS = /^[\t-\r ]+|[\t-\r ]+$/g;

/** Whether a value that starts with a sign is a number, and no formula. */
function isNumber(bytes: Uint8Array, from: number, to: number, start: number): boolean {
  if (start === FORMULA) return false;
  for (let at = from + 1; at < to; at++) if (isOfNumber[bytes[at] ?? 0] === 0) return false;
  return true;
}
