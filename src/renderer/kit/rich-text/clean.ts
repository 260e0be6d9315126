import createPurify, { type DOMPurify } from 'dompurify';
import { cleanerPolicy } from '#renderer/kit/ui/trusted.ts';
import { isSafeAddress } from './addresses.ts';
import { allowed, type HtmlKind } from './kinds.ts';

const ADDRESSES: ReadonlySet<string> = new Set(['href', 'src', 'cite']);

/** Elements that are replaced by an equivalent of the editor. */
const equivalents: Readonly<Record<string, string>> = {
  B: 'strong',
  I: 'em',
  H1: 'h2',
  H4: 'h3',
  H5: 'h3',
  H6: 'h3',
};

const cleaners = new Map<HtmlKind, DOMPurify>();

/** One sanitizer per kind: each has its own rule for addresses. */
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

/** Renames an element; its attributes were removed before, or have no meaning for the new one. */
function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/**
 * Sanitizes HTML into nodes of an inert document: removes everything that its kind may not contain, such as scripts,
 * handlers, frames and unsafe addresses.
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
  // A link or a picture without an address is removed.
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

/** Serializes nodes as HTML. */
function serialize(nodes: Node): string {
  const holder = document.implementation.createHTMLDocument('').body;
  holder.append(holder.ownerDocument.importNode(nodes, true));
  return holder.innerHTML;
}

/**
 * Sanitizes HTML. Every text passes through here before it is edited, sent or shown; nothing else parses HTML of the
 * platform, a user or the clipboard for the page.
 */
export const cleanHtml = (html: string, kind: HtmlKind): string => serialize(cleanNodes(html, kind));
