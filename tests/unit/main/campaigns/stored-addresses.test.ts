import { expect, it } from 'vitest';
import { storedAddresses } from '#main/campaigns/stored-addresses.ts';
import { keyed, type NewBlock, writeBody } from '#shared/resources/campaigns/blocks.ts';

const stored = (...blocks: NewBlock[]) => writeBody(blocks.map((block) => keyed(block)));

it('finds the addresses of every kind of block, as a browser reads them', () => {
  const body = stored(
    { kind: 'title', text: 'https://title.example.org' },
    {
      kind: 'text',
      html:
        '<p><a href="https://a.example.org/?x=1&amp;y=&quot;2&quot;">A</a> <a HREF = \'https://b.example.org\'>B</a>' +
        '<img src=https://c.example.org/c.png> https://words.example.org <a href="https://d.example.org/&#xE9;&#233;">D</a></p>',
    },
    { kind: 'button', label: 'Publier', href: 'https://e.example.org/?a=1&b=2' },
    {
      kind: 'image',
      src: 'https://f.example.org/f.png?s=1&t=2',
      imageId: 3,
      alt: 'Le quai',
      href: 'https://g.example.org',
      isDecorative: false,
    },
    { kind: 'image', src: 'https://h.example.org/h.png', imageId: 4, alt: '', href: null, isDecorative: false },
  );
  expect(storedAddresses(body).toSorted()).toEqual([
    'https://a.example.org/?x=1&y="2"',
    'https://b.example.org',
    'https://c.example.org/c.png',
    'https://d.example.org/éé',
    'https://e.example.org/?a=1&b=2',
    'https://f.example.org/f.png?s=1&t=2',
    'https://g.example.org',
    'https://h.example.org/h.png',
  ]);
});

it.each(['', '<a href="https://example.org">', '{"src":"https://example.org"}'])(
  'finds none in a body without blocks: %j',
  (body) => expect(storedAddresses(body)).toEqual([]),
);
