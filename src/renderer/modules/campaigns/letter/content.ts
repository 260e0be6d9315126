import { sentHtml } from '#renderer/kit/rich-text/rules.ts';
import type { OpenedLetter } from '#shared/ipc/campaign-letters.ts';
import { type Block, isMessageAddress, keyed, type NewBlock, readBody } from '#shared/resources/campaigns/blocks.ts';
import { writeContent } from '../message/content.ts';

/** The blocks of a letter that are taken, and the number of those that are not. */
export interface LetterContent {
  blocks: readonly NewBlock[];
  leftOut: number;
}

/** A block with what it needs alone; null for one that is not taken. */
function taken(block: Block, picture: string | undefined): NewBlock | null {
  switch (block.kind) {
    case 'title':
      return { kind: 'title', text: block.text };
    case 'text': {
      const html = sentHtml(block.html);
      return html === null ? null : { kind: 'text', html };
    }
    case 'button': {
      const { label, href, color } = block;
      return { kind: 'button', label, href: isMessageAddress(href) ? href : '', ...(color !== undefined && { color }) };
    }
    case 'image': {
      // Whoever reads a message tells the host of its pictures.
      if (block.src === null || block.src !== picture) return null;
      const { src, alt, isDecorative } = block;
      return { kind: 'image', src, imageId: null, alt, href: null, isDecorative };
    }
    case 'divider':
      return { kind: 'divider' };
    case 'unknown':
      return null;
  }
}

/**
 * Takes the content of a letter as a paste is taken: texts are sanitized, links lead where those of a message may, and of
 * its pictures that of the site alone is kept.
 * @param body of the letter, as it stands in a file that anybody may have written
 * @param picture that the site has set for its letters
 */
export function contentOfLetter(body: string, picture: string | undefined): LetterContent {
  const read = readBody(body);
  const all = 'blocks' in read ? read.blocks : [];
  const blocks = all.map((block) => taken(block, picture)).filter((block) => block !== null);
  return { blocks, leftOut: all.length - blocks.length };
}

/** The draft of the form that a letter is opened in: nothing of it is saved before the person has read it. */
export const draftOfLetter = ({ letter: { name, subject } }: OpenedLetter, { blocks }: LetterContent) => ({
  name,
  subject,
  // A block as it is taken has all properties of its kind.
  body: writeContent({ blocks: blocks.map((block) => keyed(block) as Block) }),
});
