/** A token of JSON after white space: a text, a number or a word, or a sign. */
const token =
  /[ \t\r\n]*("(?:[ !#-[\]-\u{10FFFF}]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}[\],:])/uy;
const blanks = /[ \t\r\n]*/uy;

/** What may come next. The first member or element may be missing. */
type Next = 'key' | 'firstKey' | 'colon' | 'value' | 'firstValue' | 'end';

/**
 * Finds where a text stops being JSON: the message of `JSON.parse` is in English, often without a position, and quotes
 * what may be a secret.
 * @returns line and column from 1; those of its end when the text is too short, or is JSON
 */
export function jsonFault(text: string): { line: number; column: number } {
  const open: string[] = [];
  let next: Next | null = 'value';
  let at = 0;
  for (;;) {
    token.lastIndex = at;
    const [whole = '', found = ''] = token.exec(text) ?? [];
    next = found === '' ? null : nextAfter(next, found, open);
    if (next === null) break;
    at += whole.length;
  }
  blanks.lastIndex = at;
  const lines = text.slice(0, at + (blanks.exec(text)?.[0].length ?? 0)).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** @returns null when the token may not stand there */
function nextAfter(expected: Next, found: string, open: string[]): Next | null {
  if (expected === 'colon') return found === ':' ? 'value' : null;
  if (expected === 'end' && found === ',') return separated[open.at(-1) ?? ''] ?? null;
  if (expected !== 'key' && expected !== 'value' && found === closing[open.at(-1) ?? '']) {
    open.pop();
    return 'end';
  }
  switch (expected) {
    case 'end':
      return null;
    case 'key':
    case 'firstKey':
      return found.startsWith('"') ? 'colon' : null;
    default:
      if (found === '{' || found === '[') open.push(found);
      return afterValue[found] === undefined ? 'end' : afterValue[found];
  }
}

const closing: Readonly<Record<string, string>> = { '{': '}', '[': ']' };
const separated: Readonly<Record<string, Next>> = { '{': 'key', '[': 'value' };
/** After a sign a value must follow; after anything else the value is complete. */
const afterValue: Readonly<Record<string, Next | null>> = {
  '{': 'firstKey',
  '[': 'firstValue',
  '}': null,
  ']': null,
  ',': null,
  ':': null,
};
