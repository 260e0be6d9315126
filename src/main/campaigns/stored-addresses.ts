import { buttonHtml, pictureHtml } from '#shared/resources/campaigns/block-html.ts';
import { type Block, readBody } from '#shared/resources/campaigns/blocks.ts';

/** The values of attributes that hold an address, in HTML that was read by nothing else before. */
const ADDRESSES = /(?<![\w-])(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>`]+))/giu;

const named: Readonly<Record<string, string>> = { amp: '&', apos: "'", gt: '>', lt: '<', quot: '"' };

/** Decodes the references by which an editor writes an attribute; any other stays as it is. */
const decoded = (value: string): string =>
  value.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|apos|gt|lt|quot));/giu, (all, hex, decimal, name) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? all;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });

const htmlOf = (block: Block): string => {
  if (block.kind === 'text') return block.html;
  if (block.kind === 'button') return buttonHtml(block);
  return block.kind === 'image' ? pictureHtml(block) : '';
};

/**
 * Returns the addresses in the stored body of a campaign: of pictures and links, in its blocks and in their HTML. None
 * for a body that holds no blocks.
 */
export function storedAddresses(body: string): string[] {
  const read = readBody(body);
  const html = 'blocks' in read ? read.blocks.map(htmlOf).join('\n') : '';
  return [...html.matchAll(ADDRESSES)].map(([, double, single, bare]) => decoded(double ?? single ?? bare ?? ''));
}

/** The opening tag of a link or a picture; a tag that is not closed before the next one is none. */
const TAGS = /<(a|img)\b((?:"[^"]*"|'[^']*'|[^'"<>])*)>/giu;

/**
 * Returns the addresses that a message shows, as a browser reads them: those of its pictures, and those of its links
 * that lead to the web. Each once, in their order.
 */
export function addressesOfMessage(body: string): { images: string[]; links: string[] } {
  const read = readBody(body);
  const html = 'blocks' in read ? read.blocks.map(htmlOf).join('\n') : '';
  const found = { images: new Set<string>(), links: new Set<string>() };
  for (const [, tag = '', attributes = ''] of html.matchAll(TAGS)) {
    const isPicture = tag.toLowerCase() === 'img';
    const wanted = isPicture ? 'src' : 'href';
    // Of two attributes of one name the first counts, as in a browser.
    const first = attributes.matchAll(ADDRESSES).find(([attribute]) => attribute.toLowerCase().startsWith(wanted));
    const address = decoded(first?.[1] ?? first?.[2] ?? first?.[3] ?? '');
    if (isPicture ? address !== '' : /^https?:/i.test(address)) found[isPicture ? 'images' : 'links'].add(address);
  }
  return { images: [...found.images], links: [...found.links] };
}
