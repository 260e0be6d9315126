import { z } from 'zod';
import { type Block, keyed, readBody, writeBody } from '#shared/resources/campaigns/blocks.ts';

/** What the editor holds: blocks, or the text of a body that is no list in JSON. */
export type Content = { blocks: readonly Block[] } | { raw: string };

export const isRaw = (content: Content): content is { raw: string } => 'raw' in content;

const others = z.record(z.string(), z.unknown()).optional();
const chosen = z.object({ selectionId: z.string(), name: z.string(), size: z.number() });
const color = z.string().regex(/^#[\da-f]{6}$/i);
const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('title'), text: z.string(), others }),
  z.object({ kind: z.literal('text'), html: z.string(), others }),
  z.object({
    kind: z.literal('image'),
    src: z.string().nullable(),
    imageId: z.int().nullable(),
    alt: z.string(),
    href: z.string().nullable(),
    isDecorative: z.boolean(),
    chosen: chosen.optional(),
    isBorrowed: z.literal(true).optional(),
    others,
  }),
  z.object({ kind: z.literal('button'), label: z.string(), href: z.string(), color: color.optional(), others }),
  z.object({ kind: z.literal('divider'), others }),
  z.object({ kind: z.literal('unknown'), element: z.unknown(), others }),
]);
const content = z.union([z.object({ raw: z.string() }), z.object({ blocks: z.array(block) })]);

/** Each block as text: it is written again only when it changed. */
const written = new WeakMap<Block, string>();

function writeBlock(one: Block): string {
  const known = written.get(one);
  if (known !== undefined) return known;
  const { key: _, ...rest } = one;
  // In the order of the names, so that equal blocks are equal texts.
  const text = JSON.stringify(Object.fromEntries(Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1))));
  written.set(one, text);
  return text;
}

/**
 * Writes the content as the text that the form and its draft hold: with blocks that are not filled yet and pictures
 * that were chosen and not sent, which a body has no place for. Keys are left out.
 */
export const writeContent = (now: Content): string =>
  isRaw(now) ? JSON.stringify(now) : `{"blocks":[${now.blocks.map(writeBlock).join(',')}]}`;

/** Reads what `writeContent` wrote; an empty message from a text that it did not write. Each block has a new key. */
export function readContent(text: string): Content {
  try {
    const read = content.safeParse(JSON.parse(text)).data;
    if (read === undefined) return { blocks: [] };
    // A key that is left out is absent, which zod's type expresses as `undefined`.
    return 'raw' in read ? read : { blocks: read.blocks.map((one) => keyed(one) as Block) };
  } catch {
    return { blocks: [] };
  }
}

/** The content of a message without blocks. */
export const emptyContent: string = writeContent({ blocks: [] });

/** The content of a stored body, as the form holds it. */
export const contentOfBody = (body: string): string => writeContent(readBody(body));

/** The body of a content; a raw one as it is. */
export const bodyOf = (now: Content): string => (isRaw(now) ? now.raw : writeBody(now.blocks));

/**
 * Gives blocks the keys of those that stand in their places, so that what is on screen stays the same element after a
 * save.
 */
export const withKeysOf = (blocks: readonly Block[], before: readonly Block[]): Block[] =>
  blocks.map((one, at) => {
    const same = before[at];
    if (same === undefined) return one;
    if (writeBlock(same) === writeBlock(one)) return same;
    return same.kind === one.kind ? { ...one, key: same.key } : one;
  });
