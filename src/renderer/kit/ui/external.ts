import type { MouseEvent } from 'react';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { createStore } from '#renderer/kit/data/store.ts';
import { destinationOf, isMisleadingText } from '#shared/link-text.ts';
import { compactTelephone } from '#shared/telephone.ts';

/** Builds a mailto address. */
export const mailtoOf = (address: string): string =>
  `mailto:${encodeURIComponent(address.toWellFormed()).replace('%40', '@')}`;

/** Builds the address that dials a number; null for a text without one. */
export function telOf(telephone: string): string | null {
  const digits = compactTelephone(telephone);
  return /^\+?\d{2,20}$/.test(digits) ? `tel:${digits}` : null;
}

/**
 * Opens an https, mailto or tel address in the system; the main process refuses and logs any other. For addresses that
 * the application itself names, such as those of buttons; links use `externalLink`.
 */
export function openExternal(url: string): void {
  void invoke('app.openExternal', { url }).catch(() => undefined);
}

/** A link that is opened only once the person agrees. */
export interface LinkQuestion {
  address: string;
  /** The text of the link as displayed. */
  text: string;
  /** Host or mailbox. */
  destination: string;
}

/** The link that the person is asked about; the application shows one question (`LinkQuestionDialog`). */
export const linkQuestion = createStore<LinkQuestion | null>(null);

/**
 * Properties of every link that leaves the application: where it leads, and what a click does. If its text looks like
 * an address other than its destination, the person is asked first, with the destination; any other link opens, and its
 * title names the destination.
 */
export function externalLink(address: string) {
  const follow = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    followLink(event.currentTarget, address);
  };
  return {
    href: address,
    title: destinationOf(address) ?? undefined,
    onClick: follow,
    // The middle button opens a link without a click.
    onAuxClick: (event: MouseEvent<HTMLElement>) => {
      if (event.button === 1) follow(event);
      else event.preventDefault();
    },
  };
}

function followLink(link: HTMLElement, address: string): void {
  const text = textOf(link);
  const destination = destinationOf(address);
  if (destination !== null && isMisleadingText(text.read, address)) {
    linkQuestion.set({ address, text: text.own, destination });
  } else openExternal(address);
}

/** Schemes that another program opens. */
const outside: ReadonlySet<string> = new Set(['https:', 'mailto:', 'tel:']);

/**
 * Follows every other link that leads out of the application in the same way, however it is clicked: with the middle
 * button or a key a link asks for a window, which main refuses.
 */
export function followLinksOutside(document: Document): void {
  const follow = (event: globalThis.MouseEvent) => {
    if (event.defaultPrevented || event.button > 1) return;
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || !outside.has(link.protocol)) return;
    event.preventDefault();
    followLink(link, link.href);
  };
  document.addEventListener('click', follow);
  document.addEventListener('auxclick', follow);
}

/** Text of a link: its own, and as displayed together with adjacent text without a space. */
function textOf(link: HTMLElement): { own: string; read: string } {
  const pictures = [...link.querySelectorAll('img[alt]')].map((picture) => picture.getAttribute('alt') ?? '');
  const own = link.textContent ?? '';
  const before = /\S*$/.exec(textOnLine(link.previousSibling).slice(-longestPart))?.[0] ?? '';
  const after = /^\S*/.exec(textOnLine(link.nextSibling).slice(0, longestPart))?.[0] ?? '';
  const beside = own.trim() === '' ? '' : `${before}${own}${after}`;
  return { own: own.trim() || pictures.join(' '), read: [own, beside, ...pictures].join(' ') };
}

/** Inline elements: their text reads as one with the text beside them. */
const inline: ReadonlySet<string> = new Set([
  '#text',
  'A',
  'B',
  'I',
  'U',
  'S',
  'EM',
  'STRONG',
  'SPAN',
  'SMALL',
  'MARK',
  'CODE',
]);

const textOnLine = (node: Node | null): string =>
  node !== null && inline.has(node.nodeName) ? (node.textContent ?? '') : '';

/** Characters beside a link that may belong to an address: those of a long host. */
const longestPart = 260;
