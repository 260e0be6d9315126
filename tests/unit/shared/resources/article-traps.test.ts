import { describe, expect, it } from 'vitest';
import { isBlankText } from '#shared/blank-html.ts';
import { contract } from '#shared/ipc/contract.ts';
import { articles, countParts } from '#shared/resources/articles/index.ts';
import { maxParagraphBytes } from '#shared/resources/articles/parts.ts';

/** Whether the bridge lets a change through. */
const updates = (changes: unknown) => contract['articles.update'].request.safeParse({ id: 12, changes }).success;

describe('the sections of an article', () => {
  const paragraph = (id: number, position: number) => ({ id, text: `<p>${id}</p>`, position, status: 1 });
  const wire = {
    id: 5,
    title: 'Questions',
    status: 1,
    sections: [10, 2, 1].map((position) => ({
      id: position * 100,
      title: null,
      subTitle: 'Suite',
      position,
      status: 0,
      paragraphs: [paragraph(position * 1000 + 10, 10), paragraph(position * 1000 + 2, 2)],
    })),
  };

  it('are ordered by number, 2 before 10', () => {
    const { sections } = articles.row.parse(wire);
    expect(sections.map(({ id }) => id)).toEqual([100, 200, 1000]);
    expect(sections[0]?.paragraphs.map(({ id }) => id)).toEqual([1002, 1010]);
    expect(countParts({ sections })).toEqual({ sections: 3, paragraphs: 6, published: 6 });
  });

  it('are written as a whole set, with ids, numbered from 1, under their wire name', () => {
    const { sections } = articles.row.parse(wire);
    const written = sections.toReversed().map((section) => ({
      ...section,
      status: section.status ?? 0,
      paragraphs: section.paragraphs.map((part) => ({ ...part, status: part.status ?? 0 })),
    }));
    const body = articles.toWire?.({ sections: written });
    expect(Object.keys(body ?? {})).toEqual(['asections']);
    expect(body?.asections).toMatchObject([
      {
        id: 1000,
        position: 1,
        paragraphs: [
          { id: 10_002, position: 1 },
          { id: 10_010, position: 2 },
        ],
      },
      { id: 200, position: 2 },
      { id: 100, position: 3 },
    ]);
    expect(articles.toWire?.({ status: 0 })).toEqual({ status: 0 });
  });

  it('send an emptied title as an empty string, since null is ignored, and new parts without id', () => {
    const part = {
      title: null,
      subTitle: '',
      status: 1 as const,
      paragraphs: [{ text: '<p>Neuf</p>', status: 0 as const }],
    };
    expect(articles.toWire?.({ sections: [part] })).toEqual({
      asections: [
        {
          title: '',
          subTitle: '',
          position: 1,
          status: 1,
          paragraphs: [{ text: '<p>Neuf</p>', position: 1, status: 0 }],
        },
      ],
    });
  });

  it('leave out new paragraphs without text, keep stored ones, and number the rest consecutively', () => {
    const paragraphs = [
      { id: 1, text: '', status: 1 as const },
      { text: '', status: 1 as const },
      { id: 2, text: '<p> </p>', status: 1 as const },
      { text: '<p><i class="icon-bus"></i></p>', status: 1 as const },
    ];
    const body = articles.toWire?.({ sections: [{ title: 'T', subTitle: null, status: 1, paragraphs }] });
    expect(body?.asections).toEqual([
      expect.objectContaining({
        paragraphs: [
          { id: 1, text: '', position: 1, status: 1 },
          { id: 2, text: '<p> </p>', position: 2, status: 1 },
          { text: '<p><i class="icon-bus"></i></p>', position: 3, status: 1 },
        ],
      }),
    ]);
  });

  it.each([
    ['', true],
    ['<p>&nbsp;<br></p>', true],
    ['<ul><li></li></ul>', true],
    ['<p>.</p>', false],
    ['<p><img src="a.png" alt=""></p>', false],
    ['<iframe src="https://video.example.org"></iframe>', false],
    ['<paragraph></paragraph>', false],
    ['<p><i class="fa fa-car"></i></p>', false],
    ['<div id="widget" class="map"></div>', false],
    ['<a name="contact"></a>', false],
    ['<a id="contact"></a><p>&nbsp;</p>', false],
  ])('treat %j as blank: %j', (html, isBlank) => {
    expect(isBlankText(html)).toBe(isBlank);
  });

  it('are accepted at any length, so that stored texts are sent back unchanged', () => {
    const one = (text: string) => [
      { title: null, subTitle: null, status: 1, paragraphs: [{ id: 4, text, status: 1 }] },
    ];
    expect(updates({ sections: one('é'.repeat(maxParagraphBytes)) })).toBe(true);
    expect(updates({ sections: one('') })).toBe(true);
  });
});
