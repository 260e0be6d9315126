import { describe, expect, it } from 'vitest';
import { phpRecords } from '#training/imports/fgetcsv.ts';

const read = (text: string) => [...phpRecords(text)];

// Each expectation is what PHP 7's fgetcsv($file, 0, ';') gives for the same bytes.
describe('phpRecords', () => {
  it.each([
    [
      'plain fields',
      'a;b\nc;d\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['no final line feed', 'a;b', [['a', 'b']]],
    [
      'CR LF',
      'a;b\r\nc;d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a carriage return alone ends no line', 'a;b\rc;d', [['a', 'b\rc', 'd']]],
    ['empty fields', ';;\n', [['', '', '']]],
    ['a blank line', 'a\n\nb\n', [['a'], [''], ['b']]],
    ['quotes, doubled inside', '"a;b";"c""d"\n', [['a;b', 'c"d']]],
    [
      'a line feed inside quotes',
      '"a\nb";c\nd;e\n',
      [
        ['a\nb', 'c'],
        ['d', 'e'],
      ],
    ],
    ['a field after several quoted lines', '"a\nb";"c\nd";e\nf', [['a\nb', 'c\nd', 'e'], ['f']]],
    ['blanks before a quote vanish', ' "a";b\n', [['a', 'b']]],
    ['blanks elsewhere stay', ' a ;b \n', [[' a ', 'b ']]],
    ['text behind a closing quote is glued on', '"a"b;c\n', [['ab', 'c']]],
    ['a quote inside an unquoted field', 'a"b;c\n', [['a"b', 'c']]],
    ['a backslash keeps a quote from closing', '"a\\"b";c\n', [['a\\"b', 'c']]],
    ['two backslashes leave it closing', '"a\\\\";c\n', [['a\\\\', 'c']]],
    ['a backslash outside of quotes is text', 'a\\;b\n', [['a\\', 'b']]],
    ['an unclosed quote swallows the rest', 'a;"b\nc;d\n', [['a', 'b\nc;d']]],
    ['an empty quoted field', '"";a\n', [['', 'a']]],
    ['nothing', '', []],
  ])('%s', (_, text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});
