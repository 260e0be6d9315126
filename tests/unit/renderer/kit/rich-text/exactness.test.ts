import { describe, expect, it } from 'vitest';
import { isReproducible, readHtml } from '#renderer/kit/rich-text/editor/document.ts';
import { isCentred, withCentring } from '#renderer/kit/rich-text/editor/layout.ts';
import { writeHtml } from '#renderer/kit/rich-text/editor/written.ts';

const rewritten = (html: string, kind: 'text' | 'article' = 'text') => writeHtml(readHtml(html, kind), kind);

describe('a text that the editor returns unchanged', () => {
  it.each([
    ['nothing', ''],
    ['paragraphs', '<p>Un.</p><p>Deux.</p>'],
    ['marks', '<p>Une <strong>annonce</strong>, <em>puis</em> <u>une autre</u>.</p>'],
    ['marks in marks', '<p><strong>un <em>deux</em></strong></p>'],
    ['a line break', '<p>Un<br>Deux</p>'],
    ['links', '<p><a href="https://example.org/a?b=1&amp;c=2">Là</a> <a href="mailto:a@example.org">ici</a></p>'],
    ['a number', '<p><a href="tel:+33380000000">Appeler</a></p>'],
    ['headings', '<h2>Un</h2><h3>Deux</h3><p>Trois</p>'],
    ['a list without paragraphs', '<ul><li>Un</li><li>Deux</li></ul>'],
    ['a list with paragraphs', '<ol><li><p>Un</p></li><li><p>Deux</p><p>Trois</p></li></ol>'],
    ['both sorts of entries', '<ul><li>Un</li><li><p>Deux</p></li></ul>'],
    ['lists in lists', '<ul><li>Un<ul><li>Deux</li></ul></li></ul>'],
    ['an empty paragraph', '<p>Un</p><p></p><p>Deux</p>'],
    ['a space that does not break', '<p>Un&nbsp;! Deux\u00a0?</p><p>&nbsp;</p>'],
    ['references', '<p>&eacute;t&#233; &lt;b&gt; &amp; &quot;fin&quot;</p>'],
    ['other quotes and capitals', "<P>Un <A HREF='https://example.org/'>lien</A><br/></P>"],
    ['line breaks between blocks', '<h2>Un</h2>\n<ul>\n  <li>Deux</li>\n  <li>Trois</li>\n</ul>\n\n<p>Quatre</p>\n'],
  ])('%s', (_, html) => {
    expect(rewritten(html)).toBe(rewritten(rewritten(html)));
    expect(isReproducible(html, 'text')).toBe(true);
  });

  it('includes a picture of an article, whatever the order of its attributes', () => {
    expect(isReproducible('<p><img alt="Affiche" src="https://example.org/a.png"></p>', 'article')).toBe(true);
    expect(isReproducible('<p><a href="/aide" target="_blank" rel="noopener">Aide</a></p>', 'article')).toBe(true);
  });
});

describe('a text that the editor would change', () => {
  it.each([
    ['a table', '<table><tbody><tr><td>1</td></tr></tbody></table>'],
    ['blocks', '<div class="row"><p>Conduire</p></div>'],
    ['a style', '<p style="text-align:center">Un</p>'],
    ['a class', '<p class="intro">Un</p>'],
    ['another name of a mark', '<p><b>Un</b></p>'],
    ['text without a paragraph', 'Bonjour'],
    ['marks in another order', '<p><em><strong>Un</strong></em></p>'],
    ['marks side by side', '<p><strong>a</strong><strong>b</strong></p>'],
    ['an open element', '<p>Un'],
    ['a closing tag of another part', '<p>Un</p></div>'],
    ['entries that are not closed', '<ul><li>Un<li>Deux</ul>'],
    ['a comment', '<p>Un</p><!-- fin -->'],
    ['a condition of Word', '<!--[if mso]><p>Un</p><![endif]-->'],
    ['a sign that starts no tag', '<p>1 < 2</p>'],
    ['several spaces', '<p>Un  deux</p>'],
    ['a line break within a line', '<p>Un\ndeux</p>'],
    ['a space at the end', '<p>Un </p>'],
    ['a script', '<p>Un</p><script>alert(1)</script>'],
    ['a handler', '<p onclick="alert(1)">Un</p>'],
    ['a frame', '<iframe src="https://example.org"></iframe>'],
    ['a link that opens beside', '<p><a href="https://example.org" target="_blank">Un</a></p>'],
    ['a link that is not safe', '<p><a href="http://example.org">Un</a></p>'],
    ['a picture', '<p><img src="https://example.org/a.png" alt=""></p>'],
    ['other headings', '<h4>Un</h4>'],
    ['a rule', '<p>Un</p><hr><p>Deux</p>'],
    ['a paragraph in a paragraph', '<p>Un<p>Deux</p></p>'],
    ['an attribute twice', '<p><a href="https://example.org" href="https://example.com">Un</a></p>'],
  ])('%s', (_, html) => {
    expect(isReproducible(html, 'text')).toBe(false);
  });

  it.each([
    ['a block around blocks', '<div class="row"><p>Un</p></div>'],
    ['a place for a widget', '<div id="widget"></div>'],
    ['a line of text in a block', '<div style="text-align:center">Un</div>'],
    ['a caption', '<figure><img src="https://example.org/a.png" alt=""><figcaption>Un</figcaption></figure>'],
    ['an icon', '<p><i class="fa fa-car"></i> Un</p>'],
    ['a target', '<p id="top">Un</p>'],
  ])('counts as free HTML of an article: %s', (_, html) => {
    expect(isReproducible(html, 'article')).toBe(false);
  });
});

describe('a centred picture or paragraph of an article', () => {
  const picture = '<img src="https://example.org/a.png" alt="A">';
  it.each([
    ['by the style of its paragraph', `<p style="text-align:center">${picture}</p>`],
    ['by a style written otherwise', `<p style="TEXT-ALIGN: center; color: red">${picture}</p>`],
    ['by the attribute of old', `<p align="center">${picture}</p>`],
    ['by a class', `<p class="text-center">${picture}</p>`],
    ['by a block', `<div style="text-align: center;">${picture}</div>`],
    ['by a block of a class', `<p>Un</p>\n<div class="centre">${picture}</div>\n<p>Deux</p>`],
    ['by the element of old', `<center>${picture}</center>`],
    ['in a link', `<center><a href="/aide">${picture}</a></center>`],
    ['in a figure', `<figure class="image">${picture}</figure>`],
    ['by its own style', `<p><img style="display:block;margin:0 auto" src="https://example.org/a.png" alt=""></p>`],
    ['in words', '<h2 style="text-align:center">Un</h2><p style="text-align:right">Deux</p>'],
  ])('%s opens in the editor, which returns it unchanged', (_, html) => {
    expect(isReproducible(html, 'article')).toBe(true);
  });

  it('is recognised as centred, and toggling that keeps the rest of its style', () => {
    expect([
      isCentred({ style: 'color:red;text-align:center' }),
      isCentred({ align: 'CENTER' }),
      isCentred({}),
    ]).toEqual([true, true, false]);
    expect(withCentring({ style: 'color: red; text-align: right' }, true).style).toBe('color: red; text-align: center');
    expect(withCentring({ style: 'text-align:center', align: 'center' }, false)).toEqual({ style: null, align: null });
  });
});

it.each([
  ['<h1>Un</h1><h5>Deux</h5>', '<h2>Un</h2><h3>Deux</h3>'],
  [
    '<p>Un <a href="javascript:x()">deux</a> <a href="https://user:secret@example.org/">trois</a></p>',
    '<p>Un deux trois</p>',
  ],
])('the editor’s version of %s is clean', (html, taken) => {
  expect(rewritten(html)).toBe(taken);
});
