import { expect, it } from 'vitest';
import { jsonFault } from '#main/settings/json-fault.ts';

it.each([
  ['nothing at all', '', [1, 1]],
  ['an end that comes too early', '{\n  "a": [1, 2', [2, 13]],
  ['a comma too many', '{\n  "a": true,\n}', [3, 1]],
  ['a comma that is missing', '{\n  "a": true\n  "b": 1\n}', [3, 3]],
  ['a value that is missing', '{"a": }', [1, 7]],
  ['a colon that is missing', '{"a" 1}', [1, 6]],
  ['a name without quotes', '{\r\n  a: 1\r\n}', [2, 3]],
  ['single quotes', "{'a': 1}", [1, 2]],
  ['a path whose backslashes are not doubled', '{\n  "file": "C:\\Escale\\client.p12"\n}', [2, 11]],
  ['a line break in a text', '{"a": "one\ntwo"}', [1, 7]],
  ['a comment', '{\n  // the platform\n  "a": 1\n}', [2, 3]],
  ['a word of another language', '{"a": True}', [1, 7]],
  ['the wrong bracket', '{"a": [1}', [1, 9]],
  ['something after the end', '{}\n{}', [2, 1]],
  ['brackets without end', '['.repeat(100_000), [1, 100_001]],
] as const)('finds %s', (_what, text, [line, column]) => {
  expect(() => JSON.parse(text)).toThrow();
  expect(jsonFault(text)).toEqual({ line, column });
});

it('finds nothing before the end of what is JSON', () => {
  const text = '{ "a": [1, -2.5e+3, "x\\n\\u00e9é", true, false, null, {}, []], "b": {"c": ""} }\n';
  expect(JSON.parse(text)).toHaveProperty('b');
  expect(jsonFault(text)).toEqual({ line: 2, column: 1 });
});
