import { describe, expect, it } from 'vitest';
import { guardArticle } from '#main/resources/articles.ts';
import { toAppError } from '#shared/failure.ts';
import { articles } from '#shared/resources/articles/index.ts';

const stored = articles.item.parse({
  id: 1,
  title: 'Aide',
  status: 1,
  sections: [
    { id: 10, title: 'A', position: 1, status: 1, paragraphs: [{ id: 100, text: 'x', position: 1, status: 1 }] },
    { id: 20, title: 'B', position: 2, status: 1, paragraphs: [] },
  ],
});

type Changes = Parameters<typeof guardArticle>[0];
async function reasonFor(changes: Changes, language: string | null = 'fr', platformLanguage = 'fr') {
  let reads = 0;
  const read = async () => {
    reads += 1;
    return stored;
  };
  const outcome = await guardArticle(changes, { language, platformLanguage, read }).then(() => 'saved', toAppError);
  return { reads, outcome: typeof outcome === 'object' && outcome.kind === 'conflict' ? outcome.reason : outcome };
}

const section = (id: number | undefined, paragraphs: (number | undefined)[] = []) => ({
  ...(id !== undefined && { id }),
  title: 'T',
  subTitle: null,
  status: 1 as const,
  paragraphs: paragraphs.map((one) => ({ ...(one !== undefined && { id: one }), text: 'x', status: 1 as const })),
});

describe('the texts of an article', () => {
  it.each([
    ['fr', 'fr', 'saved'],
    ['fr_FR', 'fr', 'saved'],
    [null, 'fr', 'saved'],
    ['en', 'en', 'saved'],
    ['en', 'fr', 'otherLanguage'],
    ['fr', 'en', 'otherLanguage'],
  ])('for a profile in %j on a platform in %j: %s', async (language, platform, expected) => {
    expect((await reasonFor({ title: 'Autre' }, language, platform)).outcome).toBe(expected);
    expect((await reasonFor({ sections: [] }, language, platform)).outcome).toBe(expected);
    expect((await reasonFor({ status: 0 }, language, platform)).outcome).toBe(expected);
  });
});

describe('the parts of an article', () => {
  it.each([
    ['in another order', [section(20), section(10, [100])], 'saved'],
    ['with new ones', [section(undefined, [undefined]), section(10, [undefined, 100])], 'saved'],
    ['without some', [section(20)], 'saved'],
    ['with a section that is gone', [section(30)], 'partsGone'],
    ['with a paragraph that is gone', [section(10, [101])], 'partsGone'],
    ['with a paragraph of another section', [section(20, [100])], 'partsGone'],
    ['with a stored paragraph in a new section', [section(undefined, [100])], 'partsGone'],
  ] as const)('when saved %s: %s', async (_, sections, expected) => {
    expect((await reasonFor({ sections: [...sections] })).outcome).toBe(expected);
  });

  it('are read again only when they are part of the save', async () => {
    expect((await reasonFor({ title: 'T' })).reads).toBe(0);
    expect((await reasonFor({ sections: [] })).reads).toBe(1);
  });
});
