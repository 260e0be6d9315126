import { expect, test } from 'vitest';
import { newParagraph } from '#renderer/modules/articles/form/draft.ts';
import { type ArticleDraft, articleForm } from '#renderer/modules/articles/form/fields.tsx';
import { articles } from '#shared/resources/articles/index.ts';
import { maxParagraphBytes } from '#shared/resources/articles/parts.ts';

/** Longer than the current limit, but already stored. */
const LONG = `<TABLE><tr><td>${'é'.repeat(maxParagraphBytes / 2)}</td></tr></TABLE>`;

/** Stored paragraphs without a letter. */
const SILENT = [
  '',
  '<p>&nbsp;</p>',
  '<p><i class="fa fa-car"></i></p>',
  '<div id="widget"></div>',
  '<a name="top"></a>',
];

const article = articles.item.parse({
  id: 7,
  title: 'Aide',
  status: 1,
  sections: [
    {
      id: 70,
      title: 'Partie',
      position: 1,
      status: 1,
      paragraphs: [
        { id: 701, text: '<p>Un</p>', position: 1, status: 1 },
        { id: 702, text: LONG, position: 2, status: 1 },
      ],
    },
    {
      id: 71,
      title: 'Sans texte',
      position: 2,
      status: 1,
      paragraphs: SILENT.map((text, at) => ({ id: 711 + at, text, position: at + 1, status: 1 })),
    },
  ],
});

function judge(change: (draft: ArticleDraft) => void) {
  const draft = articleForm.draftOf(article);
  change(draft);
  const { data, error } = articleForm.schema(article).safeParse(draft);
  return {
    texts: data?.sections.map(({ paragraphs }) => paragraphs.map(({ text }) => text)),
    refused: error?.issues.map(({ path }) => path.join('.')),
  };
}

function write(draft: ArticleDraft, at: number, text: string | null) {
  const [section] = draft.sections;
  const paragraph = section?.paragraphs[at] ?? newParagraph();
  section?.paragraphs.splice(at, 1, { ...paragraph, text });
}

test('an untouched paragraph is saved exactly as it is stored, whatever its length or position', () => {
  const { texts } = judge(({ sections: [section] }) => section?.paragraphs.reverse());
  expect(texts).toEqual([[LONG, '<p>Un</p>'], SILENT]);
});

test('a paragraph is limited in bytes, of which an accented letter takes two', () => {
  const frame = '<p></p>'.length;
  const max = `<p>${'é'.repeat((maxParagraphBytes - frame - 1) / 2)}</p>`;
  expect(judge((draft) => write(draft, 0, max)).refused).toBeUndefined();
  const tooLong = max.replace('é', 'éé');
  expect(judge((draft) => write(draft, 0, tooLong)).refused).toEqual(['sections.0.paragraphs.0.text']);
});

test('a typed text is cleaned, and a blank paragraph is left out', () => {
  expect(judge((draft) => write(draft, 0, '<p onclick="x()">Deux</p><script>x()</script>')).texts).toEqual([
    ['<p>Deux</p>', LONG],
    SILENT,
  ]);
  for (const blank of [null, '<p>&nbsp;</p>', '<script>x()</script>']) {
    expect(judge((draft) => write(draft, 0, blank)).texts).toEqual([[LONG], SILENT]);
  }
});

test('a typed text without letters is kept unless it is only empty markup', () => {
  const icon = '<p><i class="fa fa-bus"></i></p>';
  expect(judge((draft) => write(draft, 0, icon)).texts?.[0]).toEqual([icon, LONG]);
});
