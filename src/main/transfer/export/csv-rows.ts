import { CsvTokenizer } from '../import/tokenizer.ts';

/** Rows of a CSV text as it comes, each by the names of the header; memory does not grow with it. */
export async function* csvRows(
  chunks: AsyncIterable<Uint8Array>,
  delimiter: string,
): AsyncGenerator<ReadonlyMap<string, string>[]> {
  const decoder = new TextDecoder('utf-8');
  let header: string[] | null = null;
  let rows: ReadonlyMap<string, string>[] = [];
  const tokenizer = new CsvTokenizer(delimiter, ({ fields }) => {
    if (fields.length === 1 && fields[0] === '') return;
    if (header === null) header = [...fields];
    else rows.push(new Map(header.map((name, index) => [name, fields[index] ?? ''])));
  });
  for await (const chunk of chunks) {
    tokenizer.write(decoder.decode(chunk, { stream: true }));
    yield rows;
    rows = [];
  }
  tokenizer.write(decoder.decode());
  tokenizer.end();
  yield rows;
}
