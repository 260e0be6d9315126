import { Fragment } from '@tiptap/pm/model';
import { describe, expect, it, vi } from 'vitest';
import { readHtml } from '#renderer/kit/rich-text/editor/document.ts';
import { adoptBlocks, sizeOf, writeHtml } from '#renderer/kit/rich-text/editor/written.ts';

const blocks = [
  '<p>Un <strong>deux</strong></p>',
  '<ul><li>Trois</li><li><p>Quatre</p></li></ul>',
  '<h2>Cinq</h2>',
  '<p>Six<br>sept &amp; huit</p>',
  '<p>É</p>',
];
const long = Array.from({ length: 40 }, () => blocks.join('')).join('');

describe('a text that is written block by block', () => {
  it.each([
    ['a short one', blocks.join('')],
    ['a long one, which is cleaned at once', long],
  ])('is the same as it was read: %s', (_, html) => {
    expect(writeHtml(readHtml(html, 'text'), 'text')).toBe(html);
  });

  it('is the same where a part of it has to be cleaned away', () => {
    const picture = '<p><img src="/a.png" alt="A"></p>';
    const html = `${long}${picture}`;
    expect(writeHtml(readHtml(html, 'article'), 'article')).toBe(html);
  });

  it('writes and cleans only the block that changed', () => {
    const before = readHtml(`${long}<p>Fin</p>`, 'text');
    writeHtml(before, 'text');
    const paragraph = before.type.schema.nodes.paragraph?.create(null, before.type.schema.text('Suite'));
    if (paragraph === undefined) throw new Error('a text has paragraphs');
    const after = before.copy(Fragment.fromArray([...before.children.slice(0, -1), paragraph]));
    const parse = vi.spyOn(DOMParser.prototype, 'parseFromString');
    expect(writeHtml(after, 'text')).toBe(`${long}<p>Suite</p>`);
    const parsed = parse.mock.calls.map(([html]) => String(html));
    parse.mockRestore();
    expect(parsed.length).toBeGreaterThan(0);
    for (const html of parsed) expect(html.length).toBeLessThan(200);
  });

  it('has the size of its letters and of its bytes', () => {
    const content = readHtml('<p>É<strong>a</strong></p><p>😀</p>', 'text');
    const html = writeHtml(content, 'text');
    expect(sizeOf(content, 'text')).toEqual({ letters: 3, bytes: new TextEncoder().encode(html).length });
  });

  it('is known in the copy of another editor', () => {
    const content = readHtml(long, 'article');
    const html = writeHtml(content, 'article');
    const copy = content.type.schema.nodeFromJSON(content.toJSON());
    adoptBlocks(content, copy, 'article');
    expect(writeHtml(copy, 'article')).toBe(html);
  });
});
