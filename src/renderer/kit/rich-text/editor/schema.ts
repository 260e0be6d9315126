import { DOMSerializer, type Schema } from '@tiptap/pm/model';
import { Extension, type Extensions, getSchema } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { isSafeAddress } from '../addresses.ts';
import type { HtmlKind } from '../kinds.ts';
import { Layout, Wrapper } from './layout.ts';
import { Picture } from './Picture.ts';

/** Kinds that can be edited. */
export type EditedKind = Exclude<HtmlKind, 'shown'>;

/** Marks an item of a list that has a paragraph of its own. */
export const LOOSE = 'data-loose';

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

/** Serializes a document of this kind as HTML, also for the clipboard; the editor's own schema renders it on screen. */
export const serializerOf = (kind: EditedKind): DOMSerializer => DOMSerializer.fromSchema(schemaOf(kind));
