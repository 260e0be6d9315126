import { importFields } from '#shared/import/fields.ts';
import { isBlank } from '#shared/import/layout.ts';
import type { ImportDetection } from '#shared/ipc/transfer.ts';
import type { ByteSource } from './byte-source.ts';
import { decode } from './encoding.ts';
import type { ImportPlan } from './plan.ts';
import { CsvTokenizer } from './tokenizer.ts';

const SAMPLES = 3;
const LONGEST_SAMPLE = 80;
/** Characters of a title: longer ones are not titles. */
const LONGEST_TITLE = 300;
/** Maximum records read for samples; a column empty so far is shown as empty. */
const RECORDS = 200;

/** Describes what was detected in a file, with the first values of each column. */
export function describePlan(source: ByteSource, plan: ImportPlan): Omit<ImportDetection, 'size' | 'isRemembered'> {
  const { type, encoding, delimiter, hasHeader, layout } = plan;
  const width = Math.max(layout.expectedFields, layout.titles === null ? plan.firstWidth : 0);
  const columns = Array.from({ length: width }, (_, index) => ({
    title: layout.titles?.[index]?.slice(0, LONGEST_TITLE) ?? null,
    column: layout.fed[index] ?? null,
    samples: [] as string[],
    filled: 0,
  }));
  let records = 0;
  const tokenizer = new CsvTokenizer(delimiter, ({ fields }) => {
    if (fields.every(isBlank)) return;
    const isHeader = hasHeader && records === 0;
    records++;
    if (isHeader || records > RECORDS) return;
    for (const [index, column] of columns.entries()) {
      const { samples } = column;
      const value = fields[index]?.trim() ?? '';
      if (value === '') continue;
      column.filled++;
      if (samples.length < SAMPLES) samples.push(value.slice(0, LONGEST_SAMPLE));
    }
  });
  let isAtEnd = true;
  for (const text of decode(source.chunks(plan.startByte), encoding)) {
    tokenizer.write(text);
    isAtEnd = records <= RECORDS;
    if (!isAtEnd) break;
  }
  if (isAtEnd) tokenizer.end();
  const missing = importFields[type]
    .filter(({ isRequired, column }) => isRequired && !layout.fed.includes(column) && !plan.constants[column])
    .map(({ column }) => column);
  const looked = Math.min(records, RECORDS) - (hasHeader && records > 0 ? 1 : 0);
  return { type, encoding, delimiter, hasHeader, columns, sampled: looked, missing };
}
