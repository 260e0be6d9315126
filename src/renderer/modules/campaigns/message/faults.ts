import {
  type Block,
  bodyBytes,
  bodyLimit,
  buttonLimit,
  hasContent,
  isMessageAddress,
  titleLimit,
} from '#shared/resources/campaigns/blocks.ts';
import { bodyOf, type Content, isRaw } from './content.ts';

/** What keeps a block from being saved, with the field that it concerns. */
export interface BlockFault {
  field: 'text' | 'label' | 'href';
  /** Name of its message. */
  reason: 'titleTooLong' | 'labelMissing' | 'labelTooLong' | 'hrefMissing' | 'hrefInvalid';
}

const letters = (text: string): number => [...text].length;

const linkFaults = (href: string | null): BlockFault[] =>
  href === null || isMessageAddress(href) ? [] : [{ field: 'href', reason: 'hrefInvalid' }];

/** Returns what is wrong with a block; an empty block is not wrong, it is left out. */
export function faultsOf(block: Block): BlockFault[] {
  switch (block.kind) {
    case 'title':
      return letters(block.text.trim()) > titleLimit ? [{ field: 'text', reason: 'titleTooLong' }] : [];
    case 'image':
      return linkFaults(block.href);
    case 'button': {
      const { label, href } = { label: block.label.trim(), href: block.href.trim() };
      if (label === '' && href === '') return [];
      return [
        ...(label === '' ? [{ field: 'label', reason: 'labelMissing' } as const] : []),
        ...(letters(label) > buttonLimit ? [{ field: 'label', reason: 'labelTooLong' } as const] : []),
        ...(href === '' ? [{ field: 'href', reason: 'hrefMissing' } as const] : linkFaults(href)),
      ];
    }
    default:
      return [];
  }
}

/** The first block that cannot be saved; null where there is none. */
export const firstFaulty = (blocks: readonly Block[]): Block | null =>
  blocks.find((block) => faultsOf(block).length > 0) ?? null;

/** What keeps a message from being saved. */
export type ContentFault = 'empty' | 'blocks' | 'tooLong' | 'raw';

const isList = (text: string): boolean => {
  try {
    return Array.isArray(JSON.parse(text));
  } catch {
    return false;
  }
};

/** Returns what keeps a message from being saved (docs/screens/04-campaigns.md §3); null where nothing does. */
export function faultOf(content: Content): ContentFault | null {
  if (isRaw(content)) return isList(content.raw) ? null : 'raw';
  if (!hasContent(content.blocks)) return 'empty';
  if (firstFaulty(content.blocks) !== null) return 'blocks';
  return bodyBytes(bodyOf(content)) > bodyLimit ? 'tooLong' : null;
}
