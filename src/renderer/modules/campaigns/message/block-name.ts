import type { TFunction } from 'i18next';
import { readableBody } from '#renderer/kit/rich-text/rules.ts';
import type { Block } from '#shared/resources/campaigns/blocks.ts';

const MAX = 80;

const texts = new WeakMap<Block, string>();

function textOf(block: Block): string {
  switch (block.kind) {
    case 'title':
      return block.text;
    case 'text':
      return readableBody(block.html.replaceAll(/<\/(?:p|li|h\d|div|td)>|<br>/gi, '$& ')).textContent ?? '';
    case 'image':
      return block.alt || block.chosen?.name || '';
    case 'button':
      return block.label;
    case 'divider':
    case 'unknown':
      return '';
  }
}

/** The first words of a block, by which it is known in a list; empty where it has none. */
export function excerptOf(block: Block): string {
  const known = texts.get(block);
  if (known !== undefined) return known;
  const text = textOf(block).replaceAll(/\s+/g, ' ').trim();
  const excerpt = text.length > MAX ? `${text.slice(0, MAX)}…` : text;
  texts.set(block, excerpt);
  return excerpt;
}

/** The name of a block in messages: its kind, and its first words where it has some. */
export function blockName(block: Block, t: TFunction<'message'>): string {
  const kind = t(`kinds.${block.kind}`);
  const words = excerptOf(block);
  return words === '' ? kind : t('block.named', { kind, words });
}
