import type { AppError } from '#shared/errors.ts';
import { mailtoOf, telOf } from '../external.ts';

/** Failures of files that choosing another file does not resolve. */
const ofThisComputer: ReadonlySet<string> = new Set(['unreadable', 'unwritable', 'noSpace']);

/** Whether the support may help: not where the message tells what to change, or for the person's own cancellation. */
export function isForSupport(error: AppError): boolean {
  switch (error.kind) {
    case 'cancelled':
    case 'idle':
    case 'conflict':
    case 'notFound':
      return false;
    case 'invalid':
      return error.fields.length === 0 && error.isTooLarge !== true;
    case 'refused':
      return error.limit === undefined;
    case 'file':
      return ofThisComputer.has(error.reason);
    default:
      return true;
  }
}

/** A piece of the contact, and the address that it opens: https, mailto or tel. */
export interface ContactPart {
  text: string;
  address?: string;
}

/** Web and e-mail addresses, and numbers of nine digits and more that begin like a telephone number. */
const linked =
  /(https:\/\/[^\s<>"]*[^\s<>".,;:!?)])|([^\s@<>(),;:]+@[^\s@<>(),;:]+\.[^\W\d_]{2,})|((?:\+|\b0)\d(?:[\s.()-]{0,2}\d){7,13}\b)/gu;

/**
 * Splits the site's contact into texts and links, in their order; nothing is added to it or left out. Short numbers,
 * dates and opening hours stay texts.
 */
export function contactParts(contact: string): ContactPart[] {
  const parts: ContactPart[] = [];
  let end = 0;
  for (const match of contact.matchAll(linked)) {
    const [text, web, mail] = match;
    if (match.index > end) parts.push({ text: contact.slice(end, match.index) });
    const address = web ?? (mail === undefined ? telOf(text) : mailtoOf(mail));
    parts.push({ text, ...(address !== null && { address }) });
    end = match.index + text.length;
  }
  return end < contact.length ? [...parts, { text: contact.slice(end) }] : parts;
}
