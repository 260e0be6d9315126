import type { SentRecord } from './answer.ts';
import type { ByteSource } from './byte-source.ts';
import { decode } from './encoding.ts';
import { CsvTokenizer } from './tokenizer.ts';

/** The records of a converted file, with the line that each had in the file that the person chose. */
export function* sentRecords(converted: ByteSource, lines: Uint32Array): Generator<SentRecord> {
  let ready: SentRecord[] = [];
  let index = -1; // The title line.
  const tokenizer = new CsvTokenizer(';', ({ fields }) => {
    if (index >= 0) ready.push({ values: [...fields], line: lines[index] ?? 0 });
    index++;
  });
  for (const text of decode(converted.chunks(), 'utf-8')) {
    tokenizer.write(text);
    yield* ready;
    ready = [];
  }
  tokenizer.end();
  yield* ready;
}
