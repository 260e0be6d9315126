import { unreadable } from '../../api/errors.ts';
import { CsvTokenizer } from '../import/tokenizer.ts';

/** Maximum characters of a field, fields and characters of a line; a text beyond them is not an export. */
const LIMITS = { field: 1 << 20, fields: 1000, record: 1 << 22 };
/** Bytes without a complete row after which the text is refused. */
const LONGEST_WAIT = 1 << 22;
const LF = 0x0a;

interface CsvShape {
  delimiter: string;
  /** A column that must be present. Without it the text is something else, for example an HTML page. */
  column: string;
}

/**
 * Parses CSV text as it arrives and yields each row as a map by header name. Memory does not grow with the text.
 * @throws AppFailure `server` with `isUnreadable` when the text is not such a CSV or is cut off: another header, a line
 * with more or fewer fields than the header, an unclosed quote, an end in the middle of a line, no end at all
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
    { limits: LIMITS },
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
