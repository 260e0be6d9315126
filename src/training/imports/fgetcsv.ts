const DELIMITER = ';';
const QUOTE = '"';
const ESCAPE = '\\';

/** Index after the line feed that ends the line at `start`, or the end of the text. */
function endOfLine(text: string, start: number): number {
  const feed = text.indexOf('\n', start);
  return feed < 0 ? text.length : feed + 1;
}

const withoutLineEnd = (text: string) => text.replace(/\r?\n$|\r$/, '');

/** Reads a quoted field and its end; an unclosed one extends to the end of the text. */
function quotedField(text: string, start: number): { value: string; next: number } {
  let value = '';
  let index = start;
  while (index < text.length) {
    const character = text[index] ?? '';
    if (character === ESCAPE) {
      // Both characters are kept, and a quote after a backslash does not close the field.
      value += text.slice(index, index + 2);
      index += 2;
    } else if (character !== QUOTE) {
      value += character;
      index += 1;
    } else if (text[index + 1] === QUOTE) {
      value += QUOTE;
      index += 2;
    } else {
      return { value, next: index + 1 };
    }
  }
  return { value: withoutLineEnd(value), next: index };
}

/** Index of the quote that opens a field, if only whitespace precedes it. */
function openingQuote(text: string, start: number): number | undefined {
  let index = start;
  while (text[index] === ' ' || text[index] === '\t') index += 1;
  return text[index] === QUOTE ? index : undefined;
}

function readRecord(text: string, start: number): { fields: string[]; next: number } {
  const fields: string[] = [];
  let lineEnd = endOfLine(text, start);
  let index = start;
  while (true) {
    const quote = openingQuote(text, index);
    let value = '';
    if (quote !== undefined) {
      const quoted = quotedField(text, quote + 1);
      value = quoted.value;
      index = quoted.next;
      if (index >= lineEnd) lineEnd = endOfLine(text, index);
    }
    const delimiter = text.indexOf(DELIMITER, index);
    const isLast = delimiter < 0 || delimiter >= lineEnd;
    const rest = text.slice(index, isLast ? lineEnd : delimiter);
    fields.push(value + (isLast ? withoutLineEnd(rest) : rest));
    if (isLast) return { fields, next: lineEnd };
    index = delimiter + 1;
  }
}

/**
 * Yields the records of a file as PHP's `fgetcsv` reads them with `;` and `"` (docs/platform/a-auth-users.md §9): only
 * a line feed ends a line, a backslash prevents the quote after it from closing the field, whitespace before an opening
 * quote is dropped, text after a closing quote is appended, an unclosed quote swallows the rest. An empty line is a
 * record of one empty field.
 */
export function* phpRecords(text: string): Generator<string[]> {
  let index = 0;
  while (index < text.length) {
    const { fields, next } = readRecord(text, index);
    index = next;
    yield fields;
  }
}
