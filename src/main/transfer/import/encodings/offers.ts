import { CONTROL_CHARACTER, isMisread } from '#shared/import/record.ts';
import type { ImportDetection, ImportEncoding, ImportOptions } from '#shared/ipc/transfer.ts';
import type { ByteSource } from '../byte-source.ts';
import { type ImportPlan, planImport } from '../plan.ts';
import { readImport } from '../read.ts';

/** Records that are read for misread cells: a list has some among its first thousands, or hardly any. */
const RECORDS = 20_000;
const SHOWN = 3;
const LONGEST = 60;

const candidates: readonly ImportEncoding[] = ['utf-8-twice', 'macintosh', 'ibm850', 'windows-1252', 'utf-16be'];

/** A cell by the number of its record and its position there. */
interface Cell {
  record: number;
  field: number;
  text: string;
}

/** An accented capital or a sign inside a word: another wrong table made it. */
const ODD_WORD = /\p{L}[À-ÖØ-Þ]\p{Ll}|\p{Ll}[À-ÖØ-Þ]|\p{L}[\p{Sm}\p{So}]|[\p{Sm}\p{So}]\p{L}/u;

const isWrong = (text: string): boolean => isMisread(text) || CONTROL_CHARACTER.test(text);

interface Reading {
  /** How many cells look misread. */
  wrong: number;
  /** The first of them, or those that were asked for. */
  cells: Cell[];
}

/** Reads the first records, and keeps the cells of some places, or the first wrong ones. */
function read(source: ByteSource, plan: ImportPlan, wanted?: readonly Cell[]): Reading {
  const cells: Cell[] = [];
  let wrong = 0;
  let records = 0;
  readImport(source, plan, {
    record: ({ fields, isBeyondAscii, hasControls }, number) => {
      if (records === RECORDS) return;
      records = number;
      for (const cell of wanted ?? []) {
        if (cell.record === number) cells.push({ ...cell, text: (fields[cell.field] ?? '').trim() });
      }
      if (!isBeyondAscii && !hasControls) return;
      for (const [field, value] of fields.entries()) {
        const text = value.trim();
        if (!isWrong(text)) continue;
        wrong += 1;
        if (wanted === undefined && cells.length < SHOWN) cells.push({ record: number, field, text });
      }
    },
    hasEnough: () => records >= RECORDS,
  });
  return { wrong, cells };
}

/** The encodings in which no cell of the first records looks misread, where some do as the file is read. */
export function offeredEncodings(
  source: ByteSource,
  plan: ImportPlan,
  options: ImportOptions,
): ImportDetection['encodings'] {
  if (plan.text.isSheet) return [];
  const now = read(source, plan);
  if (now.wrong === 0) return [];
  return candidates.flatMap((encoding) => {
    if (encoding === plan.text.encoding) return [];
    const other = planImport(source, plan.type, { ...options, encoding });
    const { wrong, cells } = read(source, other, now.cells);
    const changed = now.cells.flatMap(({ record, field, text }) => {
      const after = cells.find((cell) => cell.record === record && cell.field === field)?.text ?? '';
      return after === text || after === '' ? [] : [{ before: text.slice(0, LONGEST), after: after.slice(0, LONGEST) }];
    });
    const readsWell = wrong === 0 && !changed.some(({ after }) => ODD_WORD.test(after));
    return readsWell && changed.length > 0 ? [{ encoding, cells: changed }] : [];
  });
}
