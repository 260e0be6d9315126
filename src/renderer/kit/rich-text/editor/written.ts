import { type Node as DocumentNode, Fragment } from '@tiptap/pm/model';
import { cleanHtml, cleanNodes } from '../clean.ts';
import { bytesOf } from '../rules.ts';
import { restoreKept } from './layout.ts';
import { type EditedKind, LOOSE, serializerOf } from './schema.ts';

/** The size of a text: its letters without markup, and the bytes of its HTML. */
export interface TextSize {
  letters: number;
  bytes: number;
}

interface Block extends TextSize {
  html: string;
}

/** Each block of a document as it is written: a key changes one of them, whatever their number. */
const blocks: Readonly<Record<EditedKind, WeakMap<DocumentNode, Block>>> = {
  text: new WeakMap(),
  article: new WeakMap(),
};

/** Blocks from which on it is quicker to clean them as one text. */
const many = 20;

const isList = (node: Node): boolean => node.nodeName === 'UL' || node.nodeName === 'OL';

/** Serializes content into an element of an inert document, as it is stored. */
function serialized(content: Fragment, kind: EditedKind): HTMLElement {
  // Not in the page's own document, where a picture would be loaded as soon as it is created.
  const inert = document.implementation.createHTMLDocument('');
  const holder = inert.body;
  serializerOf(kind).serializeFragment(content, { document: inert }, holder);
  for (const entry of holder.querySelectorAll('li')) {
    const [first, ...others] = entry.childNodes;
    if (entry.hasAttribute(LOOSE)) entry.removeAttribute(LOOSE);
    else if (first?.nodeName === 'P' && others.every(isList)) first.replaceWith(...first.childNodes);
  }
  restoreKept(holder);
  return holder;
}

const blockOf = (node: DocumentNode, html: string): Block => ({
  html,
  letters: [...node.textContent].length,
  bytes: bytesOf(html),
});

const writeBlock = (node: DocumentNode, kind: EditedKind): Block =>
  blockOf(node, cleanHtml(serialized(Fragment.from(node), kind).innerHTML, kind));

/** Writes many blocks at once. They are kept one by one where each is still one element after the cleaning. */
function writeMany(nodes: readonly DocumentNode[], kind: EditedKind): Block[] {
  const raw = serialized(Fragment.fromArray([...nodes]), kind);
  const names = [...raw.childNodes].map(({ nodeName }) => nodeName);
  const clean = document.implementation.createHTMLDocument('').body;
  clean.append(clean.ownerDocument.importNode(cleanNodes(raw.innerHTML, kind), true));
  const elements = [...clean.childNodes];
  const isOneToOne =
    elements.length === nodes.length && elements.every(({ nodeName }, index) => nodeName === names[index]);
  return nodes.map((node, index) => {
    const element = elements[index];
    return isOneToOne && element instanceof Element ? blockOf(node, element.outerHTML) : writeBlock(node, kind);
  });
}

const isEmpty = (content: DocumentNode): boolean =>
  content.childCount === 1 && content.firstChild?.isTextblock === true && content.firstChild.content.size === 0;

function writtenBlocks(content: DocumentNode, kind: EditedKind): Block[] {
  const known = blocks[kind];
  const changed = content.children.filter((node) => !known.has(node));
  const written = changed.length < many ? changed.map((node) => writeBlock(node, kind)) : writeMany(changed, kind);
  for (const [index, node] of changed.entries()) {
    const block = written[index];
    if (block !== undefined) known.set(node, block);
  }
  return content.children.flatMap((node) => known.get(node) ?? []);
}

/** Serializes the editor's document as sanitized HTML; an empty text for a document without content. */
export const writeHtml = (content: DocumentNode, kind: EditedKind): string =>
  isEmpty(content)
    ? ''
    : writtenBlocks(content, kind)
        .map(({ html }) => html)
        .join('');

/** The size of a document once it is written. */
export const sizeOf = (content: DocumentNode, kind: EditedKind): TextSize =>
  isEmpty(content)
    ? { letters: 0, bytes: 0 }
    : writtenBlocks(content, kind).reduce(
        (sum, { letters, bytes }) => ({ letters: sum.letters + letters, bytes: sum.bytes + bytes }),
        { letters: 0, bytes: 0 },
      );

/** Takes what is known of the blocks of a document for those of its copy in another editor. */
export function adoptBlocks(from: DocumentNode, to: DocumentNode, kind: EditedKind): void {
  if (from.childCount !== to.childCount) return;
  const known = blocks[kind];
  for (const [index, node] of from.children.entries()) {
    const block = known.get(node);
    const copy = to.maybeChild(index);
    if (block !== undefined && copy !== null && copy.type.name === node.type.name) known.set(copy, block);
  }
}
