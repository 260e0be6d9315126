import { DOMImplementation, XMLSerializer } from '@xmldom/xmldom';

/** An element to be: a name, attributes (undefined ones are left out), and a text or elements and comments inside. */
export interface Xml {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly content: string | readonly (Xml | XmlComment)[];
}
export interface XmlComment {
  /** A text of several lines is indented as a block. */
  readonly comment: string;
}

/** Describes an element. */
export const xml = (name: string, attributes: Xml['attributes'] = {}, content: Xml['content'] = []): Xml => ({
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
export function printDocument(root: Xml, namespace: string | null, doctype = ''): string {
  return `${DECLARATION}${doctype}${printElement(root, namespace)}\n`;
}

/** Two hyphens would end a comment. */
function commentText({ comment }: XmlComment, indent: string): string {
  const text = comment.replaceAll(/-(?=-)/gu, '- ');
  return text.includes('\n') ? `${indent}  ${text.replaceAll('\n', `${indent}  `)}${indent}` : ` ${text} `;
}

/** Prints an element, indented, without the declaration of a document. */
export function printElement(root: Xml, namespace: string | null = null): string {
  const document = new DOMImplementation().createDocument(namespace, root.name, null);
  fill(document.documentElement, root, '\n');

  function fill(element: Element, { attributes, content }: Xml, indent: string): void {
    for (const [name, value] of Object.entries(attributes)) {
      if (value !== undefined) element.setAttribute(name, String(value));
    }
    if (typeof content === 'string') {
      element.appendChild(document.createTextNode(content));
      return;
    }
    for (const child of content) {
      element.appendChild(document.createTextNode(`${indent}  `));
      element.appendChild(nodeOf(child, `${indent}  `));
    }
    if (content.length > 0) element.appendChild(document.createTextNode(indent));
  }

  function nodeOf(child: Xml | XmlComment, indent: string): Node {
    if ('comment' in child) return document.createComment(commentText(child, indent));
    const element = document.createElementNS(namespace, child.name);
    fill(element, child, indent);
    return element;
  }

  return new XMLSerializer().serializeToString(document);
}
