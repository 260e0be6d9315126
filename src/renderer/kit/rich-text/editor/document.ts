import { DOMParser as ContentParser, type Node as DocumentNode } from '@tiptap/pm/model';
import { cleanNodes } from '../clean.ts';
import { isSameHtml } from '../tokens.ts';
import { type EditedKind, schemaOf } from './schema.ts';
import { writeHtml } from './written.ts';

/** The text that was read last: whether the editor reproduces a text is asked before it is opened. */
let last: { html: string; kind: EditedKind; content: DocumentNode } | null = null;

/** Parses a sanitized text to a document of the editor. */
export function readHtml(html: string | null, kind: EditedKind): DocumentNode {
  const text = html ?? '';
  if (last?.html === text && last.kind === kind) return last.content;
  const content = ContentParser.fromSchema(schemaOf(kind)).parse(cleanNodes(text, kind));
  last = { html: text, kind, content };
  return content;
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
