import { describe, expect, test } from 'vitest';
import { CsvTokenizer } from '#main/transfer/import/tokenizer.ts';

interface Cut {
  fields: string[];
  line: number;
  isUnclosed: boolean;
}

function cut(parts: readonly string[], delimiter = ';'): Cut[] {
  const records: Cut[] = [];
  const tokenizer = new CsvTokenizer(delimiter, ({ fields, line, isUnclosed }) => {
    records.push({ fields: [...fields], line, isUnclosed });
  });
  for (const part of parts) tokenizer.write(part);
  tokenizer.end();
  return records;
}

/** The rules read aloud, one whole text at a time and nothing clever: what the tokenizer is held against. */
function cutByTheBook(text: string, delimiter = ';'): Cut[] {
  const records: Cut[] = [];
  const linesIn = (part: string) => part.match(/\r\n|\n|\r/g)?.length ?? 0;
  const escaped = delimiter === '|' ? '\\|' : delimiter;
  let rest = text;
  while (rest !== '') {
    const start = rest;
    const record: Cut = { fields: [], line: linesIn(text.slice(0, text.length - rest.length)) + 1, isUnclosed: false };
    for (let isOpen = true; isOpen; ) {
      const quoted = /^"((?:[^"]|"")*)"(?!")/.exec(rest);
      let value = '';
      if (quoted) {
        value = (quoted[1] ?? '').replaceAll('""', '"');
        rest = rest.slice(quoted[0].length);
        if (!new RegExp(`^(?:${escaped}|\\r|\\n|$)`).test(rest)) record.isUnclosed = true;
      } else if (rest.startsWith('"')) {
        value = rest.slice(1).replaceAll('""', '"');
        rest = '';
        record.isUnclosed = true;
      }
      const plain = new RegExp(`^[^${escaped}\\r\\n]*`).exec(rest)?.[0] ?? '';
      rest = rest.slice(plain.length);
      record.fields.push(value + plain);
      isOpen = rest.startsWith(delimiter);
      if (isOpen) rest = rest.slice(1);
    }
    rest = rest.replace(/^(?:\r\n|\n|\r)/, '');
    records.push(record);
    if (rest === start) throw new Error('nothing was read');
  }
  return records;
}

function* textsOver(alphabet: readonly string[], length: number): Generator<string> {
  if (length === 0) return yield '';
  for (const end of textsOver(alphabet, length - 1)) for (const character of alphabet) yield end + character;
}

describe('every text of the significant characters', () => {
  test.each([1, 2, 3, 4, 5, 6])('of length %i is split by the rules', (length) => {
    for (const text of textsOver(['"', ';', '\r', '\n', 'a'], length)) {
      expect(cut([text]), JSON.stringify(text)).toEqual(cutByTheBook(text));
    }
  });

  test('is split in the same way wherever a chunk ends', () => {
    for (const text of textsOver(['"', ';', '\r', '\n', 'a'], 5)) {
      const whole = cut([text]);
      for (let at = 1; at < text.length; at++) {
        expect(cut([text.slice(0, at), text.slice(at)]), JSON.stringify([text, at])).toEqual(whole);
      }
      expect(cut([...text]), JSON.stringify(text)).toEqual(whole);
    }
  });
});

test('a space after the closing quote leaves the record unclosed and does not affect the next one', () => {
  expect(cut(['"a" ;b\nc;d'])).toEqual([
    { fields: ['a ', 'b'], line: 1, isUnclosed: true },
    { fields: ['c', 'd'], line: 2, isUnclosed: false },
  ]);
});

test.each(['\u2028', '\u2029', '\u0085', '\u000b', '\u000c'])('%j is not a line end', (character) => {
  expect(cut([`a${character}b`])).toHaveLength(1);
});

test('line ends inside quotes count, CR LF as one', () => {
  const lines = cut(['"a\r\nb\rc\nd"\r\ne']).map(({ line }) => line);
  expect(lines).toEqual([1, 5]);
});

test('reports whether a record contains a control character', () => {
  const seen: boolean[] = [];
  const tokenizer = new CsvTokenizer(';', ({ hasControls }) => seen.push(hasControls));
  tokenizer.write('a;b\nc\u0001;d\ne;f\n"\u0085";g\nh\ufffd\ni\tj');
  tokenizer.end();
  expect(seen).toEqual([false, true, false, true, true, false]);
});

describe('a field beyond the size limit', () => {
  const read = (text: string) => {
    const records: { fields: string[]; isOversized: boolean; isUnclosed: boolean }[] = [];
    const keep = ({
      fields,
      isOversized,
      isUnclosed,
    }: { fields: readonly string[] } & Omit<(typeof records)[0], 'fields'>) =>
      records.push({ fields: [...fields], isOversized, isUnclosed });
    const tokenizer = new CsvTokenizer(';', keep, { limits: { field: 4, fields: 3, record: 100 } });
    for (const character of text) tokenizer.write(character);
    tokenizer.end();
    return records;
  };

  test('is truncated, and the next one is complete', () => {
    expect(read('"abcdefgh";i\njk')).toEqual([
      { fields: ['abcde', 'i'], isOversized: true, isUnclosed: false },
      { fields: ['jk'], isOversized: false, isUnclosed: false },
    ]);
  });

  test('is blank only when its whole content is', () => {
    expect(read('"        "')[0]?.fields[0]?.trim()).toBe('');
    expect(read('"         x      "')[0]?.fields[0]?.trim()).toBe('x');
  });

  test('does not hide an unclosed quote', () => {
    expect(read('"abcdefgh\nijk')[0]).toMatchObject({ isOversized: true, isUnclosed: true });
  });

  test('marks a record with too many fields as oversized too', () => {
    expect(read('1;2;3;4;5')).toEqual([{ fields: ['1', '2', '3'], isOversized: true, isUnclosed: false }]);
  });
});
