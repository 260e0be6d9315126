import { unreadable } from '../../api/errors.ts';
import { CsvTokenizer } from '../import/tokenizer.ts';

/** Characters of a field and fields of a line, beyond which a text is no export. */
const LIMITS = { field: 1 << 20, fields: 1000 };
/** Bytes without a row, beyond which none is to come. */
const LONGEST_WAIT = 1 << 22;
const LF = 0x0a;

interface CsvShape {
  delimiter: string;
  /** A column that must be there: without it the text is something else, such as a page of HTML. */
  column: string;
}

/**
 * Rows of a CSV text as it comes, each by the names of the header; memory does not grow with it.
 *
 * @throws AppFailure `server` with `isUnreadable` for what is no such text, or only a part of one: another title, a line
 * with fewer or more fields than titles, a quote that nothing closes, an end in the middle of a line, no end at all
 */
export async function* csvRows(
  chunks: AsyncIterable<Uint8Array>,
  { delimiter, column }: CsvShape,
): AsyncGenerator<ReadonlyMap<string, string>[]> {
  const decoder = new TextDecoder('utf-8');
  let header: string[] | null = null;
  let rows: ReadonlyMap<string, string>[] = [];
  const tokenizer = new CsvTokenizer(
    delimiter,
    ({ fields, isUnclosed, isOversized }) => {
      if (fields.length === 1 && fields[0] === '') return;
      if (isUnclosed || isOversized || (header !== null && fields.length !== header.length)) throw unreadable(200);
      if (header !== null) rows.push(new Map(header.map((name, index) => [name, fields[index] ?? ''])));
      else if (fields.includes(column)) header = [...fields];
      else throw unreadable(200);
    },
    1,
    LIMITS,
  );
  let waited = 0;
  let last = LF;
  for await (const chunk of chunks) {
    last = chunk.at(-1) ?? last;
    tokenizer.write(decoder.decode(chunk, { stream: true }));
    waited = rows.length > 0 ? 0 : waited + chunk.byteLength;
    if (waited > LONGEST_WAIT) throw unreadable(200);
    yield rows;
    rows = [];
  }
  if (last !== LF) throw unreadable(200);
  tokenizer.write(decoder.decode());
  tokenizer.end();
  yield rows;
}
