import { DOMParser as ContentParser, DOMSerializer, type Node as DocumentNode, type Schema } from '@tiptap/pm/model';
import { Extension, type Extensions, getSchema } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { isSafeAddress } from '../addresses.ts';
import { cleanHtml, cleanNodes } from '../clean.ts';
import type { HtmlKind } from '../kinds.ts';
import { isSameHtml } from '../tokens.ts';
import { Layout, restoreKept, Wrapper } from './layout.ts';
import { Picture } from './Picture.ts';

/** Kinds that can be edited. */
export type EditedKind = Exclude<HtmlKind, 'shown'>;

const LOOSE = 'data-loose';

/**
 * The engine wants a paragraph in every list item. An item that came without one is serialized without one again; new
 * items are too.
 */
const ListEntries = Extension.create({
  name: 'listEntries',
  addGlobalAttributes: () => [
    {
      types: ['listItem'],
      attributes: {
        isLoose: {
          default: false,
          parseHTML: (element) => element.firstElementChild?.tagName === 'P',
          renderHTML: ({ isLoose }) => (isLoose === true ? { [LOOSE]: '' } : {}),
        },
      },
    },
  ],
});

/** The extensions of the editor for one kind of text. */
export const extensionsFor = (kind: EditedKind, pictures: Extensions = [Picture]): Extensions => [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    // It would add an empty paragraph to an untouched text.
    trailingNode: false,
    link: {
      autolink: false,
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (address) => isSafeAddress(address, kind),
    },
  }),
  ListEntries,
  ...(kind === 'article' ? [...pictures, Wrapper, Layout] : []),
];

const schemas = new Map<EditedKind, Schema>();
export function schemaOf(kind: EditedKind): Schema {
  const known = schemas.get(kind);
  if (known !== undefined) return known;
  const schema = getSchema(extensionsFor(kind));
  schemas.set(kind, schema);
  return schema;
}

/** Parses a sanitized text to a document of the editor. */
export const readHtml = (html: string | null, kind: EditedKind): DocumentNode =>
  ContentParser.fromSchema(schemaOf(kind)).parse(cleanNodes(html ?? '', kind));

/** Serializes a document of this kind as HTML, also for the clipboard; the editor's own schema renders it on screen. */
export const serializerOf = (kind: EditedKind): DOMSerializer => DOMSerializer.fromSchema(schemaOf(kind));

const isList = (node: Node): boolean => node.nodeName === 'UL' || node.nodeName === 'OL';

/** Serializes the editor's document as HTML; an empty text for a document without content. */
export function writeHtml(content: DocumentNode, kind: EditedKind): string {
  if (content.childCount === 1 && content.firstChild?.isTextblock && content.firstChild.content.size === 0) return '';
  // Not in the page's own document, where a picture would be loaded as soon as it is created.
  const inert = document.implementation.createHTMLDocument('');
  const holder = inert.body;
  serializerOf(kind).serializeFragment(content.content, { document: inert }, holder);
  for (const entry of holder.querySelectorAll('li')) {
    const [first, ...others] = entry.childNodes;
    if (entry.hasAttribute(LOOSE)) entry.removeAttribute(LOOSE);
    else if (first?.nodeName === 'P' && others.every(isList)) first.replaceWith(...first.childNodes);
  }
  restoreKept(holder);
  return cleanHtml(holder.innerHTML, kind);
}

/** Characters of HTML that the editor opens: the longest article of a site has a tenth. */
const longestEdited = 400_000;
/** Signs that start a tag in it, each a node of the editor. */
const mostTags = 10_000;

/**
 * Whether the editor reproduces a text, so that editing loses nothing: parsed, serialized and sanitized, it is the same
 * apart from the notation. A text that would take the editor long is edited as HTML.
 */
export function isReproducible(html: string | null, kind: EditedKind): boolean {
  if (html === null || html === '') return true;
  if (html.length > longestEdited || html.split('<', mostTags + 1).length > mostTags) return false;
  return isSameHtml(html, writeHtml(readHtml(html, kind), kind));
}
