import { isBlankText } from '../../blank-html.ts';
import { buttonHtml, dividerHtml, escapeHtml, pictureHtml } from './block-html.ts';

/**
 * Maximum bytes of a body (UTF-8), letters of a title and letters of a button (docs/screens/04-campaigns.md §3, §4).
 */
export const bodyLimit = 60_000;
export const titleLimit = 150;
export const buttonLimit = 60;

interface BlockBase {
  /** Identifies the block while it is edited; never written. */
  key: string;
  /** Keys of the stored element that have no meaning here; they are written back. */
  others?: Readonly<Record<string, unknown>>;
}

/** A title; the mail escapes it. */
export interface TitleBlock extends BlockBase {
  kind: 'title';
  text: string;
}

/** Formatted text; the mail holds it as raw HTML. */
export interface TextBlock extends BlockBase {
  kind: 'text';
  html: string;
}

/** A picture that was chosen on this computer and not yet uploaded. */
export interface ChosenPicture {
  selectionId: string;
  name: string;
  /** In bytes. */
  size: number;
}

export interface ImageBlock extends BlockBase {
  kind: 'image';
  /** Complete address that loads without a token; null until the picture is uploaded. */
  src: string | null;
  /** Id of the upload, by which the picture can be deleted; null where it is not known. */
  imageId: number | null;
  /** Alternative text of the picture. */
  alt: string;
  /** Where a click on it leads. */
  href: string | null;
  /** The picture is decorative: its alternative text is empty on purpose. */
  isDecorative: boolean;
  /** The picture that waits for its upload. */
  chosen?: ChosenPicture;
  /** The picture belongs to another campaign and waits to be copied; never written. */
  isBorrowed?: true | undefined;
}

export interface ButtonBlock extends BlockBase {
  kind: 'button';
  label: string;
  href: string;
  /** Its colour, as `#rrggbb`; absent: that of `buttonHtml`. */
  color?: string;
}

export interface DividerBlock extends BlockBase {
  kind: 'divider';
}

/**
 * An element that this version does not know: written back unchanged. It blocks the test (docs/screens/04-campaigns.md
 * §4).
 */
export interface UnknownBlock extends BlockBase {
  kind: 'unknown';
  element: unknown;
}

/** A part of the message of a campaign. */
export type Block = TitleBlock | TextBlock | ImageBlock | ButtonBlock | DividerBlock | UnknownBlock;

/** A block before it gets its key. */
export type NewBlock = Block extends infer B ? (B extends Block ? Omit<B, 'key'> : never) : never;

/** Gives a block a key of its own. */
export const keyed = <B extends NewBlock>(block: B): B & { key: string } => ({ ...block, key: crypto.randomUUID() });

/** Whether a block shows something in the mail. */
export function isFilled(block: Block): boolean {
  switch (block.kind) {
    case 'title':
      return block.text.trim() !== '';
    case 'text':
      return !isBlankText(block.html);
    case 'image':
      return block.src !== null || block.chosen !== undefined;
    case 'button':
      return block.label.trim() !== '' && block.href.trim() !== '';
    case 'divider':
    case 'unknown':
      return true;
  }
}

/** Whether a message has content: a divider alone does not count. */
export const hasContent = (blocks: readonly Block[]): boolean =>
  blocks.some((block) => block.kind !== 'divider' && block.kind !== 'unknown' && isFilled(block));

/** Whether an address is allowed in a message: https, an e-mail address or a telephone number. */
export const isMessageAddress = (address: string): boolean =>
  /^https:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i.test(address) ||
  /^(?:mailto:[^\s@]+@[^\s@]+|tel:\+?[\d*#]{2,})$/i.test(address);
type Element = Readonly<Record<string, unknown>>;

const isElement = (value: unknown): value is Element =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string';

/** Keys that another tool writes by mistake, such as the whole picture (docs/screens/04-campaigns.md §9). */
const USELESS: ReadonlySet<string> = new Set(['newSrc', 'preview']);

/** Returns the keys of an element that are neither read here nor useless. */
function othersOf(element: Element, read: readonly string[]): { others?: Element } {
  const left = Object.entries(element).filter(
    ([name]) => name !== 'type' && name !== 'position' && !read.includes(name) && !USELESS.has(name),
  );
  return left.length === 0 ? {} : { others: Object.fromEntries(left) };
}

const idOf = ({ id }: Element): number | null => (typeof id === 'number' && Number.isSafeInteger(id) ? id : null);

/**
 * Whether HTML still contains what a block is made of: another tool may have changed it and left our keys beside it.
 */
const holds = (html: string, ...parts: readonly string[]): boolean =>
  parts.every((part) => html.includes(escapeHtml(part)));

const colorOf = ({ color }: Element): { color?: string } =>
  isText(color) && /^#[\da-f]{6}$/i.test(color) ? { color } : {};

/**
 * Reads a text element that was written for a picture with alternative text, a button or a divider; null for any other.
 */
function readKind(element: Element, value: string): NewBlock | null {
  const { kind, src, alt, href, label } = element;
  if (kind === 'divider' && value === dividerHtml) return { kind, ...othersOf(element, ['kind', 'value']) };
  if (kind === 'button' && isText(label) && isText(href) && holds(value, label, href)) {
    const known = ['kind', 'value', 'label', 'href', 'color'];
    return { kind, label, href, ...colorOf(element), ...othersOf(element, known) };
  }
  if (kind === 'image' && isText(src) && isText(alt) && holds(value, src, alt)) {
    const read = ['kind', 'value', 'src', 'id', 'alt', 'href', 'decorative'];
    return {
      kind,
      src,
      imageId: idOf(element),
      alt,
      href: isText(href) && href !== '' && holds(value, href) ? href : null,
      isDecorative: element.decorative === true && alt === '',
      ...othersOf(element, read),
    };
  }
  return null;
}

function readElement(element: unknown): NewBlock {
  if (!isElement(element)) return { kind: 'unknown', element };
  const { type, value, src } = element;
  if (type === 'title' && (isText(value) || value === undefined)) {
    return { kind: 'title', text: value ?? '', ...othersOf(element, ['value']) };
  }
  if (type === 'text' && (isText(value) || value === undefined)) {
    const html = value ?? '';
    return readKind(element, html) ?? { kind: 'text', html, ...othersOf(element, ['value']) };
  }
  if (type === 'image' && (isText(src) || src === undefined || src === null)) {
    return {
      kind: 'image',
      src: isText(src) && src !== '' ? src : null,
      imageId: idOf(element),
      alt: '',
      href: null,
      isDecorative: false,
      ...othersOf(element, ['src', 'id']),
    };
  }
  return { kind: 'unknown', element };
}

/**
 * Reads the body of a campaign, a text that holds JSON (docs/platform/b-communities-content.md §4). What another tool
 * wrote becomes titles, texts and images; an element of a type that is not known stays as it is.
 * @returns the blocks, each with a new key; `raw` for a body that is no list in JSON
 */
export function readBody(body: string): { blocks: Block[] } | { raw: string } {
  if (body.trim() === '') return { blocks: [] };
  let list: unknown;
  try {
    list = JSON.parse(body);
  } catch {
    return { raw: body };
  }
  return Array.isArray(list) ? { blocks: list.map((element) => keyed(readElement(element))) } : { raw: body };
}

/**
 * Whether an image needs HTML of our own for its alternative text or link: the platform gives its images a fixed text
 * and no link.
 */
const needsHtml = ({ alt, href, isDecorative }: ImageBlock): boolean => alt !== '' || href !== null || isDecorative;

/** Returns the element of a block, without its position; null for one that is not written. */
function writeBlock(block: Exclude<Block, UnknownBlock>): Element | null {
  if (!isFilled(block)) return null;
  switch (block.kind) {
    case 'title':
      return { type: 'title', value: block.text };
    case 'text':
      return { type: 'text', value: block.html };
    case 'divider':
      return { type: 'text', kind: 'divider', value: dividerHtml };
    case 'button': {
      const { label, href, color } = block;
      const own = { label, href, ...(color !== undefined && { color }) };
      return { type: 'text', kind: 'button', value: buttonHtml(block), ...own };
    }
    case 'image': {
      const { src, imageId, alt, href, isDecorative } = block;
      if (src === null) return null;
      const id = imageId === null ? {} : { id: imageId };
      if (!needsHtml(block)) return { type: 'image', src, ...id };
      const own = { alt, ...(href !== null && { href }), ...(isDecorative && { decorative: true }) };
      return { type: 'text', kind: 'image', value: pictureHtml(block), src, ...id, ...own };
    }
  }
}

/** Puts the position first after the type, as the platform's own tools do. */
const placed = ({ type, ...rest }: Element, position: number): Element => ({ type, position, ...rest });

/**
 * Writes blocks as the body of a campaign. The position is the rank, from 1. Left out are blocks that show nothing and
 * images that have no address yet (docs/screens/04-campaigns.md §3, §4).
 */
export function writeBody(blocks: readonly Block[]): string {
  const elements: unknown[] = [];
  for (const block of blocks) {
    const position = elements.length + 1;
    if (block.kind === 'unknown') {
      elements.push(isElement(block.element) ? { ...block.element, position } : block.element);
      continue;
    }
    const element = writeBlock(block);
    if (element !== null) elements.push(placed({ ...block.others, ...element }, position));
  }
  return JSON.stringify(elements);
}

/** Number of bytes of a body as the platform stores it (UTF-8). */
export const bodyBytes = (body: string): number => new TextEncoder().encode(body).length;
