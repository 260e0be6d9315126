import { DOMImplementation } from '@xmldom/xmldom';
import { writeXml } from './dom.ts';

/** An element to be printed: a name, attributes (undefined ones are left out), a text or elements and comments. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly content: string | readonly (XmlElement | XmlComment)[];
}
export interface XmlComment {
  /** A text of several lines is indented as a block. */
  readonly comment: string;
}

/** Describes an element. */
export const element = (
  name: string,
  attributes: XmlElement['attributes'] = {},
  content: XmlElement['content'] = [],
): XmlElement => ({
  name,
  attributes,
  content,
});

const DECLARATION = '<?xml version="1.0" encoding="utf-8"?>\n';

/**
 * Prints a document, indented, in UTF-8.
 *
 * @param namespace namespace of all its elements; null for none
 * @param doctype what stands before the root
 */
export function printDocument(root: XmlElement, namespace: string | null, doctype = ''): string {
  return `${DECLARATION}${doctype}${printElement(root, namespace)}\n`;
}

/** Prints an element, indented, without the declaration of a document. */
export function printElement(root: XmlElement, namespace: string | null = null): string {
  const document = new DOMImplementation().createDocument(namespace, root.name, null);
  fill(document.documentElement, root, '\n');
  return writeXml(document);
}

/** Gives an element its attributes and its content, which stands deeper than `indent`. */
function fill(empty: Element, { attributes, content }: XmlElement, indent: string): void {
  const document = empty.ownerDocument;
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) empty.setAttribute(name, String(value));
  }
  if (typeof content === 'string') {
    empty.appendChild(document.createTextNode(content));
    return;
  }
  for (const child of content) {
    empty.appendChild(document.createTextNode(`${indent}  `));
    empty.appendChild(nodeOf(child, empty, `${indent}  `));
  }
  if (content.length > 0) empty.appendChild(document.createTextNode(indent));
}

/** Makes what is described, in the namespace of its parent. */
function nodeOf(child: XmlElement | XmlComment, { ownerDocument, namespaceURI }: Element, indent: string): Node {
  if ('comment' in child) return ownerDocument.createComment(commentText(child, indent));
  const node = ownerDocument.createElementNS(namespaceURI, child.name);
  fill(node, child, indent);
  return node;
}

/** Two hyphens would end a comment. */
function commentText({ comment }: XmlComment, indent: string): string {
  const text = comment.replaceAll(/-(?=-)/gu, '- ');
  return text.includes('\n') ? `${indent}  ${text.replaceAll('\n', `${indent}  `)}${indent}` : ` ${text} `;
}
