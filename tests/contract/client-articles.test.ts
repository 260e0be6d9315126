import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ArticleWrite } from '#shared/resources/articles/index.ts';
import { type Connected, connect, departures, errorOf, writesOf } from './support/connected.ts';

let house: Connected;
beforeAll(async () => {
  house = await connect('administrator');
});
afterAll(() => house.server.close());
beforeEach(() => {
  house.server.requests.length = 0;
});

const article = {
  title: 'Covoiturer sous la neige',
  status: 0,
  sections: [
    { title: 'Avant', subTitle: null, status: 1, paragraphs: [{ text: '<p>Un</p>', status: 1 }] },
    { title: null, subTitle: 'Après', status: 0, paragraphs: [] },
  ],
} satisfies ArticleWrite;

describe('articles', () => {
  it('are created with their sections, reordered as a whole set, and deleted', async () => {
    const { handlers, call } = house;
    const { id } = await handlers['articles.create'](article, call);
    const { sections } = await handlers['articles.get']({ id }, call);
    expect(sections.map(({ title, subTitle }) => [title, subTitle])).toEqual([
      ['Avant', ''],
      ['', 'Après'],
    ]);
    const [first, second] = sections;
    if (first === undefined || second === undefined) throw new Error('both were created');
    const parts = [second, first].map(({ paragraphs, ...section }) => ({
      ...section,
      status: section.status ?? 0,
      paragraphs: [
        ...paragraphs.map((part) => ({ ...part, status: part.status ?? 0 })),
        { text: '<p>Neuf</p>', status: 1 as const },
      ],
    }));
    house.server.requests.length = 0;
    await handlers['articles.update']({ id, changes: { sections: parts } }, call);
    const [[, body] = ['', {}]] = writesOf(house);
    expect(Object.keys(body)).toEqual(['asections']);
    expect(body.asections.map((part: { id: number }) => part.id)).toEqual([second.id, first.id]);
    const after = await handlers['articles.get']({ id }, call);
    expect(after.sections.map((part) => part.id)).toEqual([second.id, first.id]);
    expect(after.sections[1]?.paragraphs.map(({ text }) => text)).toEqual(['<p>Un</p>', '<p>Neuf</p>']);
    await handlers['articles.remove']({ id }, call);
    expect(departures(house)).toEqual([]);
  });

  it('are not saved over a section that somebody has deleted meanwhile', async () => {
    const { handlers, call } = house;
    const gone = [{ id: 999_999, title: 'Partie', subTitle: null, status: 1 as const, paragraphs: [] }];
    expect(await errorOf(handlers['articles.update']({ id: 5, changes: { sections: gone } }, call))).toMatchObject({
      kind: 'conflict',
      reason: 'partsGone',
    });
    expect(writesOf(house)).toEqual([]);
  });
});

describe('articles shown in the language of a profile that differs from the platform’s', () => {
  let abroad: Connected;
  beforeAll(async () => {
    abroad = await connect('administrator', 20, { profileLanguage: 'en' });
    abroad.server.requests.length = 0;
  });
  afterAll(() => abroad.server.close());

  it('are not saved, since even a change of status would store the translation', async () => {
    const { handlers, call } = abroad;
    const { title } = await handlers['articles.get']({ id: 3 }, call);
    for (const changes of [{ title }, { sections: [] }, { status: 0 as const }]) {
      expect(await errorOf(handlers['articles.update']({ id: 3, changes }, call))).toMatchObject({
        kind: 'conflict',
        reason: 'otherLanguage',
      });
    }
    expect(abroad.server.requests.every(({ request }) => request.method === 'GET')).toBe(true);
    expect(departures(abroad)).toEqual([]);
  });
});
