import { expect, test } from 'vitest';
import { isBlankHtml, lettersOf } from '#renderer/kit/rich-text/rules.ts';
import { excerptOf } from '#renderer/modules/articles/form/PartName.tsx';

const SILENT = '<style>p{color:red}</style><script>alert(1)</script><template>x</template>';

test.each([
  ['<h2>Un</h2><p>deux<br>trois</p>', 'Un deux trois'],
  ['<p><img src="/a.png" alt="Affiche"></p>', 'Affiche'],
  [`${SILENT}<p>Un</p>`, 'Un'],
  [`<p>${'a'.repeat(80)}</p>`, `${'a'.repeat(70)}…`],
  [SILENT, ''],
  [null, ''],
])('the paragraph %j has the excerpt %j', (text, excerpt) => {
  expect(excerptOf({ text })).toBe(excerpt);
});

test('scripts, styles and templates do not count as letters of a text, nor make it non-blank', () => {
  expect(lettersOf(`${SILENT}<p>Été</p>`)).toBe(3);
  expect(isBlankHtml(SILENT)).toBe(true);
});
