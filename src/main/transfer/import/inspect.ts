import { totalWidth } from '#shared/import/derived-columns.ts';
import { importFields } from '#shared/import/fields.ts';
import { importBounds } from '#shared/import/limits.ts';
import type { ImportDetection } from '#shared/ipc/transfer.ts';
import type { ByteSource } from './byte-source.ts';
import { ColumnFit } from './column-fit.ts';
import type { ImportPlan } from './plan.ts';
import { readImport } from './read.ts';
import type { ImportVisitor } from './record-sequence.ts';

const SAMPLES = 3;
const LONGEST_SAMPLE = 80;
/** Characters of a title: longer ones are not titles. */
const LONGEST_TITLE = 300;
/** Maximum records read for samples; a column empty so far is shown as empty. */
const RECORDS = 200;

/** Describes what was detected in a file, with the first values of each column. */
export function describePlan(
  source: ByteSource,
  plan: ImportPlan,
): Omit<ImportDetection, 'size' | 'isRemembered' | 'recipe' | 'workbook' | 'encodings'> {
  const { type, format, headerLine, upperTitlesLine, layout, places } = plan;
  const made = totalWidth(plan.derived);
  const width = Math.max(layout.expectedFields + made, layout.titles === null && made === 0 ? plan.firstWidth : 0);
  const columns = Array.from({ length: width }, (_, index) => ({
    title: layout.titles?.[index]?.slice(0, LONGEST_TITLE) ?? null,
    column: layout.fed[index] ?? null,
    samples: [] as string[],
    filled: 0,
    ...(index >= width - made && { isDerived: true as const }),
  }));
  let records = 0;
  const fit = new ColumnFit(plan);
  const visitor: ImportVisitor = {
    record: ({ fields }) => {
      if (records === RECORDS) return;
      records++;
      fit.add(fields);
      for (const [index, column] of columns.entries()) {
        const { samples } = column;
        const value = fields[index]?.trim() ?? '';
        if (value === '') continue;
        column.filled++;
        if (samples.length < SAMPLES) samples.push(value.slice(0, LONGEST_SAMPLE));
      }
    },
    hasEnough: () => records >= RECORDS,
  };
  readImport(source, plan, visitor);
  const missing = importFields[type]
    .filter(({ isRequired, column }) => isRequired && !layout.fed.includes(column) && !plan.constants[column])
    .map(({ column }) => column);
  const start = plan.start.map(({ line, fields }) => ({
    line,
    cells: fields.slice(0, importBounds.columns).map((cell) => cell.slice(0, LONGEST_SAMPLE)),
  }));
  return {
    type,
    ...format,
    headerLine,
    joinsTitles: upperTitlesLine !== null,
    start,
    columns,
    sampled: records,
    isDoubtful: headerLine === null && fit.isDoubtful,
    missing,
    schema: places && { joined: places.joined.map((at) => columns[at]?.title ?? '') },
  };
}
