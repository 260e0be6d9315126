import { cleanHtml } from '#renderer/kit/rich-text/clean.ts';
import { readableBody } from '#renderer/kit/rich-text/rules.ts';
import { chosenPictureAddress } from '#shared/ipc/chosen-picture.ts';
import { readableAddress } from '#shared/readable-address.ts';
import { buttonHtml, dividerHtml, escapeHtml, pictureHtml } from '#shared/resources/campaigns/block-html.ts';
import { type Block, isFilled } from '#shared/resources/campaigns/blocks.ts';

/** A message in the forms in which it is read. */
export interface RenderedMessage {
  /** Each block that shows something, in the order of the mail. */
  parts: readonly RenderedPart[];
  /** The content of the mail as HTML, cleaned. */
  html: string;
  /** The version without pictures and layout, subject first. */
  text: string;
}

export interface RenderedPart {
  key: string;
  html: string;
  text: string;
}

const BLOCKS = new Set(['P', 'DIV', 'UL', 'OL', 'LI', 'H1', 'H2', 'H3', 'H4', 'TABLE', 'TR', 'BLOCKQUOTE', 'HR']);

/** Writes the text of nodes: a line per block, a dash before an entry, the address behind a link. */
function textOfNodes(nodes: Iterable<Node>): string {
  let text = '';
  for (const node of nodes) {
    if (node.nodeName === 'BR') text += '\n';
    else if (node.nodeName === 'HR') text += '\n----\n';
    else if (node.nodeType === Node.TEXT_NODE) text += (node.textContent ?? '').replaceAll(/\s+/g, ' ');
    else if (node instanceof Element || 'tagName' in node) text += textOfElement(node as Element);
  }
  return text;
}

function textOfElement(element: Element): string {
  if (element.tagName === 'IMG') return element.getAttribute('alt') ?? '';
  const inside = textOfNodes(element.childNodes);
  const text = inside.trim();
  if (element.tagName === 'A') {
    const address = readableAddress(element.getAttribute('href') ?? '');
    return address === '' || text === address || text.replaceAll(/\s/g, '') === address
      ? inside
      : `${text} (${address})`.trim();
  }
  if (element.tagName === 'LI') return `\n- ${text}`;
  return BLOCKS.has(element.tagName) ? `\n${inside}\n` : inside;
}

/** Returns the readable text of HTML. */
const textOf = (html: string): string =>
  textOfNodes(readableBody(html).childNodes)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

function htmlOf(block: Block): string {
  switch (block.kind) {
    case 'title':
      return `<h2>${escapeHtml(block.text)}</h2>`;
    case 'text':
      return cleanHtml(block.html, 'article');
    case 'button':
      return cleanHtml(buttonHtml(block), 'article');
    case 'divider':
      return dividerHtml;
    case 'image': {
      const src = block.chosen === undefined ? block.src : chosenPictureAddress(block.chosen);
      return `<p>${cleanHtml(pictureHtml({ ...block, src }), 'article')}</p>`;
    }
    case 'unknown':
      return '';
  }
}

const rendered = new WeakMap<Block, RenderedPart>();

function renderBlock(block: Block): RenderedPart {
  const known = rendered.get(block);
  if (known !== undefined) return known;
  const html = isFilled(block) ? htmlOf(block) : '';
  const part = { key: block.key, html, text: html === '' ? '' : textOf(html) };
  rendered.set(block, part);
  return part;
}

/**
 * Renders a message as the mail shows it. Every text is sanitized here; a block that shows nothing, or that is not
 * known, is left out. A block that did not change is not rendered again.
 */
export function renderMessage(subject: string, blocks: readonly Block[]): RenderedMessage {
  const parts = blocks.map(renderBlock).filter(({ html }) => html !== '');
  return {
    parts,
    html: parts.map(({ html }) => html).join('\n'),
    text: [subject.trim(), ...parts.map(({ text }) => text)].filter((text) => text !== '').join('\n\n'),
  };
}
