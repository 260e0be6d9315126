import type { Block, NewBlock } from '#shared/resources/campaigns/blocks.ts';

/** The addresses of pictures that were sent or copied, by what names them while they wait (`waitingPicture`). */
export type SentPictures = ReadonlyMap<string, { src: string; imageId: number }>;

/**
 * Returns what names the picture of a block while it waits to be saved: the id of its selection, or the address of one
 * that belongs to another campaign. Null for a block whose picture is the campaign's own, or that has none.
 */
export function waitingPicture(block: Block): string | null {
  if (block.kind !== 'image') return null;
  if (block.chosen !== undefined) return block.chosen.selectionId;
  return block.isBorrowed === true ? block.src : null;
}

/** A block with the address of its picture, once that was sent. */
export function settledBlock(block: Block, sent: SentPictures): Block {
  const waiting = waitingPicture(block);
  const found = waiting === null ? undefined : sent.get(waiting);
  if (block.kind !== 'image' || found === undefined) return block;
  const { chosen: _, isBorrowed: __, ...rest } = block;
  return { ...rest, ...found };
}

/**
 * A copy of a block of another campaign. Its picture is copied with the next save: the other may take its file away,
 * and taking this block away must not.
 */
export function borrowed({ key: _, ...block }: Block): NewBlock {
  if (block.kind !== 'image') return block;
  return { ...block, imageId: null, ...(block.src !== null && { isBorrowed: true }) };
}
