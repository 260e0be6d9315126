import { describe, expect, it } from 'vitest';
import type { SectionDraft } from '#renderer/modules/articles/form/draft.ts';
import { drop, landingOf, removedParts, restore, step, without } from '#renderer/modules/articles/form/outline.ts';

const section = (number: number, paragraphs: readonly number[]): SectionDraft => ({
  key: `s${number}`,
  id: number,
  title: `Section ${number}`,
  subTitle: null,
  status: 1,
  paragraphs: paragraphs.map((id) => ({ key: `p${id}`, id, text: `<p>${id}</p>`, status: 1 })),
});

const start = [section(1, [11, 12]), section(2, [21]), section(3, [])];

/** `s1: p11 p12 | s2: p21`; a star stands after a paragraph that is new to its section. */
const shape = (sections: readonly SectionDraft[] | null) =>
  sections
    ?.map(({ key, paragraphs }) =>
      [`${key}:`, ...paragraphs.map((part) => `${part.key}${part.id === undefined ? '*' : ''}`)].join(' '),
    )
    .join(' | ') ?? null;

describe('moving a part by one place', () => {
  it.each([
    ['p11', 1, 's1: p12 p11 | s2: p21 | s3:'],
    ['p12', -1, 's1: p12 p11 | s2: p21 | s3:'],
    ['s1', 1, 's2: p21 | s1: p11 p12 | s3:'],
    ['s3', -1, 's1: p11 p12 | s3: | s2: p21'],
    // Into the next section, and back into the one before: there it is a new one for the platform.
    ['p12', 1, 's1: p11 | s2: p12* p21 | s3:'],
    ['p21', -1, 's1: p11 p12 p21* | s2: | s3:'],
    ['p21', 1, 's1: p11 p12 | s2: | s3: p21*'],
    ['p11', -1, null],
    ['s1', -1, null],
    ['s3', 1, null],
    ['gone', 1, null],
  ] as const)('%s by %d', (key, by, expected) => {
    expect(shape(step(start, key, by))).toBe(expected);
  });
});

describe('dropping a part onto another', () => {
  it.each([
    ['p11', 'p12', 's1: p12 p11 | s2: p21 | s3:'],
    ['p11', 'p21', 's1: p12 | s2: p11* p21 | s3:'],
    ['p11', 's3', 's1: p12 | s2: p21 | s3: p11*'],
    ['p11', 's1', 's1: p12 p11 | s2: p21 | s3:'],
    ['s3', 's1', 's3: | s1: p11 p12 | s2: p21'],
    ['s1', 'p21', 's2: p21 | s1: p11 p12 | s3:'],
    ['s1', 's1', 's1: p11 p12 | s2: p21 | s3:'],
    ['gone', 's1', 's1: p11 p12 | s2: p21 | s3:'],
  ] as const)('%s onto %s', (key, onto, expected) => {
    expect(shape(drop(start, key, onto))).toBe(expected);
  });
});

describe('the indicator of where a drop would land', () => {
  const keys = ['s1', 'p11', 'p12', 's2', 'p21', 's3'];
  const pairs = keys.flatMap((key) => keys.map((onto) => [key, onto] as const));

  it.each(pairs)('shows for %s over %s what the drop does', (key, onto) => {
    const landing = landingOf(start, key, onto);
    const dropped = drop(start, key, onto);
    if (landing === null) return expect(dropped).toEqual(start);
    const lists = [dropped, ...dropped.map(({ paragraphs }) => paragraphs)].map((list) => list.map((one) => one.key));
    const list = lists.find((parts) => parts.includes(key)) ?? [];
    const at = list.indexOf(key);
    if (landing.side === 'into')
      expect(lists[dropped.findIndex((one) => one.key === landing.key) + 1]?.at(-1)).toBe(key);
    else expect(list[landing.side === 'before' ? at + 1 : at - 1]).toBe(landing.key);
  });
});

describe('removed parts', () => {
  it('are those stored on the platform and absent from the form', () => {
    const now = without(without(start, 's2'), 'p12');
    expect(removedParts(start, now).map(({ part }) => part.key)).toEqual(['p12', 's2']);
  });

  it('are none where a part was only moved, also to another section', () => {
    expect(removedParts(start, step(start, 'p12', 1) ?? [])).toEqual([]);
    expect(removedParts(start, step(start, 's1', 1) ?? [])).toEqual([]);
  });

  it('are restored at their position', () => {
    const now = without(without(start, 's2'), 'p11');
    const [paragraph, whole] = removedParts(start, now);
    if (paragraph === undefined || whole === undefined) throw new Error('both are removed');
    expect(shape(restore(start, restore(start, now, paragraph), whole))).toBe(shape(start));
  });

  it('are restored without the paragraphs moved out of them before', () => {
    const moved = step(start, 'p21', -1) ?? [];
    const [removed] = removedParts(start, without(moved, 's2'));
    if (removed === undefined) throw new Error('it is removed');
    expect(shape(restore(start, without(moved, 's2'), removed))).toBe('s1: p11 p12 p21* | s2: | s3:');
  });
});
