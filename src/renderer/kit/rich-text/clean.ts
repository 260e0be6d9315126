import createPurify, { type DOMPurify } from 'dompurify';
import { cleanerPolicy } from '#renderer/kit/ui/trusted.ts';
import { isSafeAddress } from './addresses.ts';
import { allowed, type HtmlKind } from './kinds.ts';

const ADDRESSES: ReadonlySet<string> = new Set(['href', 'src', 'cite']);

/** What means the same as a mark of the editor. */
const equivalents: Readonly<Record<string, string>> = {
  B: 'strong',
  I: 'em',
  H1: 'h2',
  H4: 'h3',
  H5: 'h3',
  H6: 'h3',
};

const cleaners = new Map<HtmlKind, DOMPurify>();

/** One cleaner a kind: its rule for addresses is its own. */
function cleanerOf(kind: HtmlKind): DOMPurify {
  const known = cleaners.get(kind);
  if (known !== undefined) return known;
  const cleaner = createPurify(window);
  if (!cleaner.isSupported) throw new Error('HTML cannot be cleaned here');
  cleaner.addHook('uponSanitizeAttribute', (_, attribute) => {
    const { attrName, attrValue } = attribute;
    if (!ADDRESSES.has(attrName)) return;
    if (!isSafeAddress(attrValue, kind, attrName === 'src' ? 'source' : 'link')) attribute.keepAttr = false;
  });
  cleaners.set(kind, cleaner);
  return cleaner;
}

/** Gives an element another name; its attributes went with the cleaning, or have no meaning for the new one. */
function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/**
 * HTML as nodes, without anything that its kind may not hold: scripts, handlers, frames, unsafe addresses. They are no part
 * of the page.
 */
export function cleanNodes(html: string, kind: HtmlKind): DocumentFragment {
  const isText = kind === 'text';
  const nodes = cleanerOf(kind).sanitize(html, {
    ALLOWED_TAGS: [
      ...allowed[kind].tags,
      ...(isText ? Object.keys(equivalents).map((name) => name.toLowerCase()) : []),
    ],
    ALLOWED_ATTR: [...allowed[kind].attributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: kind === 'article',
    RETURN_DOM_FRAGMENT: true,
    ...(cleanerPolicy !== undefined && { TRUSTED_TYPES_POLICY: cleanerPolicy }),
  });
  // A link without an address is none, nor is a picture without one.
  for (const link of nodes.querySelectorAll('a:not([href])')) {
    if (link.attributes.length === 0) link.replaceWith(...link.childNodes);
  }
  for (const picture of nodes.querySelectorAll('img:not([src])')) picture.remove();
  if (isText) {
    for (const [name, same] of Object.entries(equivalents)) {
      for (const element of nodes.querySelectorAll(name)) rename(element, same);
    }
    for (const element of nodes.querySelectorAll('[href]:not(a)')) element.removeAttribute('href');
  }
  return nodes;
}

/** Nodes written as HTML. */
function serialize(nodes: Node): string {
  const holder = document.implementation.createHTMLDocument('').body;
  holder.append(holder.ownerDocument.importNode(nodes, true));
  return holder.innerHTML;
}

/**
 * HTML without anything that its kind may not hold. Every text passes here before it is edited, sent or shown; nothing
 * else makes HTML of what the platform, a person or the clipboard gave.
 */
export const cleanHtml = (html: string, kind: HtmlKind): string => serialize(cleanNodes(html, kind));
