import { DOMParser, XMLSerializer } from '@xmldom/xmldom';

/**
 * Reads a document.
 *
 * @throws Error when it is not well-formed
 */
export function parseXml(text: string): Document {
  const refuse = (message: string): never => {
    throw new Error(`Not well-formed XML: ${message}`);
  };
  return new DOMParser({ errorHandler: { warning: refuse, error: refuse, fatalError: refuse } }).parseFromString(
    text,
    'text/xml',
  );
}

/** Prints a document as it stands. */
export const writeXml = (document: Document): string => new XMLSerializer().serializeToString(document);

/** The elements of a name below a node, in the order of the document; a list of its own, that changes do not move. */
export const elements = (within: Document | Element, name: string): Element[] =>
  Array.from(within.getElementsByTagName(name));

/**
 * The one element of a name, and of an id where one is given.
 *
 * @throws Error when there is none or more than one
 */
export function theElement(within: Document | Element, name: string, id?: string): Element {
  const found = elements(within, name).filter((element) => id === undefined || element.getAttribute('Id') === id);
  const [element] = found;
  if (element === undefined || found.length > 1)
    throw new Error(`There are ${found.length} elements ${id === undefined ? name : `${name} ${id}`}, not one.`);
  return element;
}

/** The value of an attribute; an empty text without it. */
export const attributeOf = (element: Element, name: string): string => element.getAttribute(name) ?? '';

/** Takes a node out of its document. */
export const remove = (node: Node): void => {
  node.parentNode?.removeChild(node);
};
