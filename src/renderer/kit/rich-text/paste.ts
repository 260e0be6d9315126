import { cleanHtml } from './clean.ts';
import type { HtmlKind } from './kinds.ts';
import { inertBody } from './rules.ts';

/** Elements of Office and of the clipboard without text content. */
const NOISE = 'style, script, meta, link, title, xml, head, o\\:p, v\\:shape, v\\:shapetype, w\\:sdtpr';

const styleOf = (element: Element): string => (element.getAttribute('style') ?? '').toLowerCase();

/** Returns the marks that a style means: Google Docs writes no elements for them. */
function marksOf(style: string): string[] {
  const marks: string[] = [];
  if (/font-weight:\s*(?:bold|[6-9]00)/.test(style)) marks.push('strong');
  if (/font-style:\s*italic/.test(style)) marks.push('em');
  if (/text-decoration[^;]*:\s*[^;]*underline/.test(style)) marks.push('u');
  return marks;
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** Replaces the styles of elements by the marks that they mean. */
function markStyled(body: HTMLElement): void {
  // Google Docs wraps everything in a `<b>` that is not bold.
  for (const wrapper of body.querySelectorAll('b, strong, i, em')) {
    if (/font-(?:weight|style):\s*(?:normal|400)/.test(styleOf(wrapper))) unwrap(wrapper);
  }
  for (const span of body.querySelectorAll('span[style]')) {
    // A link is underlined anyway.
    const marks = marksOf(styleOf(span)).filter((mark) => mark !== 'u' || span.closest('a') === null);
    let inside: ChildNode[] = [...span.childNodes];
    for (const mark of marks) {
      const element = body.ownerDocument.createElement(mark);
      element.append(...inside);
      inside = [element];
    }
    span.replaceWith(...inside);
  }
}

const NUMBERED = /^\s*(?:\d+|[a-z]|[ivxlc]+)[.)]/i;

/** Converts the lists of Word, which are paragraphs with a level, to lists. */
function convertWordLists(body: HTMLElement): void {
  const open: { level: number; list: HTMLElement }[] = [];
  let previous: Element | null = null;
  for (const entry of [...body.querySelectorAll('p[style*="mso-list"]')]) {
    const level = Number(/level(\d)/.exec(styleOf(entry))?.[1] ?? 1);
    const marker = entry.querySelector('[style*="mso-list"]');
    const name = NUMBERED.test(marker?.textContent ?? '') ? 'ol' : 'ul';
    marker?.remove();
    if (previous === null || entry.previousElementSibling !== previous) open.length = 0;
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
    if (open.at(-1)?.level !== level) {
      const list = body.ownerDocument.createElement(name);
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else entry.before(list);
      open.push({ level, list });
    }
    const item = body.ownerDocument.createElement('li');
    item.append(...entry.childNodes);
    open.at(-1)?.list.append(item);
    entry.remove();
    previous = open[0]?.list ?? null;
  }
}

/** Converts blocks of other programs to paragraphs, unless they contain blocks themselves. */
function paragraphs(body: HTMLElement): void {
  for (const block of body.querySelectorAll('div, section, article, center, blockquote, pre, address')) {
    if (block.querySelector('p, div, ul, ol, h1, h2, h3, h4, h5, h6, table') !== null) continue;
    const paragraph = body.ownerDocument.createElement('p');
    paragraph.append(...block.childNodes);
    block.replaceWith(paragraph);
  }
  // Cells become one line per row.
  for (const row of body.querySelectorAll('tr')) {
    const paragraph = body.ownerDocument.createElement('p');
    for (const [at, cell] of [...row.children].entries()) {
      if (at > 0) paragraph.append(' ');
      const blocks = [...cell.querySelectorAll('p')];
      for (const block of blocks) block.replaceWith(...block.childNodes, ' ');
      paragraph.append(...cell.childNodes);
    }
    row.replaceWith(paragraph);
  }
}

/**
 * Converts clipboard HTML for the editor: marks and lists of Word and Google Docs are kept, tables become lines,
 * everything else is removed.
 */
export function cleanPaste(html: string, kind: HtmlKind): string {
  const body = inertBody(html);
  for (const noise of body.querySelectorAll(NOISE)) noise.remove();
  convertWordLists(body);
  markStyled(body);
  paragraphs(body);
  // A text is pasted as a text: blocks and styles of other pages have no place in an article either.
  const clean = cleanHtml(body.innerHTML, 'text');
  return kind === 'text' ? clean : withPictures(html, clean, kind);
}

/** Keeps pictures that are alone in the clipboard, copied within the editor or from a page. */
function withPictures(html: string, clean: string, kind: HtmlKind): string {
  const body = inertBody(html);
  const picture = body.querySelector('img[src]');
  const isAlone = (body.textContent ?? '').trim() === '';
  return picture !== null && isAlone ? cleanHtml(picture.outerHTML, kind) : clean;
}

/** What the editor leaves out of a paste, apart from styles. */
export interface PasteLoss {
  /** Tables become lines of text. */
  hasTables: boolean;
  /** Pictures among text are left out: they are on the computer, or on another site. */
  hasPictures: boolean;
}

/** Returns what pasting this would lose. */
export function lossOf(html: string): PasteLoss {
  const body = inertBody(html);
  const hasText = (body.textContent ?? '').trim() !== '';
  return {
    hasTables: body.querySelector('table') !== null,
    hasPictures: hasText && body.querySelector('img') !== null,
  };
}

/** Attributes kept in free HTML: those with a meaning, not those of another program's layout. */
const MEANT: ReadonlySet<string> = new Set(['href', 'colspan', 'rowspan', 'scope']);

/** Converts clipboard HTML to free HTML of an article: tables stay, styles of other programs are removed. */
export function cleanTables(html: string): string {
  const body = inertBody(html);
  for (const noise of body.querySelectorAll(`${NOISE}, img, colgroup`)) noise.remove();
  convertWordLists(body);
  markStyled(body);
  for (const element of body.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) if (!MEANT.has(name)) element.removeAttribute(name);
  }
  for (const wrapper of body.querySelectorAll('span, font, div')) unwrap(wrapper);
  return cleanHtml(body.innerHTML, 'article').trim();
}
