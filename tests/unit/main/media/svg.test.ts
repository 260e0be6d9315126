import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isPlainSvg } from '#main/media/svg.ts';
import { iconSvg } from '#training/drawings/scenes.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const drawn = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 48 48"${more}>${inside}</svg>`;

/** Ten of each level in the next: a billion rectangles by nine levels. */
const levels = (make: (level: number, below: string) => string, of: (id: string) => string) =>
  Array.from({ length: 9 }, (_, level) => make(level + 1, of(`l${level}`).repeat(10))).join('');

describe('an icon may be', () => {
  it.each([
    ['one of the training platform', iconSvg(7, true)],
    ['an export of Illustrator', readFileSync('tests/fixtures/svg/illustrator.svg', 'utf8')],
    ['an export of Inkscape', readFileSync('tests/fixtures/svg/inkscape.svg', 'utf8')],
    [
      'one with a symbol that is used, a clip and a mask',
      drawn(
        '<defs><symbol id="a"><path d="M0 0h9v9z"/></symbol><clipPath id="c"><circle r="9"/></clipPath><mask id="m"><use href="#a"/></mask></defs><g clip-path="url(#c)" mask="url(#m)"><use xlink:href="#a"/><use href="#a"/></g>',
      ),
    ],
    [
      'one with a gradient that takes its colours from another',
      drawn(
        '<linearGradient id="a"><stop offset="1"/></linearGradient><linearGradient id="b" xlink:href="#a"/><rect fill="url(#b)" width="9" height="9"/>',
      ),
    ],
    ['one with a line in dashes', drawn('<path d="M0 0h9" stroke-dasharray="1 2"/>')],
  ])('%s', (_, text) => expect(isPlainSvg(bytes(text))).toBe(true));
});

describe('an icon may not be', () => {
  it.each([
    [
      'nested uses',
      drawn(
        `<rect id="l0"/>${levels(
          (level, below) => `<g id="l${level}">${below}</g>`,
          (id) => `<use href="#${id}"/>`,
        )}`,
      ),
    ],
    [
      'nested symbols, by xlink',
      drawn(
        `<symbol id="l0"><rect/></symbol>${levels(
          (level, below) => `<symbol id="l${level}">${below}</symbol>`,
          (id) => `<use xlink:href="#${id}"/>`,
        )}`,
      ),
    ],
    [
      'uses that are drawn by CSS masks',
      drawn(
        `<mask id="l0"><rect/></mask>${levels(
          (level, below) => `<mask id="l${level}">${below}</mask>`,
          (id) => `<rect style="mask: url('#${id}')"/>`,
        )}<rect mask="url(#l9)"/>`,
      ),
    ],
    [
      'clips by a style sheet',
      drawn(
        `<style>${Array.from({ length: 9 }, (_, level) => `.c${level + 1} { clip-path: url(#l${level}) }`).join('')}</style><clipPath id="l0"><rect/></clipPath>${Array.from({ length: 9 }, (_, level) => `<clipPath id="l${level + 1}">${`<rect class="c${level + 1}"/>`.repeat(10)}</clipPath>`).join('')}<rect clip-path="url(#l9)"/>`,
      ),
    ],
    [
      'gradients that refer to each other for ever',
      drawn('<linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"/><rect fill="url(#a)"/>'),
    ],
    [
      'a chain of gradients',
      drawn(
        `${Array.from({ length: 80 }, (_, at) => `<linearGradient id="g${at}" href="#g${at + 1}"/>`).join('')}<rect fill="url(#g0)"/>`,
      ),
    ],
    ['a use of itself', drawn('<g id="a"><use href="#a"/></g>')],
    ['a use whose id is written otherwise', drawn('<g id="a"/><use href="#%61"/>')],
    ['a use of another file', drawn('<use href="https://example.org/a.svg#a"/>')],
    ['a pattern', drawn('<pattern id="p" width="1" height="1"><rect/></pattern><rect fill="url(#p)"/>')],
    ['a filter', drawn('<filter id="f"><feTurbulence numOctaves="999999999"/></filter><rect filter="url(#f)"/>')],
    ['a filter by a function', drawn('<rect style="filter: blur(9999px)"/>')],
    ['a shadow of text', drawn('<text style="text-shadow: 0 0 999px red">P</text>')],
    ['a marker', drawn('<marker id="m"><rect/></marker><path d="M0 0h9" marker-mid="url(#m)"/>')],
    ['a picture', drawn('<image href="data:image/png;base64,AAAA"/>')],
    ['a page', drawn('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">P</p></foreignObject>')],
    ['an element of a page', drawn('<h:style xmlns:h="http://www.w3.org/1999/xhtml">*{filter:blur(9px)}</h:style>')],
    ['an animation', drawn('<rect><animate attributeName="x" dur="1s"/></rect>')],
    ['a script', drawn('<script>1</script>')],
    ['an address by a style', drawn('<rect style="fill: url(https://example.org/a.svg#b)"/>')],
    ['an address written with escapes', drawn('<rect style="fill: u\\72l(#a)"/>')],
    ['an imported style sheet', drawn('<style>@import "https://example.org/a.css";</style>')],
    ['a style sheet that does not end', drawn('<style>rect{mask:url(#m)</style><mask id="m"/><rect/>')],
    ['a named style sheet', `<?xml-stylesheet href="a.css"?>${drawn('')}`],
    ['thousands of elements', drawn('<rect/>'.repeat(2000))],
    ['deep nesting', drawn(`${'<g>'.repeat(200)}${'</g>'.repeat(200)}`)],
    ['many lines in dashes', drawn(`<g stroke-dasharray=".001">${'<path d="M0 0h999999"/>'.repeat(50)}</g>`)],
    ['entities', `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${drawn('<text>&b;</text>')}`],
    ['an unknown entity', drawn('<text>&nbsp;</text>')],
    ['text in another encoding that it names', `<?xml version="1.0" encoding="utf-16"?>${drawn('')}`],
    ['something that is not closed', '<svg xmlns="http://www.w3.org/2000/svg"><g>'],
    ['a page of HTML', '<html><body/></html>'],
    ['an SVG without its namespace', '<svg viewBox="0 0 9 9"><rect/></svg>'],
    ['a drawing that is no svg at its root', '<rect xmlns="http://www.w3.org/2000/svg"/>'],
  ])('%s', (_, text) => expect(isPlainSvg(bytes(text))).toBe(false));

  it('text in UTF-16, or compressed', () => {
    expect(isPlainSvg(Buffer.from(`\uFEFF${drawn('')}`, 'utf16le'))).toBe(false);
    expect(isPlainSvg(Uint8Array.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0]))).toBe(false);
  });

  // What looks back for each start would take minutes: what is asked is that the answer comes.
  it.each([
    ['comments that do not end', drawn(`<style>${'/*'.repeat(30_000)}</style>`)],
    ['one long word', drawn(`<style>${'a'.repeat(60_000)}</style>`)],
    ['one long word in brackets', drawn(`<rect fill="${'a'.repeat(60_000)}("/>`)],
    ['thousands of rules', drawn(`<style>${'a,'.repeat(20_000)}b{}</style>${'<g/>'.repeat(900)}`)],
  ])('%s, whatever it takes to read', (_, text) => expect(isPlainSvg(bytes(text))).toBe(false));
});
