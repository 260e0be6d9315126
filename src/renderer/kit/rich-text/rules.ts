import { z } from 'zod';
import { ruleMessage } from '#renderer/kit/form/messages.ts';
import { parseApart } from '#renderer/kit/ui/trusted.ts';
import { isBlankText } from '#shared/blank-html.ts';
import { cleanHtml } from './clean.ts';
import type { HtmlKind } from './kinds.ts';

/** Bytes of a text as the platform stores it (UTF-8). */
export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** HTML read without running or loading anything: nothing of it is part of the page. */
export const inertBody = (html: string): HTMLElement => parseApart(html).body;

/** The same without what holds a text that is never read. */
export function readableBody(html: string): HTMLElement {
  const body = inertBody(html);
  for (const element of body.querySelectorAll('script, style, noscript, template')) element.remove();
  return body;
}

/** Whether a text shows nothing: no letter, no picture, nothing that a style or a script of the site makes something of. */
export const isBlankHtml = (html: string): boolean => isBlankText(readableBody(html).innerHTML);

/** The letters of a text as a person counts them: without its marks. */
export const lettersOf = (html: string): number => [...(readableBody(html).textContent ?? '')].length;

interface RichTextRule {
  kind?: HtmlKind;
  /** As the platform holds it: left untouched, it is sent exactly as it is stored. */
  stored?: string | null;
  maxBytes?: number;
}

/** What is sent of a text: as it was stored where nobody touched it, cleaned otherwise, null when it shows nothing. */
export function sentHtml(value: string | null, { kind = 'text', stored = null }: RichTextRule = {}): string | null {
  if (value === null || value === stored) return value;
  const clean = cleanHtml(value, kind);
  return isBlankHtml(clean) ? null : clean;
}

/** A rich text that may be empty, for the schema of a form: cleaned on saving. */
export const optionalRichText = ({ maxBytes, ...rule }: RichTextRule = {}) =>
  z
    .string()
    .nullable()
    .transform((value) => sentHtml(value, rule))
    .refine((value) => value === null || value === rule.stored || bytesOf(value) <= (maxBytes ?? Infinity), {
      error: ruleMessage('richText:rules.tooLong', { max: maxBytes ?? 0 }),
    });
