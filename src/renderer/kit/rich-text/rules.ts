import { z } from 'zod';
import { ruleMessage } from '#renderer/kit/form/messages.ts';
import { parseApart } from '#renderer/kit/ui/trusted.ts';
import { isBlankText } from '#shared/blank-html.ts';
import { cleanHtml } from './clean.ts';
import type { HtmlKind } from './kinds.ts';

/** Number of bytes of a text as the platform stores it (UTF-8). */
export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** Parses HTML into an inert document: nothing of it runs or loads. */
export const inertBody = (html: string): HTMLElement => parseApart(html).body;

/** Like `inertBody`, without elements whose text is never displayed. */
export function readableBody(html: string): HTMLElement {
  const body = inertBody(html);
  for (const element of body.querySelectorAll('script, style, noscript, template')) element.remove();
  return body;
}

/** Whether a text shows nothing: no letter, no picture, no element that a style or a script of the site may use. */
export const isBlankHtml = (html: string): boolean => isBlankText(readableBody(html).innerHTML);

/** Number of letters of a text, without its markup. */
export const lettersOf = (html: string): number => [...(readableBody(html).textContent ?? '')].length;

interface RichTextRule {
  kind?: HtmlKind;
  /** The stored text: while untouched, it is sent unchanged. */
  stored?: string | null;
  maxBytes?: number;
}

/** Returns the text to send: the stored one when untouched, otherwise sanitized; null when it shows nothing. */
export function sentHtml(value: string | null, { kind = 'text', stored = null }: RichTextRule = {}): string | null {
  if (value === null || value === stored) return value;
  const clean = cleanHtml(value, kind);
  return isBlankHtml(clean) ? null : clean;
}

/** Schema of an optional rich text: sanitized on saving. */
export const optionalRichText = ({ maxBytes, ...rule }: RichTextRule = {}) =>
  z
    .string()
    .nullable()
    .transform((value) => sentHtml(value, rule))
    .refine((value) => value === null || value === rule.stored || bytesOf(value) <= (maxBytes ?? Infinity), {
      error: ruleMessage('richText:rules.tooLong', { size: maxBytes ?? 0 }),
    });
