import { describe, expect, it } from 'vitest';
import {
  type Block,
  bodyBytes,
  hasContent,
  isFilled,
  isMessageAddress,
  keyed,
  type NewBlock,
  readBody,
  writeBody,
} from '#shared/resources/campaigns/blocks.ts';
import { recordings } from '#tests/contract/recorded/recordings.ts';

const blocksOf = (body: string): readonly Block[] => {
  const read = readBody(body);
  if (!('blocks' in read)) throw new Error('this body is no list');
  return read.blocks;
};
const bodyOf = (...elements: unknown[]): string => JSON.stringify(elements);
const keyless = (body: string) => blocksOf(body).map(({ key: _, ...block }) => block);
const rewritten = (body: string): unknown => JSON.parse(writeBody(blocksOf(body)));
const written = (...blocks: NewBlock[]): unknown[] => JSON.parse(writeBody(blocks.map(keyed)));

const image = { kind: 'image', src: 'https://site.example/a.png', imageId: 6, alt: '', href: null } as const;
const plainImage: NewBlock = { ...image, isDecorative: false };

const recordedBodies = recordings.flatMap(({ response: { body } }) =>
  typeof body === 'object' && body !== null && 'body' in body && typeof body.body === 'string' ? [body.body] : [],
);

describe('the body of a campaign', () => {
  it('comes back as it was from the recorded answers of the platform', () => {
    expect(recordedBodies.length).toBeGreaterThan(3);
    for (const body of recordedBodies) expect(rewritten(body)).toEqual(JSON.parse(body));
  });

  it('opens titles, texts and images of another tool, and numbers them anew from 1', () => {
    const body = bodyOf(
      { type: 'title', position: 0, value: 'Bonjour' },
      { type: 'text', position: 7, value: '<p>Texte</p>' },
      { type: 'image', position: 9, src: 'https://site.example/a.png', id: 6 },
    );
    expect(keyless(body)).toEqual([
      { kind: 'title', text: 'Bonjour' },
      { kind: 'text', html: '<p>Texte</p>' },
      plainImage,
    ]);
    expect(rewritten(body)).toEqual([
      { type: 'title', position: 1, value: 'Bonjour' },
      { type: 'text', position: 2, value: '<p>Texte</p>' },
      { type: 'image', position: 3, src: 'https://site.example/a.png', id: 6 },
    ]);
  });

  it('keeps keys that it does not know, but for those that only weigh', () => {
    const body = bodyOf({ type: 'title', position: 1, value: 'A', colour: 'red', newSrc: 'x', preview: 'data:…' });
    expect(rewritten(body)).toEqual([{ type: 'title', position: 1, value: 'A', colour: 'red' }]);
  });

  it('keeps an element of an unknown type as it is', () => {
    const body = bodyOf({ type: 'video', position: 1, value: { deep: [1] } }, 'loose', null, 3);
    expect(keyless(body).map(({ kind }) => kind)).toEqual(['unknown', 'unknown', 'unknown', 'unknown']);
    expect(rewritten(body)).toEqual(JSON.parse(body));
  });

  it('treats a known type with a value that is no text as unknown, and keeps it', () => {
    const body = bodyOf({ type: 'text', position: 1, value: ['a'] }, { type: 'image', position: 2, src: 4 });
    expect(keyless(body).map(({ kind }) => kind)).toEqual(['unknown', 'unknown']);
    expect(rewritten(body)).toEqual(JSON.parse(body));
  });

  it.each(['<p>Bonjour</p>', '{"type":"text"}', '"texte"', '[{"type":', '12'])('opens raw when it is %s', (body) => {
    expect(readBody(body)).toEqual({ raw: body });
  });

  it('opens without blocks when it is blank', () => {
    expect(readBody(' ')).toEqual({ blocks: [] });
  });
});

describe('what the editor writes', () => {
  it('gives every title and text a value and every image an address', () => {
    const elements = written(
      { kind: 'title', text: 'A' },
      { kind: 'text', html: '<p>B</p>' },
      plainImage,
      { kind: 'button', label: 'Réserver', href: 'https://site.example/?a=1&b=2' },
      { kind: 'divider' },
    );
    expect(elements).toEqual([
      { type: 'title', position: 1, value: 'A' },
      { type: 'text', position: 2, value: '<p>B</p>' },
      { type: 'image', position: 3, src: image.src, id: 6 },
      expect.objectContaining({ type: 'text', position: 4, kind: 'button', value: expect.stringContaining('<table') }),
      { type: 'text', position: 5, kind: 'divider', value: '<hr>' },
    ]);
  });

  it('leaves out a text without letters and an image without an address', () => {
    expect(
      written(
        { kind: 'text', html: '<p>&nbsp;</p>' },
        { ...plainImage, src: null, chosen: { selectionId: 's', name: 'a.png', size: 1 } },
        { kind: 'title', text: ' ' },
        { kind: 'title', text: 'A' },
      ),
    ).toEqual([{ type: 'title', position: 1, value: 'A' }]);
  });

  it('writes HTML for an image with words, with a link, or marked as decorative: the platform has none of them', () => {
    const variants: NewBlock[] = [
      { ...plainImage, alt: 'Le "pont" & <eau>' },
      { ...plainImage, href: 'https://site.example/' },
      { ...plainImage, isDecorative: true },
    ];
    const [words, link, decorative] = written(...variants);
    expect(words).toMatchObject({ type: 'text', kind: 'image', alt: 'Le "pont" & <eau>', src: image.src, id: 6 });
    expect(words).toHaveProperty('value', `<img src="${image.src}" alt="Le &quot;pont&quot; &amp; &lt;eau&gt;">`);
    expect(link).toHaveProperty('value', `<a href="https://site.example/"><img src="${image.src}" alt=""></a>`);
    expect(decorative).toMatchObject({ kind: 'image', alt: '', decorative: true });
    expect(keyless(writeBody(variants.map(keyed)))).toEqual(variants);
  });

  it('opens its own buttons and dividers again as such', () => {
    const blocks: NewBlock[] = [
      { kind: 'button', label: 'Venez « tous »', href: 'mailto:a@site.example?subject=x&body=y' },
      { kind: 'divider' },
    ];
    expect(keyless(writeBody(blocks.map(keyed)))).toEqual(blocks);
  });

  it('takes the HTML for the text where another tool changed it beside the data of a button', () => {
    const body = bodyOf({
      type: 'text',
      position: 1,
      kind: 'button',
      value: '<p>Autre</p>',
      label: 'A',
      href: 'https://site.example/',
    });
    expect(keyless(body)).toMatchObject([{ kind: 'text', html: '<p>Autre</p>' }]);
    expect(rewritten(body)).toEqual(JSON.parse(body));
  });

  it('is counted in bytes', () => {
    expect(bodyBytes('é€')).toBe(5);
  });
});

describe('what a block says', () => {
  it('counts a button only with its words and its address', () => {
    expect(isFilled(keyed({ kind: 'button', label: 'A', href: '' }))).toBe(false);
    expect(isFilled(keyed({ kind: 'button', label: 'A', href: 'https://a.example' }))).toBe(true);
  });

  it('needs more than a divider or an unknown block for a message', () => {
    expect(hasContent([keyed({ kind: 'divider' }), keyed({ kind: 'unknown', element: {} })])).toBe(false);
    expect(hasContent([keyed({ kind: 'text', html: '<p>A</p>' })])).toBe(true);
  });

  it.each([
    ['https://site.example/a', true],
    ['mailto:a@site.example?subject=x', true],
    ['tel:+33383', true],
    ['http://site.example', false],
    ['javascript:alert(1)', false],
    ['https://user@site.example', false],
    ['/chemin', false],
  ])('may lead to %s: %s', (address, isAllowed) => {
    expect(isMessageAddress(address)).toBe(isAllowed);
  });
});
