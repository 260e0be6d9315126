import { describe, expect, it } from 'vitest';
import { boundNodes, flattened, longestSource, startOfHtml } from '#renderer/kit/rich-text/bounded.ts';
import { isReproducible } from '#renderer/kit/rich-text/editor/document.ts';
import { parseApart } from '#renderer/kit/ui/trusted.ts';
import { longestText } from '#shared/cut.ts';

const body = (html: string) => parseApart(html).body;
const count = (root: ParentNode) => root.querySelectorAll('*').length;

describe('what is parsed and drawn of a text', () => {
  it('is all of it, where it is no longer than a screen', () => {
    const html = '<h2>Titre</h2><p>Un <b>deux</b></p>';
    const root = body(html);
    expect(startOfHtml(html)).toBe(html);
    expect(boundNodes(flattened(root))).toBe(false);
    expect(root.innerHTML).toBe(html);
  });

  it('is the start of endless HTML, which ends within no tag', () => {
    const start = startOfHtml('<p class="x">a</p>'.repeat(50_000));
    expect(start.length).toBeLessThanOrEqual(longestSource);
    expect(start).toMatch(/(?:<\/p>|a|<p class="x">)$/u);
  });

  it('is no more letters than a screen has, with what stands around them', () => {
    const root = body(`<div><p>Un</p><p>${'x'.repeat(20_000)}</p><p>Trois</p></div><p>Quatre</p>`);
    expect(boundNodes(root)).toBe(true);
    expect(root.innerHTML).toBe(`<div><p>Un</p><p>${'x'.repeat(longestText - 2)}…</p></div>`);
  });

  it('is no more elements than a screen has', () => {
    const root = body('<b>x</b>'.repeat(1100));
    expect(boundNodes(root)).toBe(true);
    expect(count(root)).toBe(1000);
  });

  it('has few levels, the words of all others kept', () => {
    const root = body(`${'<div>'.repeat(300)}Au <b>fond</b>${'</div>'.repeat(300)}<p>Après <i>cela</i></p>`);
    flattened(root);
    expect(count(root)).toBeLessThan(70);
    expect(root.textContent).toBe('Au fondAprès cela');
    expect(root.querySelector('p > i')?.textContent).toBe('cela');
  });
});

describe('what the editor opens', () => {
  it('is no text that would take it long: its HTML is edited', () => {
    expect(isReproducible('<p>a</p>', 'text')).toBe(true);
    expect(isReproducible('<p>a</p>'.repeat(20_000), 'text')).toBe(false);
    expect(isReproducible(`<p>${'a'.repeat(500_000)}</p>`, 'text')).toBe(false);
  });
});
