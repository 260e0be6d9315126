import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { isNumber, neutralized, restored } from '#shared/spreadsheet.ts';

const cells = z
  .array(z.object({ value: z.string(), written: z.string() }))
  .parse(JSON.parse(readFileSync(new URL('../../fixtures/spreadsheet/cells.json', import.meta.url), 'utf8')));

test.each(cells)('$value is written as $written and read back unchanged', ({ value, written }) => {
  expect(neutralized(value)).toBe(written);
  expect(restored(written)).toBe(value);
});

test('no cell starts like a formula under any separator, and every value is read back unchanged', () => {
  // Every text of up to four of the signs that matter.
  const signs = ['=', '-', '@', '\uff1d', "'", '"', ';', ',', '|', '\t', '\r', '\n', ' ', '\ufeff', 'a'];
  const grow = (texts: readonly string[]) => texts.flatMap((text) => signs.map((sign) => text + sign));
  let texts: readonly string[] = [''];
  for (let length = 0; length < 4; length += 1) {
    texts = grow(texts);
    for (const text of texts) {
      const written = neutralized(text);
      expect(restored(written), JSON.stringify(text)).toBe(text);
      if (/(?:^|[,;|\t\r\n])["\s]*[=+\-@\uff1d]/.test(written)) expect.fail(`${JSON.stringify(text)} runs`);
    }
  }
});

test('a number is a sign, digits and one decimal mark, and nothing else', () => {
  expect(['-1.007518', '48,5', '+3', '0', '-12'].every(isNumber)).toBe(true);
  expect(['', '-', '-1.2.3', '1 000', '-1+2', '=1', '1e3', '-1|', '.5', '0612.34,5'].some(isNumber)).toBe(false);
});
